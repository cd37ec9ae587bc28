import { beforeAll, describe, it } from 'vitest';
import { contract } from '../../shared/api/index.ts';
import { type Member, newMember } from '../testing/calls/client.ts';
import { type Attempt, expectOnce } from '../testing/calls/lost-answers.ts';
import { expectInvariants } from '../testing/invariants.ts';
import { hasTable } from '../testing/system.ts';
import { commentOn } from '../testing/things/comments.ts';

expectInvariants();

const { notifications } = contract;

let fan: Member;

beforeAll(async () => {
  fan = await newMember('investor');
});

/** A member who has been told three things, and the id of the newest. */
async function toldThrice(): Promise<{ member: Member; newest: string; look: Attempt['look'] }> {
  const member = await newMember('founder');
  const post = await member.post('Something to talk about');
  for (const words of ['One', 'Two', 'Three']) await commentOn(fan, post, words);
  const list = () => member.call(notifications.list);
  const [newest] = (await list()).body;
  if (!newest) throw new Error('nothing was told');
  const look = async () => {
    const { body, headers } = await list();
    return { rows: body.map(({ type, read }) => ({ type, read })), unread: headers.get('x-unread-count') };
  };
  return { member, newest: newest._id, look };
}

describe.skipIf(!hasTable)('repeated after its answer was lost, or its function had stopped anywhere', () => {
  it.each([notifications.read, notifications.delete, notifications.readAll, notifications.reset])(
    '$name has its effect once',
    (route) =>
      expectOnce(
        route,
        async () => {
          const { member, newest, look } = await toldThrice();
          return { member, look, ...('params' in route && { params: { notificationId: newest } }) };
        },
        { hasEffect: route !== notifications.readAll },
      ),
  );
});
