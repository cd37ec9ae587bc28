/** The table could not be reached or is overloaded: the call may be repeated later. */
export class TableUnavailableError extends Error {
  override readonly name = 'TableUnavailableError';
}

/** A condition of a write did not hold, and the write did not say which error that means. */
export class ConditionFailedError extends Error {
  override readonly name = 'ConditionFailedError';
}

/** Others keep changing the same items: the call may be repeated in a moment. */
export class ContendedError extends Error {
  override readonly name = 'ContendedError';
}

/** The member has read everything up to a later notice, or is gone. */
export class OutdatedNoticeError extends Error {
  override readonly name = 'OutdatedNoticeError';
  /** Whether the member is still there. */
  readonly isMember: boolean;

  constructor(isMember: boolean) {
    super('this notice would count as read');
    this.isMember = isMember;
  }
}
