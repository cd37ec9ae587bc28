import { contract } from '../../../shared/api/index.ts';
import { median } from '../statistics.ts';
import type { Caller } from './caller.ts';
import type { Fixture } from './fixture.ts';
import { settled } from './settled.ts';

const { notifications, posts } = contract;

const LIKES = 50;
/** Each takes longer then. */
const LIKES_UNDER_LOAD = 20;

const unreadOf = async (member: Caller): Promise<number> =>
  Number((await member.call(notifications.list)).headers.get('x-unread-count'));

const post = async (author: Caller): Promise<string> =>
  (await author.must(posts.create, { body: { content: 'To be liked' } }))._id;

/** Milliseconds from the answer to a like until its author's unread count tells of it. */
async function untilSeen(author: Caller, liker: Caller): Promise<number> {
  const postId = await post(author);
  const before = await unreadOf(author);
  await liker.must(posts.like, { params: { postId }, body: { liked: true } });
  const begun = performance.now();
  while ((await unreadOf(author)) <= before);
  return performance.now() - begun;
}

async function medianOf({ host, seekers: [liker = host] }: Fixture, likes: number): Promise<number> {
  const times: number[] = [];
  while (times.length < likes) times.push(await untilSeen(host, liker));
  return median(times);
}

/** Lets all founders like and unlike one post of somebody else until the work is done. */
async function whileOthersWrite<T>({ founders }: Fixture, work: () => Promise<T>): Promise<T> {
  const [author] = founders;
  if (!author) throw new Error('nobody to write');
  const postId = await post(author);
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
export async function measureVisibility(fixture: Fixture): Promise<string> {
  await settled(fixture.base);
  const atRest = await medianOf(fixture, LIKES);
  const underLoad = await whileOthersWrite(fixture, () => medianOf(fixture, LIKES_UNDER_LOAD));
  const [rest, load] = [atRest, underLoad].map((ms) => `${Math.round(ms)} ms`);
  return `From the answer to a like until its author's unread count tells of it, the median: ${rest} at rest, ${load} while ${fixture.founders.length} others like and unlike a post.`;
}
