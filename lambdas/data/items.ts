/** What stands in the table, by kind; `keys.ts` says where, `docs/data-model.md` what for. */

export type * from './items/call.ts';
export type * from './items/index-key.ts';
export type * from './items/job.ts';
export type * from './items/member.ts';
export type * from './items/post.ts';
export type * from './items/project.ts';
export type * from './items/project-list.ts';
