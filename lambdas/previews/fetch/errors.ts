/** Why nothing was fetched. */
export type FetchRefusal =
  | 'wrongAddress'
  | 'wrongStatus'
  | 'wrongType'
  | 'encoded'
  | 'tooLarge'
  | 'tooManyRedirects';

/** An address leads to nothing that may be fetched. */
export class FetchRefusedError extends Error {
  override readonly name = 'FetchRefusedError';
  readonly reason: FetchRefusal;

  constructor(reason: FetchRefusal) {
    super(reason);
    this.reason = reason;
  }
}
