import { hashPassword } from '../../../lambdas/auth/password.ts';
import { acceptRequest } from '../../../lambdas/data/connecting.ts';
import { type Request, sendRequest } from '../../../lambdas/data/connection-requests.ts';
import { newId } from '../../../lambdas/data/id.ts';
import type { MemberItem } from '../../../lambdas/data/items.ts';
import { setLike } from '../../../lambdas/data/likes.ts';
import { changeProfile, setRole } from '../../../lambdas/data/member-changes.ts';
import { authorOf, createMember, findMemberId } from '../../../lambdas/data/members.ts';
import { createPost } from '../../../lambdas/data/posts.ts';
import { DAY, HOUR } from '../../../shared/limits.ts';
import { COMMUNITY, CONNECTIONS, DEMO_PASSWORD, REQUESTS } from './community.ts';

const ADMIN = 'admin';

const fail = (what: string) => () => new Error(`the seed has ${what} twice`);
const gone = fail('lost a member, or a demo community');
const taken = { emailTaken: fail('an e-mail address'), usernameTaken: fail('a username') };

async function seedMember(
  { username, name, role, joined, profile }: (typeof COMMUNITY)[number],
  passwordHash: string,
  now: number,
): Promise<MemberItem> {
  const email = `${username}@hearth.example`;
  const _id = newId(now - joined * DAY);
  const created = await createMember({ _id, name, username, email, passwordHash }, taken);
  await setRole(created.member._id, role, gone);
  return (await changeProfile(_id, profile, { ...taken, tooLarge: fail('too long a profile'), gone })).member;
}

type Members = Map<string, MemberItem>;

/** A member's id by username. */
function idOf(members: Members, username: string): string {
  const member = members.get(username);
  if (!member) throw new Error(`the seed names ${username}, who is nobody`);
  return member._id;
}

async function seedRelations(members: Members): Promise<void> {
  const requestOf = ([sender, recipient]: readonly [string, string]): Request => ({
    requestedAt: newId(),
    senderId: idOf(members, sender),
    recipientId: idOf(members, recipient),
  });
  for (const pair of CONNECTIONS) {
    const request = requestOf(pair);
    await sendRequest(request, gone);
    await acceptRequest(request, gone);
  }
  for (const pair of REQUESTS) await sendRequest(requestOf(pair), gone);
}

async function seedPosts(members: Members, now: number): Promise<void> {
  for (const { username, posts } of COMMUNITY) {
    const author = members.get(username);
    if (!author) continue;
    for (const { hoursAgo, text, likedBy } of posts) {
      const _id = newId(now - hoursAgo * HOUR);
      const post = { _id, author: authorOf(author), authorVersion: author.cardVersion, content: text };
      await createPost(post, [], fail('a post'));
      for (const liker of likedBy)
        await setLike(
          { memberId: idOf(members, liker), postId: _id, liked: true, once: [] },
          fail('a lost post'),
        );
    }
  }
}

/** Fills an empty table with the demo community and an administrator; a table that has one is left alone. */
export async function seedCommunity(): Promise<void> {
  if (await findMemberId(ADMIN)) return;
  const now = Date.now();
  const passwordHash = await hashPassword(DEMO_PASSWORD);
  const members: Members = new Map();
  for (const one of COMMUNITY) members.set(one.username, await seedMember(one, passwordHash, now));
  await seedRelations(members);
  await seedPosts(members, now);
  // Last, because its presence says that the community is complete.
  await createMember(
    {
      _id: newId(now - 200 * DAY),
      name: 'Hearth Admin',
      username: ADMIN,
      email: 'admin@hearth.example',
      passwordHash,
      isAdmin: true,
    },
    taken,
  );
}
