import type { Category, Stage } from '../../../../shared/model/project.ts';
import type { Commitment, Place } from '../../../../shared/model/role.ts';

/** What decides in which lists an open role stands. */
export interface OpenRolePlacing {
  number: number;
  category: Category;
  stage: Stage;
  place: Place | '';
  commitment: Commitment | '';
}

/** What finds a role. */
export interface RoleWords {
  number: number;
  /** As `searchWords` makes them. */
  words: string[];
  /** What it is found by beside words, as `terms.ts` spells it. */
  terms: string[];
}
