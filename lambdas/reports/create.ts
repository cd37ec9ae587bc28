import { reports } from '../../shared/api/reports.ts';
import type { Body } from '../../shared/api/route.ts';
import { foundBy } from '../../shared/rules/reporting.ts';
import { reports as texts } from '../../shared/texts/reports/reports.ts';
import { type Caller, handle } from '../http/handle.ts';
import { isBlockedByAny } from '../visibility/hidden.ts';
import { readCase } from './store/cases.ts';
import { NothingToReportError, OwnThingError } from './store/errors.ts';
import { addReport } from './store/reports.ts';
import { caseIdOf, readThing, type Thing } from './store/things.ts';
import { versionOf } from './store/versions.ts';

/**
 * Whether the member does not see the thing: it is for others, or somebody without whom they would see it has blocked them.
 * Most have no such blocks to look for.
 */
async function isKeptFrom(member: Caller, { owners, readers }: Thing): Promise<boolean> {
  if (readers && !readers.includes(member._id)) return true;
  return (await member.account()).hasHidden === true && isBlockedByAny(member._id, owners);
}

/** What a thing is found by, beside its own id: all else has one name, whoever is said to have written it. */
function withinOf(body: Body<typeof reports.create>): string {
  const field = foundBy(body.kind);
  return (field && body[field]) ?? '';
}

const answer = { message: texts.thanks };

export const handler = handle(
  reports.create,
  async ({ member, body, effect }) => {
    const { kind, id, reason, text } = body;
    const name = { kind, id, within: withinOf(body) };
    const [thing, known] = await Promise.all([readThing(name), readCase(caseIdOf(name))]);
    if (!thing || (await isKeptFrom(member, thing))) throw new NothingToReportError();
    if (thing.memberId === member._id) throw new OwnThingError();
    // What was dismissed is not reported again by the same member; what has had consequences may have begun anew.
    const since = known && known.status !== 'dismissed' ? known.decidedAt : undefined;
    const isNew = await addReport(effect, member._id, since, {
      caseId: caseIdOf(name),
      kind,
      memberId: thing.memberId,
      reason,
      text,
      ...versionOf(thing, known?.versions ?? []),
    });
    return { message: isNew ? texts.thanks : texts.knownReport };
  },
  () => answer,
);
