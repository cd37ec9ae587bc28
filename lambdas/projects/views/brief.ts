import type { ProjectItem } from '../store/items.ts';

/** What a project is known by where others stand beside it. */
export const presentBrief = ({ _id, name, poster, pitch = '', category, stage }: ProjectItem) => ({
  _id,
  name,
  poster,
  pitch,
  category,
  stage,
});
