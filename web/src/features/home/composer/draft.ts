import type { posts } from '../../../../../shared/api/posts.ts';
import type { BodyInput } from '../../../../../shared/api/route.ts';
import * as limits from '../../../../../shared/limits.ts';
import { postScreens as screenTexts } from '../../../../../shared/texts/posts/post-screens.ts';
import { posts as texts } from '../../../../../shared/texts/posts/posts.ts';
import type { ChosenFile } from '../../../components/files/use-files.ts';
import type { Kind } from './kinds.ts';

/** A poll that is being written. */
export interface PollDraft {
  options: string[];
  /** How long it will be open. */
  days: number;
}

/** A poll starts with two options. */
export const NEW_POLL: PollDraft = {
  options: Array<string>(limits.POLL_OPTIONS_MIN).fill(''),
  days: limits.POLL_DAYS_DEFAULT,
};

/** A post that is being written. */
export interface Draft {
  text: string;
  kind: Kind | undefined;
  files: ChosenFile[];
  poll: PollDraft;
}

const filledOf = ({ options }: PollDraft) => options.map((option) => option.trim()).filter(Boolean);

/** Whether another kind would take something away. */
export const hasMedia = ({ files, poll }: Draft): boolean => files.length > 0 || filledOf(poll).length > 0;

function pollProblem(poll: PollDraft): string | undefined {
  const filled = filledOf(poll);
  if (filled.length < limits.POLL_OPTIONS_MIN) return texts.pollNeedsOptions;
  return new Set(filled).size < filled.length ? texts.pollOptionTwice : undefined;
}

/** What keeps a draft from being posted, if anything. */
export function problemOf({ text, kind, files, poll }: Draft): string | undefined {
  if (text.trim().length > limits.POST_MAX) return texts.contentTooLong;
  if (kind === 'poll') return pollProblem(poll);
  if (files.some(({ problem }) => problem)) return screenTexts.uploadsFailed;
  return text.trim() === '' && files.length === 0 ? texts.contentRequired : undefined;
}

type Body = BodyInput<typeof posts.create>;

/** What is sent for a draft, once its files have arrived. Rejects when one of them has not. */
export async function bodyOf({ text, kind, files, poll }: Draft): Promise<Body> {
  const content = text.trim();
  if (kind === 'poll') return { content, poll: { options: filledOf(poll), days: poll.days } };
  const arrived = await Promise.all(
    files.map(async ({ arrival, file, alt }) => ({ path: await arrival, name: file.name, alt: alt.trim() })),
  );
  const [first] = arrived;
  if (!first) return { content };
  if (kind === 'video') return { content, video: first.path };
  if (kind === 'document')
    return { content, documents: arrived.map(({ path, name }) => ({ url: path, name })) };
  return { content, images: arrived.map(({ path, alt }) => ({ url: path, alt })) };
}
