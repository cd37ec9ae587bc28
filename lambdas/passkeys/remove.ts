import { passkeys } from '../../shared/api/passkeys.ts';
import { passkeys as texts } from '../../shared/texts/account/passkeys.ts';
import { confirmMember } from '../auth/confirmation.ts';
import { config } from '../config.ts';
import { removePasskey } from '../factors/passkeys/passkeys.ts';
import { handle } from '../http/handle.ts';

export const handler = handle(
  passkeys.remove,
  async ({ member, params, body, address, effect }) => {
    await confirmMember(member, body.currentPassword, address);
    const { isAdmin } = await member.account();
    await removePasskey(effect, member._id, params.passkeyId, {
      keepsOne: isAdmin && config().ADMINS_NEED_PASSKEY,
    });
    return { message: texts.removed };
  },
  () => ({ message: texts.removed }),
);
