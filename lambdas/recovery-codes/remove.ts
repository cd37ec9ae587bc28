import { recoveryCodes } from '../../shared/api/recovery-codes.ts';
import { recoveryCodes as texts } from '../../shared/texts/account/recovery-codes.ts';
import { confirmMember } from '../auth/confirmation.ts';
import { removeRecoveryCodes } from '../factors/recovery-codes/recovery-codes.ts';
import { handle } from '../http/handle.ts';

export const handler = handle(
  recoveryCodes.remove,
  async ({ member, body, address, effect }) => {
    await confirmMember(member, body.currentPassword, address);
    await removeRecoveryCodes(effect, member._id);
    return { message: texts.removed };
  },
  () => ({ message: texts.removed }),
);
