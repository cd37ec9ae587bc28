import { reports } from '../../shared/api/reports.ts';
import { readAudit } from '../audit/store.ts';
import { decodeCursor, encodeCursor } from '../http/cursor.ts';
import { handle } from '../http/handle.ts';
import { Reply } from '../http/reply.ts';
import { readStoredCards } from '../members/store/members.ts';
import { presentEntry } from './view.ts';

export const handler = handle(reports.audit, async ({ query }) => {
  const list = reports.audit.name;
  const before = await decodeCursor(list, query.cursor);
  const { items, more } = await readAudit({ before, limit: query.limit });
  const cards = await readStoredCards(
    items.flatMap(({ by, memberId }) => [by, ...(memberId ? [memberId] : [])]),
  );
  const last = items.at(-1);
  const next = more && last ? await encodeCursor(list, last._id) : undefined;
  return new Reply(
    items.map((entry) => presentEntry(entry, cards)),
    { next },
  );
});
