import * as z from 'zod';
import { commentId, id, instant, picture } from './common.ts';
import { author, person } from './member.ts';

export const postImage = () =>
  z.strictObject({
    url: picture,
    alt: z.string(),
    width: z.number().optional(),
    height: z.number().optional(),
  });
export type PostImage = z.infer<ReturnType<typeof postImage>>;

export const postVideo = () => z.strictObject({ url: z.string(), contentType: z.string() });
export type PostVideo = z.infer<ReturnType<typeof postVideo>>;

export const postDocument = () =>
  z.strictObject({
    url: z.string(),
    /** By which it is saved. */
    name: z.string(),
    /** Bytes. */
    size: z.number(),
    contentType: z.string(),
  });
export type PostDocument = z.infer<ReturnType<typeof postDocument>>;

export const poll = () =>
  z.strictObject({
    options: z.array(z.strictObject({ _id: z.string(), text: z.string(), votes: z.number() })),
    totalVotes: z.number(),
    closesAt: instant,
    isClosed: z.boolean(),
    /** The option for which the viewer has voted. */
    ownVote: z.string().nullable(),
  });
export type Poll = z.infer<ReturnType<typeof poll>>;

export const reactions = () =>
  z.strictObject({
    likes: z.array(id),
    dislikes: z.array(id),
    likeCount: z.number(),
    dislikeCount: z.number(),
  });
export type Reactions = z.infer<ReturnType<typeof reactions>>;

export const reaction = z.enum(['like', 'dislike']);
export type Reaction = z.infer<typeof reaction>;

/** A member whom a text names. They may be called otherwise by now: `writtenAs` is the name that the text holds, in lower case. */
export const mention = () => person().extend({ writtenAs: z.string() });
export type Mention = z.infer<ReturnType<typeof mention>>;

export const postComment = () =>
  reactions().extend({
    _id: commentId,
    /** Nobody in place of who has written what is deleted. */
    user: person(),
    content: z.string(),
    mentions: z.array(mention()),
    tags: z.array(z.string()),
    createdAt: instant,
    edited: z.boolean(),
    reaction: reaction.nullable(),
    /** The comment that it answers; null for one that answers none. */
    replyTo: id.nullable(),
    replyCount: z.number(),
    /** It is deleted, and keeps its place without its words as long as it has replies. */
    deleted: z.boolean(),
  });
export type PostComment = z.infer<ReturnType<typeof postComment>>;

/** What of a post stands in another one that shares it. */
export const sharedPost = () =>
  z.strictObject({
    _id: id,
    author: author(),
    content: z.string(),
    mentions: z.array(mention()),
    tags: z.array(z.string()),
    images: z.array(postImage()),
    image: picture,
    video: postVideo().nullable(),
    documents: z.array(postDocument()),
    /** What its poll asks; the votes are on the post itself. */
    pollOptions: z.array(z.string()),
    createdAt: instant,
    edited: z.boolean(),
    editedAt: instant.nullable(),
  });
export type SharedPost = z.infer<ReturnType<typeof sharedPost>>;

/** What the page behind a link says of itself. */
export const linkPreview = () =>
  z.strictObject({
    /** As the post has it. */
    url: z.string(),
    title: z.string(),
    description: z.string(),
    image: picture,
  });
export type LinkPreview = z.infer<ReturnType<typeof linkPreview>>;

/** A post as its viewer sees it. */
export const post = () =>
  sharedPost()
    .omit({ pollOptions: true })
    .extend({
      poll: poll().nullable(),
      /** Of the first link of a post that shows nothing else; it comes a moment after the post. */
      linkPreview: linkPreview().nullable(),
      likes: z.array(id),
      likeCount: z.number(),
      liked: z.boolean(),
      saved: z.boolean(),
      comments: z.array(postComment()),
      commentCount: z.number(),
      /** The post that it shares, as far as that is there for the viewer. */
      shared: sharedPost().nullable(),
      /** Whether it shares a post that is not there for the viewer, or no longer. */
      sharedGone: z.boolean(),
    });
export type Post = z.infer<ReturnType<typeof post>>;

/** A post after something was said on it: replies stand below their comments, so one that was written comes along. */
export const postWithReply = () => post().extend({ reply: postComment().optional() });
export type PostWithReply = z.infer<ReturnType<typeof postWithReply>>;

/** What a post said from some moment on. */
export const postVersion = () => z.strictObject({ content: z.string(), createdAt: instant });
export type PostVersion = z.infer<ReturnType<typeof postVersion>>;
