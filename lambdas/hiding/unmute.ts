import { hiding } from '../../shared/api/hiding.ts';
import { handle } from '../http/handle.ts';
import { unmute } from './store/hiding.ts';

export const handler = handle(
  hiding.unmute,
  async ({ member, params, effect }) => {
    await unmute(effect, member._id, params.userId);
    return { muted: false };
  },
  () => ({ muted: false }),
);
