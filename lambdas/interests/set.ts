import { interests } from '../../shared/api/interests.ts';
import { handle } from '../http/handle.ts';
import { countInterests, findInterest, setInterest } from '../projects/store/interests.ts';
import { presentInterest } from './view.ts';

export const handler = handle(
  interests.set,
  async ({ member, params: { projectId }, body: { note }, effect }) => {
    const { interest, interestCount } = await setInterest(effect, member, { projectId, note });
    return { interest: presentInterest(interest), interestCount };
  },
  async ({ member, params: { projectId } }) => {
    const [interest, interestCount] = await Promise.all([
      findInterest(member._id, projectId),
      countInterests(projectId),
    ]);
    return { interest: interest ? presentInterest(interest) : null, interestCount };
  },
);
