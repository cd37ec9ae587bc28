import { reports } from '../../shared/api/reports.ts';
import { DAY } from '../../shared/limits.ts';
import { mostNamed } from '../../shared/rules/reporting.ts';
import { reports as texts } from '../../shared/texts/reports/reports.ts';
import { handle } from '../http/handle.ts';
import { readAccount } from '../http/session/accounts.ts';
import { readCase } from './store/cases.ts';
import { decideCase } from './store/decisions.ts';
import {
  AlreadyDecidedError,
  CaseNotFoundError,
  MemberStaysError,
  SuspendedLongerError,
} from './store/errors.ts';
import type { CaseItem } from './store/items.ts';
import { nameOf, readThing } from './store/things.ts';
import { firstWordsOf } from './store/versions.ts';

const STATUS = { dismiss: 'dismissed', remove: 'removed', suspend: 'suspended' } as const;

/** A decision about one thing shortens no suspension that was given for another. */
async function refuseShorter(memberId: string, days: number): Promise<void> {
  const suspension = (await readAccount(memberId))?.suspension;
  if (suspension && Date.parse(suspension.until) > Date.now() + days * DAY)
    throw new SuspendedLongerError(suspension);
}

/** The first words of a thing as it was reported; of a case from before that was kept, as it is now. */
async function wordsOf({ kind, caseId, versions }: CaseItem): Promise<string | undefined> {
  if (kind === 'member') return undefined;
  const wording = versions[0] ?? (await readThing(nameOf(kind, caseId)));
  return wording && firstWordsOf(wording);
}

const answer = { message: texts.decided };

export const handler = handle(
  reports.decide,
  async ({ member, params, body, effect }) => {
    const known = await readCase(params.reportId);
    if (!known) throw new CaseNotFoundError();
    if (known.status !== 'open') throw new AlreadyDecidedError();
    const { action, days, reason = mostNamed(known.reasons), note } = body;
    if (action === 'remove' && known.kind === 'member') throw new MemberStaysError();
    if (action === 'suspend' && days !== undefined) await refuseShorter(known.memberId, days);
    const lasting = action === 'suspend' && days !== undefined ? { days } : {};
    const words = await wordsOf(known);
    await decideCase(effect, member._id, known, { status: STATUS[action], reason, note, words, ...lasting });
    return answer;
  },
  () => answer,
);
