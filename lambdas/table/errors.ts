import type { Key } from './key.ts';

/** The table could not be reached or is overloaded: the call may be repeated later. */
export class TableUnavailableError extends Error {
  override readonly name = 'TableUnavailableError';
}

/** The keys of the items that a write has met as others were at them; none where that is not known. */
interface BusyItems extends ErrorOptions {
  items?: Key[];
}

/** The table, or a partition of it, is asked for more than it takes a second. */
export class ThrottledError extends TableUnavailableError {
  readonly items: Key[];

  constructor(message: string, { items = [], ...options }: BusyItems = {}) {
    super(message, options);
    this.items = items;
  }
}

/** A condition of a write did not hold, and the write did not say which error that means. */
export class ConditionFailedError extends Error {
  override readonly name = 'ConditionFailedError';
}

/** Others keep changing the same items: the call may be repeated in a moment. */
export class ContendedError extends Error {
  override readonly name = 'ContendedError';
  readonly items: Key[];

  constructor(message: string, { items = [], ...options }: BusyItems = {}) {
    super(message, options);
    this.items = items;
  }
}
