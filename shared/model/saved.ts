import * as z from 'zod';
import { instant } from './common.ts';
import { person } from './member.ts';
import { post } from './post.ts';
import { project } from './project.ts';
import { openRole, roleStanding } from './role.ts';

export const savedKind = z.enum(['posts', 'projects', 'roles']);
export type SavedKind = z.infer<typeof savedKind>;

/** The id of a post or project; of a role that of its project and its own, with a dot between. */
export const savedId = z.string().regex(/^[\w-]{16}(\.[\w-]{16})?$/);

/** Something to save, as a path names it: only roles have an id of two parts. */
export const savable = () =>
  z
    .object({ kind: savedKind, id: savedId })
    .refine(({ kind, id }) => (kind === 'roles') === id.includes('.'), { path: ['id'] });
export type Savable = z.infer<ReturnType<typeof savable>>;

const row = () => z.strictObject({ id: savedId, savedAt: instant });

/** Something that a member has saved, as it is now. */
export const savedRow = () =>
  z.discriminatedUnion('kind', [
    row().extend({ kind: z.literal('posts'), post: post() }),
    row().extend({ kind: z.literal('projects'), project: project() }),
    row().extend({
      kind: z.literal('roles'),
      role: openRole(),
      project: project().pick({
        _id: true,
        name: true,
        poster: true,
        category: true,
        stage: true,
        status: true,
      }),
      founder: person(),
      ...roleStanding(),
    }),
  ]);
export type SavedRow = z.infer<ReturnType<typeof savedRow>>;
