import type { Suspension } from '../../../shared/model/suspension.ts';
import { reports as texts } from '../../../shared/texts/reports/reports.ts';
import { errorClasses } from '../../http/errors.ts';

export const {
  NothingToReportError,
  OwnThingError,
  CaseNotFoundError,
  AlreadyDecidedError,
  MemberStaysError,
  SuspendedLongerError,
  AdministratorStaysError,
} = errorClasses({
  NothingToReportError: [404, 'NOT_FOUND', texts.notFound],
  /** Nobody reports themselves. */
  OwnThingError: [400, 'OWN_THING', texts.ownThing],
  CaseNotFoundError: [404, 'NOT_FOUND', texts.caseNotFound],
  /** Another administrator was faster. */
  AlreadyDecidedError: [409, 'CONFLICT', texts.alreadyDecided],
  /** A member is suspended, not removed. */
  MemberStaysError: [400, 'INVALID', texts.memberStays],
  /** A suspension is made shorter by itself only, not by a decision about one more thing. */
  SuspendedLongerError: [400, 'INVALID', ({ until }: Suspension) => texts.suspendedLonger(until), 'days'],
  /** No administrator suspends another one. */
  AdministratorStaysError: [403, 'FORBIDDEN', texts.administratorStays],
});
