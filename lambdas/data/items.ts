import type { Author, CurrentUser, Person, Role, UserCard } from '../../shared/model/member.ts';
import type { NotificationType } from '../../shared/model/notification.ts';
import type { PostDocument, PostImage, PostVideo, Reaction } from '../../shared/model/post.ts';
import type { ApplicationStatus, Category, Stage } from '../../shared/model/project.ts';

/** What stands in the table, by kind; `keys.ts` says where, `docs/data-model.md` what for. */

/** The key of an item in the index `gsi1`. */
export interface IndexKey {
  gsi1pk: string;
  gsi1sk: string;
}

/**
 * What is counted of a member's notices: on the card, and in shards beside it where many notices come at once. Only
 * the sums mean something; reading everything sets the card's counts to what makes them zero.
 */
export interface InboxCounts {
  unread: number;
  notices: number;
  /** Every change of the list, so that an unchanged list is known without reading it. */
  inboxChanges: number;
}

/**
 * What lists show of a member and what is counted of them: small, because it is read and written often. All of it
 * but `focus` is public.
 */
export interface CardItem extends Author, InboxCounts {
  organization: string;
  location: string;
  /** The first of the member's investment interests, or "": a reason to suggest them. */
  focus: string;
  connectionCount: number;
  /** All notices up to this id count as read. */
  readUpTo: string;
  /** All notices up to this id are gone. */
  clearedUpTo: string;
  /** Counts the changes of what is shown, so that an older one never overwrites a newer. */
  cardVersion: number;
}

/** The rest of a member: what only their own profile shows. */
export type ProfileItem = Omit<CurrentUser, 'connections' | keyof CardItem>;

/** A member, from both items. */
export type MemberItem = CardItem & ProfileItem;

/** A member's place in the list of everybody of their role. */
export interface RoleItem {
  memberId: string;
}

/** One of the places where a search by name finds a member, with what the result shows. */
export interface NameItem {
  card: UserCard;
}

/**
 * Who may sign in as a member, and where they are signed in. It stands apart from the profile, so that no list ever
 * reads a password hash; all sessions of a member in one item end together with one write.
 */
export interface AccountItem {
  memberId: string;
  username: string;
  passwordHash: string;
  userRole: Role | null;
  isAdmin: boolean;
  /** Seconds since 1970 at which each session ends, by session id. */
  sessions: Record<string, number>;
}

/** A name that one member holds: the item that makes usernames and e-mail addresses unique. */
export interface HandleItem {
  memberId: string;
}

/**
 * What one member is to another. A pair that has to do with each other has two, one under each; they change together.
 */
export interface RelationItem extends Partial<IndexKey> {
  otherId: string;
  /** As `connectionStatus` names it; `rejected` is kept for a while by who rejected, so that they cannot do it twice. */
  state: 'pending_sender' | 'pending_recipient' | 'connected' | 'rejected';
  /** When the request was made: the first part of its `_id`. */
  requestedAt: string;
  /** The notice that told this member of the request. */
  noticeId?: string;
  /** Seconds since 1970. */
  ttl?: number;
}

/**
 * Something a member was told (WIRE section 3); who and what it is about is looked up when it is shown. It stands in
 * the member's list, or it is a like: then the like is the notice, and `gsi1` lists it.
 */
export interface NoticeItem extends Partial<IndexKey> {
  _id: string;
  type: NotificationType;
  senderId: string;
  postId?: string;
  projectId?: string;
  /** The role of an application, as it was called then. */
  roleTitle?: string;
  /** An application was cancelled because its role was taken away. */
  isRoleGone?: true;
  commentId?: string;
  /** Read by itself; `readUpTo` of the card counts as well. */
  read?: true;
}

/** A comment as it is shown. */
export interface Comment {
  _id: string;
  user: Pick<Author, '_id' | 'name' | 'username' | 'profilePicture'>;
  userVersion: number;
  content: string;
  edited: boolean;
  likeCount: number;
  dislikeCount: number;
  /** Reactions by member: about the first `REACTIONS_LISTED` of them. */
  reactors: Record<string, Reaction>;
}

/** A comment on a post, with who wrote it; a job renews that on a rename. */
export interface CommentItem extends Comment, IndexKey {
  postId: string;
  /** The notice that told the post's author of it. */
  noticeId?: string;
}

