import { recoveryCodes } from '../../shared/api/recovery-codes.ts';
import { readRecoveryCodes } from '../factors/recovery-codes/recovery-codes.ts';
import { handle } from '../http/handle.ts';
import { presentRecoveryCodes } from './view.ts';

export const handler = handle(recoveryCodes.get, async ({ member }) =>
  presentRecoveryCodes(await readRecoveryCodes(member._id)),
);
