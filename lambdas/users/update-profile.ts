import { users } from '../../shared/api/users.ts';
import { profile as profileTexts, auth as texts } from '../../shared/texts.ts';
import { wakeAll } from '../data/jobs.ts';
import { changeProfile } from '../data/member-changes.ts';
import { BadRequest, Unauthenticated } from '../http/errors.ts';
import { handle } from '../http/handle.ts';
import { presentCurrentUser } from '../views/current-user.ts';
import { storePictures } from './store-pictures.ts';

const refusals = {
  emailTaken: () => new BadRequest(texts.emailExists, [{ path: 'email', message: texts.emailExists }]),
  tooLarge: () => new BadRequest(profileTexts.tooLarge),
  gone: () => new Unauthenticated(),
};

export const handler = handle(users.updateProfile, async ({ member, body, newId }) => {
  const { change, seen } = await storePictures(body, { memberId: member._id, newId }, refusals.gone);
  const changed = await changeProfile(member._id, change, refusals, seen);
  await wakeAll(changed.jobs);
  return presentCurrentUser(changed.member);
});
