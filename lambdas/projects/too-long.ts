import type { ProjectExcess } from '../../shared/rules/project-size.ts';
import { projects as texts } from '../../shared/texts.ts';
import { BadRequest } from '../http/errors.ts';

/** The refusal of a project whose texts are too long together; forms show it where roles are written. */
export const tooLong = (excess: ProjectExcess): BadRequest =>
  new BadRequest(texts[excess], [{ path: 'openRoles', message: texts[excess] }]);
