import { hiding } from '../../shared/api/hiding.ts';
import { handle } from '../http/handle.ts';
import { NotYourselfError } from './store/errors.ts';
import { mute } from './store/hiding.ts';

export const handler = handle(
  hiding.mute,
  async ({ member, params, effect }) => {
    if (params.userId === member._id) throw new NotYourselfError();
    await mute(effect, member, params.userId);
    return { muted: true };
  },
  () => ({ muted: true }),
);
