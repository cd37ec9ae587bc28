import { readFile } from 'node:fs/promises';
import { addComment, newComment } from '../../../lambdas/data/comment-changes.ts';
import { newId } from '../../../lambdas/data/id.ts';
import { setLike } from '../../../lambdas/data/likes.ts';
import { authorOf } from '../../../lambdas/data/members.ts';
import { createPost } from '../../../lambdas/data/posts.ts';
import { setVote } from '../../../lambdas/data/votes.ts';
import { storeAttachments } from '../../../lambdas/posts/store-attachments.ts';
import { HOUR, MINUTE } from '../../../shared/limits.ts';
import { type NewPost, newPost } from '../../../shared/model/new-post.ts';
import { idOf, type Members, memberOf } from './members.ts';
import { POSTS } from './posts.ts';

type SeedPost = (typeof POSTS)[number];

const gone = () => new Error('the seed has lost a post');
const refusals = { postGone: gone, noSuchOption: gone, closed: gone };

async function pictureUrl(file: string): Promise<string> {
  const bytes = await readFile(new URL(`pictures/${file}`, import.meta.url));
  return `data:image/webp;base64,${bytes.toString('base64')}`;
}

/** A post as its author would have sent it. */
async function sent({ text, pictures = [], poll }: SeedPost): Promise<NewPost> {
  const images = pictures.map(async ({ file, ...about }) => ({ url: await pictureUrl(file), ...about }));
  return newPost.parse({
    content: text,
    images: await Promise.all(images),
    ...(poll && { poll: { options: poll.map(([option]) => option) } }),
  });
}

async function seedPost(members: Members, seed: SeedPost, now: number): Promise<void> {
  const author = memberOf(members, seed.author);
  const writtenAt = now - seed.hoursAgo * HOUR;
  const _id = newId(writtenAt);
  const given = await sent(seed);
  const attached = await storeAttachments(given, _id, { memberId: author._id, newId });
  const { content } = given;
  const { post } = await createPost({
    _id,
    author: authorOf(author),
    authorVersion: author.cardVersion,
    content,
    ...attached,
  });
  for (const username of seed.likedBy)
    await setLike({ memberId: idOf(members, username), postId: _id, liked: true }, gone);
  for (const [i, [, voters]] of (seed.poll ?? []).entries()) {
    const option = attached.poll?.options[i]?._id ?? null;
    for (const username of voters)
      await setVote({ memberId: idOf(members, username), postId: _id, option }, refusals);
  }
  let latest = post;
  for (const [i, [username, text]] of seed.comments.entries()) {
    const comment = newComment(newId(writtenAt + (i + 1) * 25 * MINUTE), memberOf(members, username), text);
    latest = await addComment(latest, comment, gone);
  }
}

/** Stores what the demo community has posted, with its likes, votes and comments, in the order of time. */
export async function seedPosts(members: Members, now: number): Promise<void> {
  for (const post of POSTS.toReversed()) await seedPost(members, post, now);
}
