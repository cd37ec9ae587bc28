import type { Refusal } from '../../../shared/rules/applying.ts';
import type { ProjectExcess } from '../../../shared/rules/project-size.ts';
import { comments } from '../../../shared/texts/posts/comments.ts';
import { applying, projects as texts } from '../../../shared/texts/projects/projects.ts';
import { BadRequest, Forbidden, NotFound } from '../../http/errors.ts';

export class ProjectNotFoundError extends NotFound {
  constructor() {
    super(texts.notFound);
  }
}

/** There is no such comment on this project, or no longer. */
export class CommentNotFoundError extends NotFound {
  constructor() {
    super(comments.notFound);
  }
}

export class ApplicationNotFoundError extends NotFound {
  constructor() {
    super(texts.applicationNotFound);
  }
}

/** Only the founder of a project may do this; the sentence says what. */
export class NotFounderError extends Forbidden {}

/** The founder of the project has another role at present. */
export class FormerFounderError extends Forbidden {
  constructor() {
    super(texts.formerFounder);
  }
}

export class AlreadyProcessedError extends BadRequest {
  constructor() {
    super(texts.alreadyProcessed, undefined, 'ALREADY_PROCESSED');
  }
}

export class PositionFilledError extends BadRequest {
  constructor() {
    super(texts.positionFilled, undefined, 'POSITION_FILLED');
  }
}

export class TeamFullError extends BadRequest {
  constructor() {
    super(texts.teamFull, undefined, 'TEAM_FULL');
  }
}

export class RoleNotFoundError extends NotFound {
  constructor() {
    super(texts.roleNotFound);
  }
}

export class JobSeekersOnlyError extends Forbidden {
  constructor() {
    super(applying.jobSeekersOnly);
  }
}

/** A rule of applying does not hold. */
export class CannotApplyError extends BadRequest {
  constructor(refusal: Refusal) {
    super(applying[refusal], undefined, 'CANNOT_APPLY');
  }
}

/** The applicant no longer looks for roles. */
export class NotSeekingError extends BadRequest {
  constructor() {
    super(texts.notSeeking, undefined, 'NOT_SEEKING');
  }
}

export class AlreadyInTeamError extends BadRequest {
  constructor() {
    super(texts.alreadyInTeam, undefined, 'ALREADY_IN_TEAM');
  }
}

/** A field of the form breaks a rule; the form shows the sentence at the field. */
class FieldError extends BadRequest {
  constructor(path: string, message: string) {
    super(message, [{ path, message }]);
  }
}

export class LimitBelowFilledError extends FieldError {
  constructor() {
    super('openRoles', texts.limitBelowFilled);
  }
}

export class TeamSizeBelowTeamError extends FieldError {
  constructor() {
    super('teamSize', texts.teamSizeBelowTeam);
  }
}

export class TeamSizeTooLargeError extends FieldError {
  constructor() {
    super('teamSize', texts.teamSizeEditMax);
  }
}

/** The texts of a project are too long together; the form shows the sentence where roles are written. */
export class ProjectTooLongError extends FieldError {
  constructor(excess: ProjectExcess) {
    super('openRoles', texts[excess]);
  }
}
