import type { AuditEntry, ReportCase } from '../../shared/model/report.ts';
import type { Suspension } from '../../shared/model/suspension.ts';
import { isSuspended } from '../../shared/rules/members/suspension.ts';
import type { AuditItem } from '../audit/items.ts';
import type { MemberSummary } from '../members/store/items.ts';
import { personOf } from '../members/store/person.ts';
import { DELETED_MEMBER } from '../members/views/nobody.ts';
import { idTime } from '../table/ids.ts';
import type { CaseItem } from './store/items.ts';
import { nameOf, type Thing } from './store/things.ts';

const presentThing = ({
  title,
  text,
  picture,
  postId,
  projectId,
  inReplyTo,
}: Thing): ReportCase['thing'] => ({
  title,
  text,
  picture,
  ...(postId !== undefined && { postId }),
  ...(projectId !== undefined && { projectId }),
  ...(inReplyTo !== undefined && { inReplyTo }),
});

/** A reported thing as administrators see it. */
export function presentCase(
  found: CaseItem,
  thing: Thing | undefined,
  member: MemberSummary | undefined,
  suspension: Suspension | undefined,
): ReportCase {
  const { caseId, kind, status, reporters, reasons, words, versions, firstAt, lastAt, decidedAt } = found;
  return {
    _id: caseId,
    kind,
    status,
    reporters,
    reasons,
    words,
    firstAt,
    lastAt,
    ...(decidedAt && { decidedAt }),
    versions: versions.map(({ versionId: _, ...version }) => version),
    thing: thing ? presentThing(thing) : null,
    member: member
      ? {
          ...personOf(member),
          ...(suspension && isSuspended(suspension) && { suspendedUntil: suspension.until }),
        }
      : null,
  };
}

/** What an administrator has done, as the others see it. */
export function presentEntry(entry: AuditItem, cards: ReadonlyMap<string, MemberSummary>): AuditEntry {
  const { _id, action, by, memberId, caseId, kind, words, reason, days, note } = entry;
  const [actor, member] = [cards.get(by), memberId === undefined ? undefined : cards.get(memberId)];
  return {
    _id,
    action,
    createdAt: new Date(idTime(_id)).toISOString(),
    by: actor ? personOf(actor) : DELETED_MEMBER,
    member: member ? personOf(member) : null,
    ...(kind && { kind }),
    ...(kind && caseId && words !== undefined && { thing: { id: nameOf(kind, caseId).id, words } }),
    ...(reason && { reason }),
    ...(days !== undefined && { days }),
    note,
  };
}
