import { FOUNDERS } from './founders.ts';
import { INVESTORS } from './investors.ts';
import { JOB_SEEKERS } from './job-seekers.ts';
import { POSTS_OF_THE_FIRST_MONTHS } from './posts-first-months.ts';
import { POSTS_SINCE_SPRING } from './posts-since-spring.ts';
import { POSTS_OF_THIS_MONTH } from './posts-this-month.ts';
import { FIRST_PROJECTS } from './projects-first-half.ts';
import { LATER_PROJECTS } from './projects-second-half.ts';
import type { SeedMember, SeedPost, SeedProject } from './types.ts';

export const MEMBERS: SeedMember[] = [...FOUNDERS, ...INVESTORS, ...JOB_SEEKERS];
export const POSTS: SeedPost[] = [
  ...POSTS_OF_THIS_MONTH,
  ...POSTS_SINCE_SPRING,
  ...POSTS_OF_THE_FIRST_MONTHS,
];
export const PROJECTS: SeedProject[] = [...FIRST_PROJECTS, ...LATER_PROJECTS];
