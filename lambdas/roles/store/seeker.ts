import type { Seeker } from '../../../shared/rules/projects/role-match.ts';
import { readMember } from '../../members/store/members.ts';
import type { Caller } from '../../projects/store/founder.ts';

/** What roles are compared with for whoever calls; undefined unless they are a job seeker. */
export async function readSeeker(member: Caller): Promise<Seeker | undefined> {
  const { userRole } = await member.account();
  if (userRole !== 'job_seeker') return undefined;
  const found = await readMember(member._id);
  if (!found) return undefined;
  const { skills, location, jobSeekerInfo } = found;
  return { skills, location, openToRoles: jobSeekerInfo.openToRoles };
}
