import { declinedTwice } from '../../../shared/texts/daily-limits.ts';
import { connectedOnly, connections as texts } from '../../../shared/texts/members/connections.ts';
import { errorClasses, retryAfter } from '../../http/errors.ts';

export const {
  OwnRequestError,
  AdministratorError,
  AlreadyConnectedError,
  AlreadyRequestedError,
  DeclinedError,
  RequestNotFoundError,
  AlreadyProcessedError,
  NotConnectedError,
  ConnectedOnlyError,
} = errorClasses({
  /** Nobody asks themselves. */
  OwnRequestError: [400, 'INVALID', texts.toYourself],
  /** Administrators take no part in connections. */
  AdministratorError: [403, 'FORBIDDEN', texts.notWithAdministrator],
  AlreadyConnectedError: [400, 'INVALID', texts.alreadyConnected],
  AlreadyRequestedError: [400, 'INVALID', texts.alreadyRequested],
  /** The member has declined too often to be asked again; `waitMs` until that is possible. */
  DeclinedError: [429, 'DECLINED', declinedTwice, retryAfter],
  RequestNotFoundError: [404, 'NOT_FOUND', texts.noPendingRequest],
  AlreadyProcessedError: [400, 'ALREADY_PROCESSED', texts.alreadyProcessed],
  NotConnectedError: [400, 'INVALID', texts.notConnected],
  /** Only who is connected with a member sees their connections. */
  ConnectedOnlyError: [403, 'FORBIDDEN', connectedOnly()],
});
