import type { ProjectUpdate } from '../../../shared/model/project-update.ts';
import { idTime } from '../../table/ids.ts';
import type { UpdateItem } from '../store/items.ts';

/** An update as everybody sees it who sees the project. */
export const presentUpdate = ({ _id, milestone = '', text }: UpdateItem): ProjectUpdate => ({
  _id,
  milestone,
  text,
  createdAt: new Date(idTime(_id)).toISOString(),
});
