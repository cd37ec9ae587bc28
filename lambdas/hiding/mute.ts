import { hiding } from '../../shared/api/hiding.ts';
import { hiding as texts } from '../../shared/texts/members/hiding.ts';
import { BadRequest } from '../http/errors.ts';
import { handle } from '../http/handle.ts';
import { mute } from './store/hiding.ts';

export const handler = handle(
  hiding.mute,
  async ({ member, params, effect }) => {
    if (params.userId === member._id) throw new BadRequest(texts.notYourself);
    await mute(effect, member._id, params.userId);
    return { muted: true };
  },
  () => ({ muted: true }),
);
