import { users } from '../../shared/api/users.ts';
import { profile as profileTexts, auth as texts } from '../../shared/texts.ts';
import { presentSelf } from '../auth/present-self.ts';
import { BadRequest, Unauthenticated } from '../http/errors.ts';
import { handle } from '../http/handle.ts';
import { changeProfile } from './store/profile-changes.ts';
import { storePictures } from './store-pictures.ts';
import { presentCurrentUser } from './views/current-user.ts';

const refusals = {
  emailTaken: () => new BadRequest(texts.emailExists, [{ path: 'email', message: texts.emailExists }]),
  tooLarge: () => new BadRequest(profileTexts.tooLarge),
  gone: () => new Unauthenticated(),
};

export const handler = handle(
  users.updateProfile,
  async ({ member, body, newId }) => {
    const { change, seen } = await storePictures(body, { memberId: member._id, newId }, refusals.gone);
    const changed = await changeProfile(member._id, change, refusals, seen);
    return presentCurrentUser(changed);
  },
  ({ member }) => presentSelf(member._id),
);
