import { MESSAGE_ATTACHMENTS_MAX, MESSAGE_MAX } from '../../../../../shared/limits.ts';
import type { NewAttachment } from '../../../../../shared/model/conversation.ts';
import { conversations as texts } from '../../../../../shared/texts/conversations/conversations.ts';
import { postScreens } from '../../../../../shared/texts/posts/post-screens.ts';
import { FILE_UPLOADS } from '../../../components/files/file-kinds.ts';
import type { ChosenFile } from '../../../components/files/use-files.ts';

/** What the browser's dialog offers: all that can go with a message. */
export const ACCEPTED = Object.values(FILE_UPLOADS)
  .map(({ accept }) => accept)
  .join();

/** What keeps a message from being sent, if anything. */
export function problemOf(text: string, files: readonly ChosenFile[]): string | undefined {
  if (text.trim().length > MESSAGE_MAX) return texts.textTooLong;
  if (files.length > MESSAGE_ATTACHMENTS_MAX) return texts.tooManyAttachments;
  return files.some(({ problem }) => problem) ? postScreens.uploadsFailed : undefined;
}

/** What is sent for the files of a message, once they have arrived. Rejects when one of them has not. */
export const attachmentsOf = (files: readonly ChosenFile[]): Promise<NewAttachment[]> =>
  Promise.all(
    files.map(async ({ kind, file, alt, arrival }): Promise<NewAttachment> => {
      const url = await arrival;
      if (kind === 'photo') return { kind: 'image', url, alt: alt.trim() };
      return kind === 'video' ? { kind, url } : { kind, url, name: file.name };
    }),
  );
