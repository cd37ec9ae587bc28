import { users } from '../../shared/api/users.ts';
import { auth as texts } from '../../shared/texts.ts';
import { wake } from '../data/jobs.ts';
import { changeProfile } from '../data/member-changes.ts';
import { readMember } from '../data/members.ts';
import { BadRequest, Unauthenticated } from '../http/errors.ts';
import { handle } from '../http/handle.ts';
import { presentCurrentUser } from '../views/current-user.ts';
import { checkPictures } from './change-pictures.ts';

/** Longer than any call and its repeats: by then each has either shown a picture or never will. */
const CLEAN_UP_AFTER_SECONDS = 300;

const emailTaken = () => new BadRequest(texts.emailExists, [{ path: 'email', message: texts.emailExists }]);

export const handler = handle(users.updateProfile, async ({ member, body, newId }) => {
  const found = await readMember(member._id, { consistent: true });
  if (!found) throw new Unauthenticated();
  const { change, store } = await checkPictures(found, body, { memberId: member._id, newId });
  const cleanUp = await store();
  if (cleanUp) await wake(cleanUp.jobId, CLEAN_UP_AFTER_SECONDS);
  const changed = await changeProfile(found, change, emailTaken);
  if (changed.job) await wake(changed.job.jobId);
  return presentCurrentUser(changed.member);
});
