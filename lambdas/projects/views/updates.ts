import type { ProjectUpdate } from '../../../shared/model/project-update.ts';
import { presentAttachment } from '../../media/present-attachment.ts';
import { idTime } from '../../table/ids.ts';
import type { UpdateItem } from '../store/items.ts';

/** An update as everybody sees it who sees the project. */
export const presentUpdate = ({
  _id,
  milestone = '',
  text,
  attachments = [],
}: UpdateItem): ProjectUpdate => ({
  _id,
  milestone,
  text,
  attachments: attachments.map(presentAttachment),
  createdAt: new Date(idTime(_id)).toISOString(),
});
