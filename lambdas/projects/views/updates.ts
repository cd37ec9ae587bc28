import type { ProjectUpdate } from '../../../shared/model/project-update.ts';
import { idTime } from '../../table/ids.ts';
import type { UpdateItem } from '../store/items.ts';

/** An update as everybody sees it who sees the project. */
export const presentUpdate = ({ _id, text }: UpdateItem): ProjectUpdate => ({
  _id,
  text,
  createdAt: new Date(idTime(_id)).toISOString(),
});
