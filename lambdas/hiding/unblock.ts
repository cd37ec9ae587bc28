import { hiding } from '../../shared/api/hiding.ts';
import { handle } from '../http/handle.ts';
import { unblock } from './store/hiding.ts';

export const handler = handle(
  hiding.unblock,
  async ({ member, params, effect }) => {
    await unblock(effect, member._id, params.userId);
    return { blocked: false };
  },
  () => ({ blocked: false }),
);
