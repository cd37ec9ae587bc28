import { users } from '../../shared/api/users.ts';
import { auth as texts } from '../../shared/texts.ts';
import { wake } from '../data/jobs.ts';
import { changeProfile } from '../data/member-changes.ts';
import { readMember } from '../data/members.ts';
import { BadRequest, Unauthenticated } from '../http/errors.ts';
import { handle } from '../http/handle.ts';
import { presentCurrentUser } from '../views/current-user.ts';

const emailTaken = () => new BadRequest(texts.emailExists, [{ path: 'email', message: texts.emailExists }]);

export const handler = handle(users.updateProfile, async ({ member, body }) => {
  const found = await readMember(member._id, { consistent: true });
  if (!found) throw new Unauthenticated();
  const changed = await changeProfile(found, body, emailTaken);
  if (changed.job) await wake(changed.job.jobId);
  return presentCurrentUser(changed.member);
});
