import { hiding as texts } from '../../../shared/texts/members/hiding.ts';
import { BadRequest } from '../../http/errors.ts';

/** 400: the member has blocked, or mutes, as many as one may. */
export class TooManyError extends BadRequest {
  constructor() {
    super(texts.tooMany, undefined, 'TOO_MANY');
  }
}
