import type { Role } from '../../../shared/model/member.ts';
import { FormerFounderError, NotFounderError } from './errors.ts';
import type { ProjectItem } from './items.ts';

/** A member who wants to change a project. */
export interface Editor {
  memberId: string;
  userRole: Role | null;
}

/**
 * Lets only the founder of a project go on, and only while they have the role of founders.
 *
 * @param otherwise the sentence for anybody else
 * @throws NotFounderError
 * @throws FormerFounderError
 */
export function checkFounder(
  { founder }: ProjectItem,
  { memberId, userRole }: Editor,
  otherwise: string,
): void {
  if (founder._id !== memberId) throw new NotFounderError(otherwise);
  if (userRole !== 'founder') throw new FormerFounderError();
}
