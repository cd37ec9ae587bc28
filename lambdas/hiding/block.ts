import { hiding } from '../../shared/api/hiding.ts';
import { hiding as texts } from '../../shared/texts/members/hiding.ts';
import { BadRequest } from '../http/errors.ts';
import { handle } from '../http/handle.ts';
import { block } from './store/hiding.ts';

export const handler = handle(
  hiding.block,
  async ({ member, params, effect }) => {
    if (params.userId === member._id) throw new BadRequest(texts.notYourself);
    await block(effect, member._id, params.userId);
    return { blocked: true };
  },
  () => ({ blocked: true }),
);
