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
