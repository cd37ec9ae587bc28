import { recoveryCodes as texts } from '../../shared/texts/account/recovery-codes.ts';
import { errorClasses } from '../http/errors.ts';

export const { CodeRefusedError, CodesReplacedError } = errorClasses({
  CodeRefusedError: [400, 'CODE_REFUSED', texts.refused],
  /** The codes that were to be shown again have been replaced meanwhile. */
  CodesReplacedError: [409, 'CONFLICT', texts.replacedMeanwhile],
});
