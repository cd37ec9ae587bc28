import type { Refusal } from '../../../shared/rules/projects/applying.ts';
import type { ProjectExcess } from '../../../shared/rules/projects/project-size.ts';
import { interests } from '../../../shared/texts/interests/interests.ts';
import { comments } from '../../../shared/texts/posts/comments.ts';
import { applying, projects as texts } from '../../../shared/texts/projects/projects.ts';
import { updates } from '../../../shared/texts/projects/updates.ts';
import { errorClasses } from '../../http/errors.ts';

export const {
  ProjectNotFoundError,
  CommentNotFoundError,
  UpdateNotFoundError,
  ApplicationNotFoundError,
  RoleNotFoundError,
  NotFounderError,
  NameMismatchError,
  FormerFounderError,
  JobSeekersOnlyError,
  AlreadyProcessedError,
  PositionFilledError,
  TeamFullError,
  CannotApplyError,
  NotSeekingError,
  AlreadyInTeamError,
  LimitBelowFilledError,
  TeamSizeBelowTeamError,
  TeamSizeTooLargeError,
  ProjectTooLongError,
  WriterOrFounderOnlyError,
  FounderCannotLeaveError,
  FounderStaysError,
  NotMemberError,
  NotInTeamError,
  AlreadyFounderError,
  NotAFounderError,
  SuspendedFounderError,
  OwnProjectError,
  InterestNotFoundError,
} = errorClasses({
  ProjectNotFoundError: [404, 'NOT_FOUND', texts.notFound],
  CommentNotFoundError: [404, 'NOT_FOUND', comments.notFound],
  UpdateNotFoundError: [404, 'NOT_FOUND', updates.notFound],
  ApplicationNotFoundError: [404, 'NOT_FOUND', texts.applicationNotFound],
  RoleNotFoundError: [404, 'NOT_FOUND', texts.roleNotFound],
  /** The sentence says what only the founder may do. */
  NotFounderError: [403, 'FORBIDDEN', (sentence: string) => sentence],
  /** Whoever wants to delete a project has typed something else. */
  NameMismatchError: [400, 'INVALID', texts.nameMismatch, 'name'],
  /** The founder of the project has another role at present. */
  FormerFounderError: [403, 'FORBIDDEN', texts.formerFounder],
  JobSeekersOnlyError: [403, 'FORBIDDEN', applying.jobSeekersOnly],
  AlreadyProcessedError: [400, 'ALREADY_PROCESSED', texts.alreadyProcessed],
  PositionFilledError: [400, 'POSITION_FILLED', texts.positionFilled],
  TeamFullError: [400, 'TEAM_FULL', texts.teamFull],
  CannotApplyError: [400, 'CANNOT_APPLY', (refusal: Refusal) => applying[refusal]],
  /** The applicant no longer looks for roles. */
  NotSeekingError: [400, 'NOT_SEEKING', texts.notSeeking],
  AlreadyInTeamError: [400, 'ALREADY_IN_TEAM', texts.alreadyInTeam],
  LimitBelowFilledError: [400, 'INVALID', texts.limitBelowFilled, 'openRoles'],
  TeamSizeBelowTeamError: [400, 'INVALID', texts.teamSizeBelowTeam, 'teamSize'],
  TeamSizeTooLargeError: [400, 'INVALID', texts.teamSizeEditMax, 'teamSize'],
  /** The texts of a project are too long together. */
  ProjectTooLongError: [400, 'INVALID', (excess: ProjectExcess) => texts[excess], 'openRoles'],
  WriterOrFounderOnlyError: [403, 'FORBIDDEN', comments.writerOrFounderOnly],
  FounderCannotLeaveError: [400, 'INVALID', texts.founderCannotLeave],
  /** Founders cannot remove themselves. */
  FounderStaysError: [400, 'INVALID', texts.founderStays],
  /** Whoever leaves is not in the team. */
  NotMemberError: [400, 'INVALID', texts.notMember],
  /** Whoever is to be removed is not in the team. */
  NotInTeamError: [400, 'INVALID', texts.notInTeam],
  AlreadyFounderError: [400, 'INVALID', texts.alreadyFounder, 'memberId'],
  /** Whoever is to be the founder of a project has another role. */
  NotAFounderError: [400, 'NOT_A_FOUNDER', texts.notAFounder, 'memberId'],
  SuspendedFounderError: [400, 'INVALID', texts.suspendedFounder, 'memberId'],
  InterestNotFoundError: [404, 'NOT_FOUND', interests.notFound],
  /** Founders need not be told that they are interested in their own project. */
  OwnProjectError: [400, 'INVALID', interests.ownProject],
});
