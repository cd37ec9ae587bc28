import type { ApplicationStatus } from '../../../shared/model/project.ts';
import { idNumber } from '../../table/ids.ts';
import { digits, type IndexKey, key } from '../../table/key.ts';
import { memberKeys } from '../../users/store/keys.ts';
import type {
  ApplicationItem,
  AppliedItem,
  FormerItem,
  ProjectCommentItem,
  ProjectCommentsItem,
  ProjectCounterItem,
  ProjectItem,
  ProjectTextsItem,
  SeatsItem,
  TeamItem,
  UpvoteItem,
  UpvotesItem,
} from './items.ts';

/** A project's number, which its id ends in: what finds it without the id, and sorts as projects were created. */
const project = (number: number): string => `PROJECT#${digits(number)}`;
export const numberOf = (projectId: string): string => digits(idNumber(projectId));
const partOf = (projectId: string): string => project(idNumber(projectId));

const upvoters = (projectId: string, partition: number): string =>
  `UPVOTES#${numberOf(projectId)}#${partition}`;

/** Those who have upvoted one project are spread over this many index partitions. */
const UPVOTER_PARTITIONS = 8;

const partitionOf = (memberId: string): number =>
  [...memberId].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % UPVOTER_PARTITIONS, 0);

export const projectKeys = {
  projectCounter: () => key<ProjectCounterItem>('PROJECTS', 'COUNTER'),
  /** Everything that a project shows; long texts stand first and former members last, so that lists leave both out. */
  projectItems: project,
  project: (projectId: string) => key<ProjectItem>(partOf(projectId), 'PROJECT'),
  projectTexts: (projectId: string) => key<ProjectTextsItem>(partOf(projectId), 'ABOUT'),
  seats: (projectId: string) => key<SeatsItem>(partOf(projectId), 'SEATS'),
  team: (projectId: string, memberId: string) => key<TeamItem>(partOf(projectId), `TEAM#${memberId}`),
  upvotes: (projectId: string) => key<UpvotesItem>(partOf(projectId), 'UPVOTES'),
  projectComments: (projectId: string) => key<ProjectCommentsItem>(partOf(projectId), 'COMMENTS'),
  former: (projectId: string, memberId: string) => key<FormerItem>(partOf(projectId), `WAS#${memberId}`),
  /** The projects of a member, founded and joined, newest last. */
  projectsOf: (memberId: string) => `PROJECTS#${memberId}`,
  byProject: (memberId: string, projectId: string): IndexKey => ({
    gsi1pk: `PROJECTS#${memberId}`,
    gsi1sk: projectId,
  }),
  upvote: (memberId: string, projectId: string) =>
    key<UpvoteItem>(memberKeys.member(memberId), `UPVOTE#${numberOf(projectId)}`),
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
  projectComment: (projectId: string, number: number) =>
    key<ProjectCommentItem>(`${partOf(projectId)}#COMMENTS`, digits(number)),
  /** The comments that a member has written on projects. */
  projectCommentsOf: (memberId: string) => `PROJECTCOMMENTS#${memberId}`,
  byCommenter: (memberId: string, commentId: string): IndexKey => ({
    gsi1pk: `PROJECTCOMMENTS#${memberId}`,
    gsi1sk: commentId,
  }),
  application: (memberId: string, projectId: string, roleId: string) =>
    key<ApplicationItem>(memberKeys.member(memberId), `APPLICATION#${numberOf(projectId)}#${roleId}`),
  applicationsBy: () => 'APPLICATION#',
  /** A member's applications for the roles of one project, by its number. */
  applicationsOn: (number: number) => `APPLICATION#${digits(number)}#`,
  /** A member's applications in the order in which they were made. */
  applied: (memberId: string, appliedAt: string) =>
    key<AppliedItem>(memberKeys.member(memberId), `APPLIED#${appliedAt}`),
  applicationsFor: (projectId: string) => `APPLICATIONS#${numberOf(projectId)}`,
  /** `filled` are those that were rejected because the role was full. */
  byApplication: (projectId: string, place: ApplicationStatus | 'filled', appliedAt: string): IndexKey => ({
    gsi1pk: `APPLICATIONS#${numberOf(projectId)}`,
    gsi1sk: `${place}#${appliedAt}`,
  }),
};
