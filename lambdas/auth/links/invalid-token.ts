import { recovery as texts } from '../../../shared/texts/account/recovery.ts';
import { BadRequest } from '../../http/errors.ts';

/** 400: a link does not work, or no longer. */
export class InvalidTokenError extends BadRequest {
  constructor() {
    super(texts.invalidToken, undefined, 'INVALID_TOKEN');
  }
}
