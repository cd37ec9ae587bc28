import type { Suspension } from '../../../shared/model/suspension.ts';
import { reports as texts } from '../../../shared/texts/reports/reports.ts';
import { BadRequest, Conflict, Forbidden, NotFound } from '../../http/errors.ts';

/** 404: what was to be reported is not there. */
export class NothingToReportError extends NotFound {
  constructor() {
    super(texts.notFound);
  }
}

/** 400: nobody reports themselves. */
export class OwnThingError extends BadRequest {
  constructor() {
    super(texts.ownThing, undefined, 'OWN_THING');
  }
}

/** 404: nobody has reported it. */
export class CaseNotFoundError extends NotFound {
  constructor() {
    super(texts.caseNotFound);
  }
}

/** 409: another administrator was faster. */
export class AlreadyDecidedError extends Conflict {
  constructor() {
    super(texts.alreadyDecided);
  }
}

/** 400: a suspension is made shorter by itself only, not by a decision about one more thing. */
export class SuspendedLongerError extends BadRequest {
  constructor({ until }: Suspension) {
    super(texts.suspendedLonger(until), [{ path: 'days', message: texts.suspendedLonger(until) }]);
  }
}

/** 403: administrators keep each other's hands free. */
export class AdministratorStaysError extends Forbidden {
  constructor() {
    super(texts.administratorStays);
  }
}
