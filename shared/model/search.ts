import * as z from 'zod';
import { id, instant } from './common.ts';
import { author, person, userCard } from './member.ts';
import { briefProject } from './project.ts';
import { openRole } from './role.ts';

export const searchKind = z.enum(['people', 'projects', 'roles', 'posts']);
export type SearchKind = z.infer<typeof searchKind>;

export const foundProject = () => briefProject().extend({ founder: person() });

export const foundRole = () =>
  z.strictObject({
    role: openRole().pick({
      _id: true,
      title: true,
      skills: true,
      commitment: true,
      place: true,
      location: true,
    }),
    project: briefProject(),
    founder: person(),
    /** On a page of roles that a job seeker has asked for: whether they have applied, and may not do so again at present. */
    applied: z.boolean().optional(),
  });

export const foundPost = () =>
  z.strictObject({
    _id: id,
    author: author(),
    /** Around the first word that was looked for, where the whole is longer. */
    excerpt: z.string(),
    createdAt: instant,
  });

/** What a search has found, by kind; best first. */
export const found = () =>
  z.strictObject({
    people: z.array(userCard()),
    projects: z.array(foundProject()),
    roles: z.array(foundRole()),
    posts: z.array(foundPost()),
  });
export type Found = z.infer<ReturnType<typeof found>>;
export type FoundProject = Found['projects'][number];
export type FoundRole = Found['roles'][number];
export type FoundPost = Found['posts'][number];

/** How many of each kind a search finds. */
export const foundCounts = () =>
  z.strictObject({ people: z.number(), projects: z.number(), roles: z.number(), posts: z.number() });
