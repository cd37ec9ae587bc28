import type { Person } from '../../../shared/model/member.ts';
import { deletedMember } from '../../../shared/texts.ts';

/** Who stands for a member who has left Hearth. */
export const DELETED_MEMBER: Person = { _id: '', name: deletedMember, username: '', profilePicture: '' };
