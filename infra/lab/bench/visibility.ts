import { type Caller, settledAt } from '../../../lambdas/testing/calls/caller.ts';
import type { newCast } from '../../../lambdas/testing/examples/cast.ts';
import { newPost } from '../../../lambdas/testing/examples/things.ts';
import { contract } from '../../../shared/api/index.ts';
import { median } from '../statistics.ts';

const { notifications, posts } = contract;

const LIKES = 50;
/** Each takes longer then. */
const LIKES_UNDER_LOAD = 20;

const unreadOf = async (member: Caller): Promise<number> =>
  Number((await member.call(notifications.list)).headers.get('x-unread-count'));

type Members = Pick<Awaited<ReturnType<typeof newCast>>, 'base' | 'host' | 'seekers' | 'founders'>;

/** Milliseconds from the answer to a like until its author's unread count tells of it. */
async function untilSeen(author: Caller, liker: Caller): Promise<number> {
  const postId = await newPost(author, 'To be liked');
  const before = await unreadOf(author);
  await liker.must(posts.like, { params: { postId }, body: { liked: true } });
  const begun = performance.now();
  while ((await unreadOf(author)) <= before);
  return performance.now() - begun;
}

async function medianOf({ host, seekers: [liker = host] }: Members, likes: number): Promise<number> {
  const times: number[] = [];
  while (times.length < likes) times.push(await untilSeen(host, liker));
  return median(times);
}

/** Lets all founders like and unlike one post of somebody else until the work is done. */
async function whileOthersWrite<T>({ founders }: Members, work: () => Promise<T>): Promise<T> {
  const [author] = founders;
  if (!author) throw new Error('nobody to write');
  const postId = await newPost(author, 'To be liked');
  let isDone = false;
  const writing = founders.map(async (writer) => {
    while (!isDone) await writer.call(posts.like, { params: { postId } });
  });
  const result = await work();
  isDone = true;
  await Promise.all(writing);
  return result;
}

/** How soon others see a like: at rest, and while 50 members write. */
export async function measureVisibility(members: Members): Promise<string> {
  await settledAt(members.base);
  const atRest = await medianOf(members, LIKES);
  const underLoad = await whileOthersWrite(members, () => medianOf(members, LIKES_UNDER_LOAD));
  const [rest, load] = [atRest, underLoad].map((ms) => `${Math.round(ms)} ms`);
  return `From the answer to a like until its author's unread count tells of it, the median: ${rest} at rest, ${load} while ${members.founders.length} others like and unlike a post.`;
}
