import { saved } from '../../shared/api/saved.ts';
import { truncateToSize } from '../http/answer/truncate-to-size.ts';
import { decodeCursor, encodeCursor } from '../http/cursor.ts';
import { handle } from '../http/handle.ts';
import { Reply } from '../http/reply.ts';
import { readSaves } from '../saves/saves.ts';
import { rowsOf } from './rows.ts';

export const handler = handle(saved.list, async ({ member, query }) => {
  const { kind, limit, cursor } = query;
  const list = `${saved.list.name} ${kind} ${member._id}`;
  const before = await decodeCursor(list, cursor);
  const { items: saves, more } = await readSaves(member._id, kind, { before, limit });
  const rows = await rowsOf(member, kind, saves);
  const shown = truncateToSize(rows);
  const isCut = shown.length < rows.length;
  const last = isCut ? saves.find(({ thingId }) => thingId === shown.at(-1)?.id) : saves.at(-1);
  return new Reply(shown, { next: (more || isCut) && last ? await encodeCursor(list, last._id) : undefined });
});
