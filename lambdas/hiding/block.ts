import { hiding } from '../../shared/api/hiding.ts';
import { handle } from '../http/handle.ts';
import { NotYourselfError } from './store/errors.ts';
import { block } from './store/hiding.ts';

export const handler = handle(
  hiding.block,
  async ({ member, params, effect }) => {
    if (params.userId === member._id) throw new NotYourselfError();
    await block(effect, member, params.userId);
    return { blocked: true };
  },
  () => ({ blocked: true }),
);
