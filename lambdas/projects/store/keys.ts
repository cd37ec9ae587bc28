import type { ApplicationStatus } from '../../../shared/model/project.ts';
import { idNumber } from '../../table/ids.ts';
import { digits, type IndexKey, itemKind } from '../../table/key.ts';
import type {
  ApplicationItem,
  AppliedItem,
  CommentCounterItem,
  CommentSummaryItem,
  DeadlinesItem,
  FormerItem,
  InterestItem,
  InterestsItem,
  LaterRolesItem,
  ProjectCommentItem,
  ProjectCounterItem,
  ProjectItem,
  ProjectTextsItem,
  RepliesItem,
  SeatsItem,
  TeamItem,
  UpdateItem,
  UpvoteItem,
  UpvotesItem,
  WaitingItem,
} from './items.ts';

/** A list of applications for a project: by their status, and apart those that were rejected because the role was full. */
export type ApplicationList = ApplicationStatus | 'filled';

/** Interests in a project: those that stand, and apart those that were taken back. */
type InterestList = 'standing' | 'withdrawn';

/** A project's number, which its id ends in: what finds it without the id, and sorts as projects were created. */
export const numberOf = (projectId: string): string => digits(idNumber(projectId));

const upvoters = (projectId: string, partition: number): string =>
  `UPVOTES#${numberOf(projectId)}#${partition}`;

/** Those who have upvoted one project are spread over this many index partitions. */
const UPVOTER_PARTITIONS = 8;

const partitionOf = (memberId: string): number =>
  [...memberId].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % UPVOTER_PARTITIONS, 0);

export const projectKinds = {
  counter: itemKind<ProjectCounterItem>()('PROJECTS', 'COUNTER'),
  project: itemKind<ProjectItem>()('PROJECT#{number}', 'PROJECT'),
  laterRoles: itemKind<LaterRolesItem>({ isFollowed: false })('PROJECT#{number}', 'ROLES'),
  texts: itemKind<ProjectTextsItem>()('PROJECT#{number}', 'ABOUT'),
  seats: itemKind<SeatsItem>()('PROJECT#{number}', 'SEATS'),
  team: itemKind<TeamItem>()('PROJECT#{number}', 'TEAM#{memberId}'),
  upvotes: itemKind<UpvotesItem>()('PROJECT#{number}', 'UPVOTES'),
  commentSummary: itemKind<CommentSummaryItem>()('PROJECT#{number}', 'COMMENTS'),
  replies: itemKind<RepliesItem>({ isFollowed: false })('PROJECT#{number}', 'REPLIES'),
  interests: itemKind<InterestsItem>({ isFollowed: false })('PROJECT#{number}', 'INTERESTS'),
  former: itemKind<FormerItem>()('PROJECT#{number}', 'WAS#{memberId}'),
  upvote: itemKind<UpvoteItem>()('MEMBER#{memberId}', 'UPVOTE#{number}'),
  interest: itemKind<InterestItem>()('MEMBER#{memberId}', 'INTEREST#{number}'),
  commentCounter: itemKind<CommentCounterItem>()('PROJECT#{number}#COMMENTS', 'COUNTER'),
  comment: itemKind<ProjectCommentItem>()('PROJECT#{number}#COMMENTS', '{commentNumber}'),
  update: itemKind<UpdateItem>()('PROJECT#{number}#UPDATES', '{updateId}'),
  application: itemKind<ApplicationItem>()('MEMBER#{memberId}', 'APPLICATION#{number}#{roleId}'),
  applied: itemKind<AppliedItem>()('MEMBER#{memberId}', 'APPLIED#{appliedAt}'),
  waiting: itemKind<WaitingItem>({ isFollowed: false })('WAITING#{dayNumber}', '{appliedAt}'),
  deadlines: itemKind<DeadlinesItem>({ isFollowed: false })('WAITING', 'UPTO'),
};

