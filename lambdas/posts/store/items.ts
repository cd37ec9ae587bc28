import type { Author } from '../../../shared/model/member.ts';
import type { PostDocument, PostImage, PostVideo, Reaction } from '../../../shared/model/post.ts';
import type { IndexKey } from '../../table/key.ts';

/** A member whom a text names, or has named before it was edited. */
export interface Mention {
  memberId: string;
  /** As the text holds it, in lower case. */
  username: string;
  /** By which they were notified: once, however often the text changes. */
  notificationId: string;
}

/** A comment as it is shown. */
export interface Comment {
  _id: string;
  user: Pick<Author, '_id' | 'name' | 'username' | 'profilePicture'>;
  userVersion: number;
  content: string;
  mentioned?: Mention[];
  edited: boolean;
  likeCount: number;
  dislikeCount: number;
  /** How many replies it has; none when absent. */
  replyCount?: number;
  /** It keeps its place, without its words and who has written it, because it has replies. */
  deleted?: true;
  /** Reactions by member: about the first `REACTIONS_LISTED` of them. */
  reactors: Record<string, Reaction>;
}

/** A comment on a post, with a copy of its writer's name and picture; a job refreshes that on a rename. */
export interface CommentItem extends Comment, IndexKey {
  postId: string;
  /** Who has written the post. */
  authorId: string;
  /** Of a reply: who has written the comment that it answers. */
  answeredId?: string;
}

/** Copies of the newest comments on a post, oldest first: those that lists show beside it. It exists as long as its post. */
export interface PreviewsItem {
  comments: Comment[];
  /** The revision, which grows with each change; absent until the first one. One letter, because lists read it many times. */
  r?: number;
}

/** One member's reaction to a comment: the truth that the counts are derived from. */
export interface ReactionItem extends IndexKey {
  /** Distinguishes it from an earlier or later reaction of the same member. */
  _id: string;
  postId: string;
  commentId: string;
  reaction: Reaction;
}

/** Identifies an option within its poll, from `option1` on: also the attribute in which its votes are counted. */
export type OptionId = `option${number}`;

/** What a poll asks; its votes are counted in the tally of its post. */
export interface PollQuestion {
  options: { _id: OptionId; text: string }[];
  closesAt: string;
}

/** The one kind of attachment that a post has, if any. */
export interface Attached {
  images?: PostImage[];
  video?: PostVideo;
  documents?: PostDocument[];
  poll?: PollQuestion;
}

/** Another post that a post shares, and whose that is. */
export interface SharedRef {
  postId: string;
  authorId: string;
}

/** A post, with a copy of its author's card, so that a page of the feed is one read; a job refreshes that on a rename. */
export interface PostItem extends IndexKey, Attached {
  _id: string;
  author: Author;
  authorVersion: number;
  content: string;
  mentioned?: Mention[];
  createdAt: string;
  shared?: SharedRef;
  /** How often its text was changed, once it was. */
  edits?: number;
  /** When that was done last. */
  editedAt?: string;
}

/** A post has a tag. It follows from the text of the post. */
export interface TaggedItem {
  postId: string;
  authorId: string;
}

/** A text that a post has had before it was edited. */
export interface VersionItem {
  content: string;
  /** When it was written. */
  createdAt: string;
  /** Of the edit that has ended it: who has written the post, the tags of both texts, and who is named for the first time. */
  authorId: string;
  tags: string[];
  mentions: Mention[];
  /** That the post shows a preview of since then, where it is another one than before. */
  link?: string;
}

/** How many votes the options of a poll have; none when absent. */
export interface Votes {
  [option: OptionId]: number;
}

/** What is counted of a post; 0 when absent. */
export interface Counts extends Votes {
  likeCount?: number;
  commentCount?: number;
}

/** The counts of a post and its newest likers. It exists as long as its post. */
export interface TallyItem extends Counts {
  /** Oldest first; sometimes a few more than are shown, or without some who came all at once. */
  likers?: string[];
  /** While too many come at once for this item: names the shards in which they are counted until a job folds them. */
  spread?: string;
}

/**
 * What was counted while too many came at once: only the sums of the tally and all its shards mean something. A shard is
 * written only where it exists, so that none is left behind.
 */
export interface TallyShardItem extends Counts {
  /** As its tally names it. */
  spread: string;
  /** How often it was counted in. */
  changes: number;
}

/** One member likes one post: the truth that the counts are derived from. */
export interface LikeItem extends IndexKey {
  /** Distinguishes it from an earlier or later like of the same member, and sorts by time. */
  _id: string;
  postId: string;
  memberId: string;
  /** Who has written the post. */
  authorId: string;
  /** Its member has never been among the newest likers: too many came at once. */
  unlisted?: true;
}

/** The option of a poll for which one member has voted: the truth that the counts are derived from. */
export interface VoteItem extends IndexKey {
  postId: string;
  memberId: string;
  optionId: OptionId;
}

/** The months in which anything was posted. */
export interface MonthsItem {
  months: Set<string>;
}
