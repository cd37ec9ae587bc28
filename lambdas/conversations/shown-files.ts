import { MINUTE } from '../../shared/limits.ts';
import type { ShownFiles } from '../media/cleanup.ts';
import { idTime } from '../table/ids.ts';
import { readMessages } from './store/messages.ts';

/** Longer than it takes from the id of a file to its message. */
const WITHIN = 15 * MINUTE;

const PAGE = 100;

/** When the oldest of some files got its id, which its name is. */
const oldestOf = (paths: string[]): number =>
  Math.min(...paths.map((path) => idTime(path.split('/').at(-1) ?? '')));

/** The files that messages of a conversation show which were sent since the files were stored. */
async function shownSince(conversationId: string, since: number): Promise<string[]> {
  const shown: string[] = [];
  for (let before: string | undefined; ; ) {
    const { items, more } = await readMessages(conversationId, { before, limit: PAGE });
    shown.push(...items.flatMap(({ attachments }) => attachments.map(({ url }) => url)));
    before = items.at(-1)?._id;
    if (!more || before === undefined || idTime(before) < since) return shown;
  }
}

export const shownByConversation: ShownFiles = ({ conversationId, paths }) =>
  conversationId === undefined ? undefined : shownSince(conversationId, oldestOf(paths) - WITHIN);
