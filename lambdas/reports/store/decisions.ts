import { DAY, SECOND } from '../../../shared/limits.ts';
import type { CaseStatus } from '../../../shared/model/report.ts';
import type { Suspension } from '../../../shared/model/suspension.ts';
import type { ReportReason } from '../../../shared/rules/reporting.ts';
import type { AuditItem } from '../../audit/items.ts';
import { auditItem } from '../../audit/store.ts';
import { httpKeys } from '../../http/keys.ts';
import { mailJob } from '../../mail/orders.ts';
import { memberKeys } from '../../members/store/keys.ts';
import type { Effect } from '../../table/effect.ts';
import type { Write } from '../../table/write.ts';
import { reportMailKinds } from '../mails/kinds.ts';
import { AdministratorStaysError, AlreadyDecidedError } from './errors.ts';
import type { CaseItem } from './items.ts';
import { reportKeys } from './keys.ts';
import { reportsKeptUntil } from './reports.ts';

/** What an administrator does to a member. */
interface SuspensionOrder {
  memberId: string;
  days: number;
  reason: ReportReason;
}

/** A suspension that begins now. */
export const suspensionFor = ({ days, reason }: Omit<SuspensionOrder, 'memberId'>): Suspension => ({
  until: new Date(Math.floor((Date.now() + days * DAY) / SECOND) * SECOND).toISOString(),
  reason,
});

/** The account refuses what a suspended member writes, and the profile tells them. */
function suspensionWrites(memberId: string, suspension: Suspension | undefined): Write[] {
  const change = suspension
    ? { update: 'SET suspension = :suspension', values: { ':suspension': suspension } }
    : { update: 'REMOVE suspension' };
  return [
    {
      ...change,
      key: httpKeys.account(memberId),
      condition: 'isAdmin = :no',
      values: { ...change.values, ':no': false },
      onConditionFailed: () => new AdministratorStaysError(),
    },
    { ...change, key: memberKeys.profile(memberId), condition: 'attribute_exists(pk)' },
    ...(suspension ? [{ put: mailJob(reportMailKinds.suspended, { memberId, ...suspension }) }] : []),
  ];
}

/**
 * Suspends a member, or lifts their suspension when `days` is 0, and has them told.
 *
 * @throws AdministratorStaysError for an administrator, and for whoever has left meanwhile
 */
export async function suspendMember(
  effect: Effect,
  by: string,
  { memberId, days, reason }: SuspensionOrder,
  note: string,
): Promise<Suspension | undefined> {
  const suspension = days > 0 ? suspensionFor({ days, reason }) : undefined;
  const done: Omit<AuditItem, '_id' | 'ttl'> = suspension
    ? { action: 'suspend', by, memberId, reason, days, note }
    : { action: 'lift', by, memberId, reason, note };
  await effect.commit([...suspensionWrites(memberId, suspension), { put: auditItem(done), ifNew: true }]);
  return suspension;
}

/** What an administrator decides about a case. */
export interface Decision {
  status: Exclude<CaseStatus, 'open'>;
  reason: ReportReason;
  days?: number;
  note: string;
  /** The first words of the thing, by which the audit list names it; undefined of a member. */
  words: string | undefined;
}

const ACTIONS = { dismissed: 'dismiss', removed: 'remove', suspended: 'suspend' } as const;

/**
 * Decides about a case. That its thing goes, and that its writer is told, follows.
 *
 * @param known the case as the administrator has seen it
 * @throws AlreadyDecidedError when another decision was made meanwhile
 * @throws AdministratorStaysError when an administrator would be suspended
 */
export async function decideCase(
  effect: Effect,
  by: string,
  known: CaseItem,
  { status, reason, days, note, words }: Decision,
): Promise<void> {
  const { caseId, kind, memberId, decidedAt: seen } = known;
  const decidedAt = new Date().toISOString();
  const { gsi1pk, gsi1sk } = reportKeys.byStatus(status, decidedAt);
  const done = {
    action: ACTIONS[status],
    by,
    memberId,
    caseId,
    kind,
    note,
    ...(words !== undefined && { words }),
  };
  await effect.commit([
    {
      key: reportKeys.case(caseId),
      update: 'SET #status = :status, decidedAt = :now, gsi1pk = :pk, gsi1sk = :sk, #ttl = :ttl',
      condition: `#status = :open AND ${seen ? 'decidedAt = :seen' : 'attribute_not_exists(decidedAt)'}`,
      names: { '#status': 'status', '#ttl': 'ttl' },
      values: {
        ':status': status,
        ':open': 'open',
        ':now': decidedAt,
        ':pk': gsi1pk,
        ':sk': gsi1sk,
        ':ttl': reportsKeptUntil(),
        ...(seen && { ':seen': seen }),
      },
      onConditionFailed: () => new AlreadyDecidedError(),
    },
    ...(days === undefined ? [] : suspensionWrites(memberId, suspensionFor({ days, reason }))),
    {
      put: auditItem({
        ...done,
        ...(status !== 'dismissed' && { reason }),
        ...(days !== undefined && { days }),
      }),
      ifNew: true,
    },
  ]);
}
