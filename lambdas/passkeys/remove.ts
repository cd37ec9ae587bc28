import { passkeys } from '../../shared/api/passkeys.ts';
import { passkeys as texts } from '../../shared/texts/passkeys.ts';
import { handle } from '../http/handle.ts';
import { removePasskey } from './store/passkeys.ts';

export const handler = handle(
  passkeys.remove,
  async ({ member, params }) => {
    await removePasskey(member._id, params.passkeyId);
    return { message: texts.removed };
  },
  () => ({ message: texts.removed }),
);
