import { expect, it } from 'vitest';
import { contract } from '../../../shared/api/index.ts';
import { ANSWER_BYTES, COMMENT_MAX, POST_MAX, POSTS_PAGE_MAX } from '../../../shared/limits.ts';
import { type Member, newMember } from '../../testing/calls/client.ts';
import { dataUrl, FILES } from '../../testing/things/files.ts';

const { posts } = contract;

/** Three bytes for one of the characters that limits count. */
const WIDE = 'あ';

const PICTURES = Array.from({ length: 5 }, () => ({
  url: dataUrl('image/png', FILES.png),
  alt: WIDE.repeat(300),
}));

async function writeLargest(author: Member): Promise<string> {
  const body = { content: WIDE.repeat(POST_MAX), images: PICTURES };
  const { _id: postId } = (await author.call(posts.create, { body })).body;
  const comment = { params: { postId }, body: { content: WIDE.repeat(COMMENT_MAX) } };
  for (const _ of [1, 2]) await author.call(posts.addComment, comment);
  return postId;
}

const sizeOf = (answer: unknown): number => Buffer.byteLength(JSON.stringify(answer));

it('pages of the largest posts end before they are too large, and lead on', async () => {
  const author = await newMember('founder');
  const written: string[] = [];
  while (written.length < POSTS_PAGE_MAX)
    written.push(...(await Promise.all([1, 2, 3, 4, 5].map(() => writeLargest(author)))));

  const feed = await author.call(posts.list, { query: { limit: POSTS_PAGE_MAX } });
  expect(sizeOf(feed.body)).toBeLessThan(ANSWER_BYTES);
  expect(feed.headers.get('link')).toContain('next');

  const found: string[] = [];
  let path = `/api/v1/posts/user/${author.user._id}?limit=${POSTS_PAGE_MAX}`;
  while (path) {
    const { body, headers } = await author.send<{ _id: string }[]>(path);
    expect(sizeOf(body)).toBeLessThan(ANSWER_BYTES);
    found.push(...body.map(({ _id }) => _id));
    path = /^<([^>]+)>/.exec(headers.get('link') ?? '')?.[1] ?? '';
  }
  expect(found.toSorted()).toEqual(written.toSorted());
});