/** What stands in a post of its comments, so that a page of the feed is one read. */
export interface Talk {
  commentCount: number;
  /** Copies of the newest comments by id, exact as they are: those that lists show, sometimes a few more. */
  newest: Record<string, Comment>;
  /** Every change of any comment of the post. */
  talkChanges: number;
}

/** One member's reaction to a comment: the truth that the counts are derived from. */
export interface ReactionItem extends IndexKey {
  /** Tells it from an earlier or later reaction of the same member. */
  _id: string;
  postId: string;
  commentId: string;
  reaction: Reaction;
}

/** What tells the options of one poll apart, from `option1`: also the attribute in which their votes are counted. */
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

/** A post. Who wrote it stands beside the text, so that a page of the feed is one read; a job renews it on a rename. */
export interface PostItem extends IndexKey, Talk, Attached {
  _id: string;
  author: Author;
  authorVersion: number;
  content: string;
  createdAt: string;
}

/** What is counted of a post's likes. */
export interface Likes {
  likeCount: number;
  /** The newest likers, oldest first; sometimes a few more than are shown, or without some who came all at once. */
  likers: string[];
}

/** How many votes the options of a poll have; none when absent. */
export interface Votes {
  [option: OptionId]: number;
}

/** What is counted of a post; it exists as long as its post. */
export interface TallyItem extends Likes, Votes {}

/** Likes and votes that came while too many others did: only the sums mean something. Their likers are not listed. */
export interface TallyShardItem extends Omit<Likes, 'likers'>, Votes {}

/**
 * One member likes one post: the truth that the counts are derived from, and the notice of the post's author. A like
 * of one's own post is no notice.
 */
