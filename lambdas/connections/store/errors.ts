import { SECOND } from '../../../shared/limits.ts';
import { declinedTwice } from '../../../shared/texts/daily-limits.ts';
import { HttpError } from '../../http/errors.ts';

/** 429: the member has declined too often to be asked again; `waitMs` until that is possible. */
export class DeclinedError extends HttpError {
  constructor(waitMs: number) {
    super(429, 'DECLINED', declinedTwice(waitMs), {
      headers: { 'retry-after': String(Math.max(1, Math.ceil(waitMs / SECOND))) },
    });
  }
}