export const projectKeys = {
  projectCounter: projectKinds.counter,
  /** Everything that a project shows; long texts stand first and former members last, so that lists leave both out. */
  projectItems: (number: number) => `PROJECT#${digits(number)}`,
  project: (projectId: string) => projectKinds.project(numberOf(projectId)),
  projectTexts: (projectId: string) => projectKinds.texts(numberOf(projectId)),
  /** Between a project and its seats, so that one range holds either. */
  laterRoles: (number: number) => projectKinds.laterRoles(digits(number)),
  seats: (projectId: string) => projectKinds.seats(numberOf(projectId)),
  team: (projectId: string, memberId: string) => projectKinds.team(numberOf(projectId), memberId),
  upvotes: (projectId: string) => projectKinds.upvotes(numberOf(projectId)),
  commentSummary: (projectId: string) => projectKinds.commentSummary(numberOf(projectId)),
  commentCounter: (projectId: string) => projectKinds.commentCounter(numberOf(projectId)),
  former: (projectId: string, memberId: string) => projectKinds.former(numberOf(projectId), memberId),
  /** The projects whose team a member has left. */
  leftBy: (memberId: string) => `LEFT#${memberId}`,
  byFormerMember: (memberId: string, projectId: string): IndexKey => ({
    gsi1pk: `LEFT#${memberId}`,
    gsi1sk: projectId,
  }),
  /** The projects of a member, founded and joined, newest last. */
  projectsOf: (memberId: string) => `PROJECTS#${memberId}`,
  byProject: (memberId: string, projectId: string): IndexKey => ({
    gsi1pk: `PROJECTS#${memberId}`,
    gsi1sk: projectId,
  }),
  upvote: (memberId: string, projectId: string) => projectKinds.upvote(memberId, numberOf(projectId)),
  upvotesBy: () => 'UPVOTE#',
  /** Where a member's upvote of a project stands, by its number. */
  upvoteOn: (number: number) => `UPVOTE#${digits(number)}`,
  byUpvotedProject: (projectId: string, memberId: string): IndexKey => ({
    gsi1pk: upvoters(projectId, partitionOf(memberId)),
    gsi1sk: memberId,
  }),
  /** The index partitions that together hold every upvote of a project. */
  upvotersOf: (projectId: string): string[] =>
    Array.from({ length: UPVOTER_PARTITIONS }, (_, at) => upvoters(projectId, at)),
  interests: (projectId: string) => projectKinds.interests(numberOf(projectId)),
  interest: (memberId: string, projectId: string) => projectKinds.interest(memberId, numberOf(projectId)),
  interestsBy: () => 'INTEREST#',
  /** Where a member's interest in a project stands, by its number. */
  interestOn: (number: number) => `INTEREST#${digits(number)}`,
  /** All interests in a project, also those that were taken back. */
  interestsIn: (projectId: string) => `INTERESTED#${numberOf(projectId)}`,
  byInterest: (projectId: string, list: InterestList, at: string): IndexKey => ({
    gsi1pk: `INTERESTED#${numberOf(projectId)}`,
    gsi1sk: `${list}#${at}`,
  }),
  projectComment: (projectId: string, number: number) =>
    projectKinds.comment(numberOf(projectId), digits(number)),
  update: (projectId: string, updateId: string) => projectKinds.update(numberOf(projectId), updateId),
  /** The updates of a project, oldest first. */
  updates: (projectId: string) => projectKinds.update(numberOf(projectId), '').pk,
  /** The milestones among them. */
  milestones: (projectId: string) => `MILESTONES#${numberOf(projectId)}`,
  byMilestone: (projectId: string, updateId: string): IndexKey => ({
    gsi1pk: `MILESTONES#${numberOf(projectId)}`,
    gsi1sk: updateId,
  }),
  /** The comments that a member has written on projects. */
  projectCommentsOf: (memberId: string) => `PROJECTCOMMENTS#${memberId}`,
  byCommenter: (memberId: string, commentId: string): IndexKey => ({
    gsi1pk: `PROJECTCOMMENTS#${memberId}`,
    gsi1sk: commentId,
  }),
  application: (memberId: string, projectId: string, roleId: string) =>
    projectKinds.application(memberId, numberOf(projectId), roleId),
  applicationsBy: () => 'APPLICATION#',
  /** A member's applications for the roles of one project, by its number. */
  applicationsOn: (number: number) => `APPLICATION#${digits(number)}#`,
  /** A member's applications in the order in which they were made. */
  applied: (memberId: string, appliedAt: string) => projectKinds.applied(memberId, appliedAt),
  /** All applications that a founder has received, in the order in which they were made. */
  receivedBy: (founderId: string) => `RECEIVED#${founderId}`,
  byReceived: (founderId: string, appliedAt: string): IndexKey => ({
    gsi1pk: `RECEIVED#${founderId}`,
    gsi1sk: appliedAt,
  }),
  /** Applications that were made on one day since 1970. */
  waiting: (day: number, appliedAt: string) => projectKinds.waiting(String(day), appliedAt),
  deadlines: projectKinds.deadlines,
  replies: (projectId: string) => projectKinds.replies(numberOf(projectId)),
  applicationsFor: (projectId: string) => `APPLICATIONS#${numberOf(projectId)}`,
  byApplication: (projectId: string, list: ApplicationList, appliedAt: string): IndexKey => ({
    gsi1pk: `APPLICATIONS#${numberOf(projectId)}`,
    gsi1sk: `${list}#${appliedAt}`,
  }),
};
