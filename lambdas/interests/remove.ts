import { interests } from '../../shared/api/interests.ts';
import { handle } from '../http/handle.ts';
import { withdrawInterest } from '../projects/store/interests.ts';

export const handler = handle(
  interests.remove,
  async ({ member, params, effect }) => {
    await withdrawInterest(effect, member._id, params.projectId);
    return { interest: null };
  },
  () => ({ interest: null }),
);
