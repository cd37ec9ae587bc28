import { interests } from '../../shared/api/interests.ts';
import { handle } from '../http/handle.ts';
import { findInterest } from '../projects/store/interests.ts';
import { readProject } from '../projects/store/projects.ts';
import { presentInterest } from './view.ts';

export const handler = handle(interests.get, async ({ member, params: { projectId } }) => {
  const [interest] = await Promise.all([findInterest(member._id, projectId), readProject(member, projectId)]);
  return { interest: interest ? presentInterest(interest) : null };
});
