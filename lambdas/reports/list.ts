import { reports } from '../../shared/api/reports.ts';
import { decodeCursor, encodeCursor } from '../http/cursor.ts';
import { handle } from '../http/handle.ts';
import { httpKeys } from '../http/keys.ts';
import { Reply } from '../http/reply.ts';
import { readStoredCards } from '../members/store/members.ts';
import { getMany } from '../table/batch.ts';
import { readCases } from './store/cases.ts';
import type { CaseItem } from './store/items.ts';
import { nameOf, readThing } from './store/things.ts';
import { presentCase } from './view.ts';

/** What the cases are about: the things by case, and cards and accounts of their writers by member. */
async function readConcerned(cases: CaseItem[]) {
  const memberIds = [...new Set(cases.map(({ memberId }) => memberId))];
  const [things, cards, accounts] = await Promise.all([
    Promise.all(cases.map(({ kind, caseId }) => readThing(nameOf(kind, caseId)))),
    readStoredCards(memberIds),
    getMany(memberIds.map(httpKeys.account)),
  ]);
  const suspensions = new Map(accounts.map(({ memberId, suspension }) => [memberId, suspension]));
  return { things, cards, suspensions };
}

export const handler = handle(reports.list, async ({ query }) => {
  const { status, limit, cursor } = query;
  const list = `${reports.list.name} ${status}`;
  const { items, more } = await readCases(status, { before: await decodeCursor(list, cursor), limit });
  const { things, cards, suspensions } = await readConcerned(items);
  const last = items.at(-1);
  const next = more && last ? await encodeCursor(list, last.gsi1sk) : undefined;
  const shown = items.map((found, at) =>
    presentCase(found, things[at], cards.get(found.memberId), suspensions.get(found.memberId)),
  );
  return new Reply(shown, { next });
});