export interface LikeItem extends Partial<NoticeItem> {
  postId: string;
  memberId: string;
  likedAt: string;
  /** The shard in which it is counted; with the others when absent. */
  shard?: number;
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

/** How many projects there have ever been: the last of their numbers. */
export interface ProjectCounterItem {
  count: number;
}

/** An open role of a project; how many positions it has and how many are filled stands with the seats. */
export interface RoleText {
  _id: string;
  title: string;
  description: string;
}

/** A project as its founder has written it. Who the founder is stands beside it; a job renews it on a rename. */
export interface ProjectItem extends IndexKey {
  _id: string;
  name: string;
  description: string;
  category: Category;
  stage: Stage;
  website: string;
  poster: string;
  roles: RoleText[];
  founder: Person;
  founderVersion: number;
  createdAt: string;
  updatedAt: string;
  /** Counts the changes, so that of two edits at the same moment one looks again. */
  version: number;
  /** The id of the call that has created it, by which its repeat finds it. */
  callId: string;
}

/** Every seat of a project: what must never be exceeded, in one small item. */
export interface SeatsItem {
  /** Null when the founder has set none. */
  teamSize: number | null;
  /** Members of the team, the founder among them. */
  taken: number;
  /** Positions of each role, by its id. */
  roles: Record<string, { limit: number; filled: number }>;
}

/** A member of a project's team other than its founder: one for each person, whatever their role. */
export interface TeamItem extends IndexKey {
  member: Person;
  memberVersion: number;
  roleId: string;
  /** The role as it was called when they joined, for when it is no longer there. */
  role: string;
  joinDate: string;
}

/** Somebody who was in the team: the last time, if more than once. */
export interface FormerItem {
  memberId: string;
  role: string;
  removed: boolean;
  leftAt: string;
}

/** What is counted of a project's upvotes. */
export interface UpvotesItem {
  upvoteCount: number;
  /** The newest who have upvoted it, oldest first; sometimes a few more than are shown. */
  upvoters: string[];
}

/** One member has upvoted one project. */
export interface UpvoteItem extends IndexKey {
  projectId: string;
  memberId: string;
}

export interface ProjectComment {
  _id: string;
  text: string;
  user: Person;
  userVersion: number;
}

/** A comment on a project, under its number in the order of its comments. */
export interface ProjectCommentItem extends IndexKey, ProjectComment {
  projectId: string;
  number: number;
}

/** What is counted of a project's comments, with the newest of them. */
export interface ProjectCommentsItem {
  commentCount: number;
  /** Numbers given so far; the next comment gets this one. */
  given: number;
  /** Numbers of comments that are gone, packed. */
  gone?: Uint8Array;
  /** Newest first. */
  newest: ProjectComment[];
  version: number;
}

/** One member applies for one role: one item, whatever becomes of it. */
export interface ApplicationItem extends IndexKey {
  _id: string;
  projectId: string;
  founderId: string;
  memberId: string;
  roleId: string;
  /** The role as it was called then. */
  roleTitle: string;
  message: string;
  status: ApplicationStatus;
  /** An id of when they have applied, the last time if more than once. */
  appliedAt: string;
  /** The notice that told the founder. */
  noticeId?: string;
}

/**
 * The place of an application in the list of its applicant's. One that was made again has another place; what does not
 * name its `appliedAt` any more is passed over.
 */
export interface AppliedItem {
  projectId: string;
  roleId: string;
}

/** What decides in which lists a project stands, and where. */
export interface Placing {
  category: Category;
  stage: Stage;
  upvotes: number;
}

/** In which lists a project stands at present. */
export interface PlacingItem extends Placing {
  version: number;
}

/** Words under which searches may find a project: all that it has, and some that it had until just now. */
export interface IndexedWordsItem {
  words: string[];
}

/**
 * An ordered list of numbers that is counted, so that any place of it is found without a walk. It is cut into chunks:
 * `counts` says how many numbers each holds, `bounds` from which number on.
 */
export interface CountedListItem {
  version: number;
  bounds: number[];
  counts: number[];
  /** The only chunk, packed, as long as one is enough. */
  only?: Uint8Array;
}

/** Numbers of a list from one bound to the next, packed. */
export interface ListChunkItem {
  numbers: Uint8Array;
}

/** Projects with a word that begins with some letters: their numbers in a range, packed. */
export interface SearchChunkItem {
  numbers: Uint8Array;
  version: number;
}

/** What a finished call answered. */
export interface RememberedAnswer {
  status: number;
  body: string;
}

/** One use of an Idempotency-Key: `fingerprint` tells its request from another, `at` is when it was first seen. */
export interface RequestItem {
  fingerprint: string;
  at: number;
  answer?: RememberedAnswer;
  /** The call's effect has happened, for calls that would undo themselves when carried out twice. */
  done?: boolean;
  /** Seconds since 1970. */
  ttl: number;
}

/** Tries of one kind by one account or address. */
export interface AttemptsItem {
  count: number;
  /** Milliseconds since 1970 of the last guess that was let through. */
  lastAt?: number;
  /** Seconds since 1970. */
  ttl: number;
}

/** Work that is too much for one transaction, by kind, with what it needs to know. */
export interface JobKinds {
  'refresh-author': { memberId: string };
  /** `files` are the paths of those that the post has shown. */
  'sweep-post': { postId: string; authorId: string; files?: string[]; hasPoll?: boolean };
  /** Reactions to a comment that was deleted. */
  'sweep-comment': { postId: string; commentId: string };
  /**
   * Files of a member that a change of the profile has replaced, or that were stored for it or for the post or project
   * of this id without becoming true.
   */
  'drop-media': { memberId: string; paths: string[]; postId?: string; projectId?: string };
  'sweep-member': { memberId: string };
  'clear-notices': { memberId: string; upTo: string };
  'sync-connections': Record<never, never>;
  'rank-project': { projectId: string };
  'index-project': { projectId: string };
  'settle-role': { projectId: string; roleId: string };
  'cancel-applications': { memberId: string; before: string };
  'sweep-project': { projectId: string };
}

export type JobKind = keyof JobKinds;

export type JobOf<Kind extends JobKind> = {
  jobId: string;
  kind: Kind;
  about: JobKinds[Kind];
  /** An id of when it began, or began anew: what tells it from the job that it has taken the place of. */
  begun: string;
  /** How far the work has come; absent at its beginning. */
  cursor?: string;
  /** A second pass follows the first, for writes that were on their way while it ran. */
  pass: 1 | 2;
  /** Milliseconds since 1970 before which its pass must not begin. */
  restsUntil?: number;
  /** Tries in a row that have failed. */
  failures?: number;
};

/** A job as the table holds it: written with the first transaction of its work, deleted when all is done. */
export type JobItem = { [Kind in JobKind]: JobOf<Kind> }[JobKind];
