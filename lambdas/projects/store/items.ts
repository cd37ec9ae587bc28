import type { ApplicationStage, DeclineReason } from '../../../shared/model/application-progress.ts';
import type { Attachment } from '../../../shared/model/attachment.ts';
import type { Person } from '../../../shared/model/member.ts';
import type { ApplicationStatus, CancelReason, Category, Stage } from '../../../shared/model/project.ts';
import type { RoleFacts } from '../../../shared/model/role.ts';
import type { IndexKey } from '../../table/key.ts';

/** How many numbers projects have been given: the last of these numbers. */
export interface ProjectCounterItem {
  count: number;
}

/** An open role of a project; how many positions it has and how many are filled stands with the seats. */
export interface RoleText extends Partial<RoleFacts> {
  _id: string;
  title: string;
  description: string;
  /** Tells it from all roles of all projects, and sorts by its age; see `roleNumber`. */
  number?: number;
}

/** The project that has got roles after its creation, under the number that these share. */
export interface LaterRolesItem {
  projectId: string;
}

/** A project as its founder has written it. With the founder's name and picture, which a job refreshes. */
export interface ProjectItem {
  _id: string;
  name: string;
  /** Absent from those that were written before there were any. */
  pitch?: string;
  description: string;
  category: Category;
  stage: Stage;
  /** While it takes no applications. */
  closed?: true;
  /** When it was closed or reopened last, in milliseconds since 1970; absent until the first time. */
  statusAt?: number;
  website: string;
  poster: string;
  roles: RoleText[];
  founder: Person;
  founderVersion: number;
  /** When somebody else became its founder last, in milliseconds since 1970; absent while it is with whoever created it. */
  handedOverAt?: number;
  /** When its founder had joined the team; absent with whoever created it. */
  founderJoinDate?: string;
  /** Absent until the first. */
  updateCount?: number;
  createdAt: string;
  updatedAt: string;
  /** Counts the changes, so that of two edits at the same moment one is tried again. */
  version: number;
  /** Whether its descriptions are shortened here, because they stand in full beside it. */
  isSummary?: boolean;
}

/** What decides in which lists a project stands, and where. */
export interface Placing {
  category: Category;
  stage: Stage;
  upvotes: number;
}

/** The texts of a project that are too long for lists. */
export interface ProjectTextsItem {
  full: Pick<ProjectItem, 'description' | 'roles'>;
}

/** Every seat of a project: what must never be exceeded. */
export interface Seats {
  /** Null when the founder has set none. */
  teamSize: number | null;
  /** Members of the team, the founder among them. */
  taken: number;
  /** Positions of each role, by its id. */
  roles: Record<string, { limit: number; filled: number }>;
}

/** The seats, in a small item that also stands among the projects of the founder. */
export interface SeatsItem extends Seats, IndexKey {}

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
  /** An id of when they left. */
  _id: string;
  projectId: string;
  founderId: string;
  memberId: string;
  role: string;
  removed: boolean;
  leftAt: string;
}

/** How many upvotes a project has, and the newest of them. Missing until the first. */
export interface UpvotesItem {
  upvoteCount: number;
  /** The newest who have upvoted it, oldest first; sometimes a few more than are shown. */
  upvoters: string[];
}

/** One member has upvoted one project. */
export interface UpvoteItem extends IndexKey {
  /** Tells it from an earlier or later upvote of the same member, and sorts by time. */
  _id: string;
  founderId: string;
  projectId: string;
  memberId: string;
}

/** How many investors are interested in a project. Missing until the first. */
export interface InterestsItem {
  interestCount: number;
}

/** One investor is interested in one project. It stays when they take that back, so that the founder is told once. */
export interface InterestItem extends IndexKey {
  /** An id of when they were interested first; names the notification of the founder. */
  _id: string;
  /** An id of when they said so last. */
  at: string;
  projectId: string;
  founderId: string;
  memberId: string;
  /** What they have told the founder; "" for nothing. */
  note: string;
  isWithdrawn?: true;
  /** Counts the changes, so that of two at the same moment one is tried again. */
  version: number;
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
  founderId: string;
  number: number;
}

/** What the founder of a project has told those who have to do with it. */
export interface UpdateItem extends Partial<IndexKey> {
  _id: string;
  projectId: string;
  founderId: string;
  /** What has been reached, of a milestone; those stand in a list of their own as well. */
  milestone?: string;
  text: string;
  /** Missing where there are none. */
  attachments?: Attachment[];
}

/** How many numbers the comments on a project have been given; the next comment gets this one. */
export interface CommentCounterItem {
  count: number;
}

/** What lists and pages need to know of the comments on a project; it follows from these. Missing until the first. */
export interface CommentSummaryItem {
  commentCount: number;
  /** Comments with this number or a greater one are not counted yet. */
  upTo: number;
  /** Smaller numbers without a comment, packed: it was deleted, or never written. */
  holes?: Uint8Array;
  /** Newest first, with long texts shortened. */
  newest: ProjectComment[];
  version: number;
}

/** One member applies for one role: one item, whatever becomes of it. */
export interface ApplicationItem extends IndexKey {
  _id: string;
  projectId: string;
  founderId: string;
  /** Who was notified of it: the founder to whom it was made, where the project has another one since. */
  madeTo?: string;
  memberId: string;
  roleId: string;
  /** The role as it was called when the application last changed its state. */
  roleTitle: string;
  message: string;
  /** To the question of the role; missing when there is none. */
  answer?: string;
  status: ApplicationStatus;
  cancelReason?: CancelReason;
  /** An id of when they have applied, the last time if more than once. */
  appliedAt: string;
  /** An id of when it was accepted, rejected or cancelled. */
  decidedAt?: string;
  /** With `rejected`: by nobody, because the role was full. */
  isFilled?: true;
  /** Whether it has to be answered in time; those from before there was such a time have not. */
  isTimed?: true;
  /** An id of when that time began, where that is not when it was made: it is from before. */
  timedFrom?: string;
  /** An id of when the founder has opened it, and of when they have said that they are in talk. */
  seenAt?: string;
  talkAt?: string;
  /** An id of when the time for an answer was over. */
  expiredAt?: string;
  /** How often the founder was reminded, and an id of the last time, while they have not answered. */
  reminders?: number;
  remindedAt?: string;
  declineReason?: DeclineReason;
  declineNote?: string;
  /** For the founder alone. */
  founderNote?: string;
  /** What it had been through before it was made again, oldest first. */
  past?: ApplicationStep[];
}

/** A stage that an application has come to, and an id of when. */
export interface ApplicationStep {
  stage: ApplicationStage;
  at: string;
}

/** An application whose founder is to be reminded, under the day on which it was made; it goes by itself. */
export interface WaitingItem {
  memberId: string;
  projectId: string;
  roleId: string;
  /** Seconds since 1970. */
  ttl: number;
}

/** Up to when, in milliseconds since 1970, it was looked after applications that wait for an answer. */
export interface DeadlinesItem {
  upTo: number;
}

/** The newest answers to applications for a project, in no particular order. Missing until the first. */
export interface RepliesItem {
  /** An id of when it was given, and how many hours after the application was made. */
  replies: { at: string; hours: number }[];
  version: number;
}

/**
 * The entry of an application in the list of its applicant's. One that was made again has another entry; what does not
 * name its `appliedAt` any more is passed over. The rest follows a moment later: by it, all that a founder has received is
 * listed and counted.
 */
export interface AppliedItem extends Partial<IndexKey> {
  projectId: string;
  roleId: string;
  memberId?: string;
  roleTitle?: string;
  stage?: ApplicationStage;
}
