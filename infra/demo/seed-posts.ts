import { put } from '../../lambdas/media/bucket.ts';
import { claimPicture } from '../../lambdas/media/claim-picture.ts';
import { uploadKey, uploadKeyOf, uploadPath } from '../../lambdas/media/file-keys.ts';
import { linkKey } from '../../lambdas/previews/store/keys.ts';
import { storePreview } from '../../lambdas/previews/store/previews.ts';
import { newId } from '../../lambdas/table/ids.ts';
import { posts } from '../../shared/api/posts.ts';
import { reports } from '../../shared/api/reports.ts';
import type { BodyInput } from '../../shared/api/route.ts';
import { HOUR, MINUTE } from '../../shared/limits.ts';
import type { Post, PostComment } from '../../shared/model/post.ts';
import { call } from './call.ts';
import type { Clock } from './clock.ts';
import { POSTS } from './community/index.ts';
import type { SeedPost } from './community/types.ts';
import { type Community, later, type Member, type Step, shareOf } from './history.ts';
import { readDocument, uploadedPicture } from './pictures.ts';

/** Stores a document as an upload, directly because a presigned URL of the past would have expired. */
async function uploadedDocument({ _id }: Member, file: string): Promise<string> {
  const key = uploadKey(_id, newId());
  await put(key, await readDocument(file), {
    ContentType: 'application/pdf',
    ContentDisposition: 'attachment',
  });
  return uploadPath(key);
}

/** Stores the preview of a link, to a page that there is not. */
async function seedPreview({ link, title, description, picture }: NonNullable<SeedPost['preview']>) {
  const { linkId } = linkKey(link);
  const key = uploadKeyOf(await uploadedPicture(linkId, `posts/${picture}`), linkId) ?? '';
  const source = { key, etag: '', contentType: '', extension: '', size: 0 };
  const { file, store } = await claimPicture('post-image', source, linkId, newId());
  await store();
  await storePreview(link, { title, description, image: file.path });
}

/** The posts that have been made, by author and time. */
type Made = Map<string, Post>;

/** The request body of a post. */
async function sent(seed: SeedPost, author: Member, made: Made): Promise<BodyInput<typeof posts.create>> {
  const { text, pictures = [], documents = [], poll, shares } = seed;
  const images = pictures.map(async ([file, alt]) => ({
    url: await uploadedPicture(author._id, `posts/${file}`),
    alt,
  }));
  const papers = documents.map(async ([file, name]) => ({
    url: await uploadedDocument(author, file),
    name,
  }));
  return {
    content: text,
    images: await Promise.all(images),
    documents: await Promise.all(papers),
    ...(shares && { shared: made.get(shares.join(' '))?._id }),
    ...(poll && { poll: { options: poll.map(([option]) => option) } }),
  };
}

function postSteps(seed: SeedPost, community: Community, clock: Clock, made: Made): Step[] {
  const post = later<Post>('a post');
  const at = clock.ago(seed.posted);
  const subject = `${seed.author} ${seed.posted}`;
  /** A time at a share of the first 30 hours of a post, or of its age if it is younger. */
  const within = (share: number): number => at + share * Math.min(30 * HOUR, clock.now - at - 5 * MINUTE);
  const params = () => ({ postId: post.get()._id });
  const create: Step = {
    at,
    subject,
    async act() {
      const author = community.get(seed.author);
      // Before the post, of whose link nobody fetches the page then.
      if (seed.preview) await seedPreview(seed.preview);
      post.set(await call(author, posts.create, { body: await sent(seed, author, made) }));
      made.set(subject, post.get());
    },
  };
  const likes = Array.from(
    { length: seed.likes },
    (_, i): Step => ({
      at: within(0.02 + 0.95 * shareOf(subject, 'like', i) ** 2),
      subject,
      async act() {
        const liker = community.some(seed.likes, subject, seed.author)[i];
        if (liker) await call(community.get(liker), posts.like, { params: params(), body: { liked: true } });
      },
    }),
  );
  const comments = (seed.comments ?? []).flatMap(([username, content, replies = []], i, { length }) => {
    const share = 0.08 + (0.85 * (i + shareOf(subject, 'comment', i) / 2)) / length;
    const comment = later<PostComment>('a comment');
    const said: Step = {
      at: within(share),
      subject,
      async act() {
        const commenter = community.get(username);
        const answer = await call(commenter, posts.addComment, { params: params(), body: { content } });
        const own = answer.comments.findLast(({ user }) => user._id === commenter._id);
        if (own) comment.set(own);
      },
    };
    const answers = replies.map(
      ([replier, reply], nth): Step => ({
        at: within(share + ((0.98 - share) * (nth + 1)) / (replies.length + 1)),
        subject,
        act: () => {
          const body = { content: reply, replyTo: comment.get()._id };
          return call(community.get(replier), posts.addComment, { params: params(), body });
        },
      }),
    );
    return [said, ...answers];
  });
  const votes = (seed.poll ?? []).flatMap(([, voters], option) =>
    voters.map(
      (username): Step => ({
        at: within(0.05 + 0.9 * shareOf(subject, 'vote', username)),
        subject,
        act: () => {
          const body = { option: post.get().poll?.options[option]?._id ?? null };
          return call(community.get(username), posts.vote, { params: params(), body });
        },
      }),
    ),
  );
  const reported = (seed.reports ?? []).map(
    ([username, reason, text], i): Step => ({
      at: within(0.5 + 0.1 * i),
      subject,
      act: () => {
        const body = { kind: 'post' as const, id: post.get()._id, reason, text };
        return call(community.get(username), reports.create, { body });
      },
    }),
  );
  return [create, ...likes, ...comments, ...votes, ...reported];
}

/** The steps of all posts, with likes, comments and replies, votes and reports. */
export function allPostSteps(community: Community, clock: Clock): Step[] {
  const made: Made = new Map();
  return POSTS.flatMap((seed) => postSteps(seed, community, clock, made));
}
