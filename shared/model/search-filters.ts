import * as z from 'zod';
import { role } from './member.ts';
import { category, stage } from './project.ts';
import { commitment, place } from './role.ts';

/** What narrows a search down; kinds that have no such filter are not narrowed. */
export const searchFilters = () =>
  z.object({
    role: role.optional(),
    category: category.optional(),
    stage: stage.optional(),
    place: place.optional(),
    commitment: commitment.optional(),
  });
export type SearchFilters = z.infer<ReturnType<typeof searchFilters>>;

/** A filter of a list in an address: what there is not leaves nothing out. */
const lenient = <Schema extends z.ZodType>(schema: Schema) => schema.optional().catch(undefined);

/** The filters of projects as addresses name them. */
export const projectFilterQuery = () => ({ category: lenient(category), stage: lenient(stage) });

/** The same of open roles. */
export const roleFilterQuery = () => ({
  ...projectFilterQuery(),
  place: lenient(place),
  commitment: lenient(commitment),
});

/** The same of all that a search finds. */
export const searchFilterQuery = () => ({ ...roleFilterQuery(), role: lenient(role) });
