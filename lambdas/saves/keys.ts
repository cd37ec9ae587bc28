import type { Savable, SavedKind } from '../../shared/model/saved.ts';
import { partsOfSavedRole } from '../../shared/rules/projects/saved-role.ts';
import { idNumber } from '../table/ids.ts';
import { digits, type IndexKey, itemKind, type Key } from '../table/key.ts';
import type { SaveItem } from './items.ts';

export const saveKinds = {
  /** Between what else a member has done on posts, so that a page of the feed reads all of it as one range. */
  post: itemKind<SaveItem>({ isFollowed: false })('MEMBER#{memberId}', 'ON#{postId}#SAVE'),
  /** A project, and behind it its roles. */
  project: itemKind<SaveItem>({ isFollowed: false })('MEMBER#{memberId}', 'SAVED#{number}'),
  role: itemKind<SaveItem>({ isFollowed: false })('MEMBER#{memberId}', 'SAVED#{number}#{roleId}'),
};

const number = (projectId: string): string => digits(idNumber(projectId));

const KEYS: Record<SavedKind, (memberId: string, id: string) => Key<SaveItem>> = {
  posts: saveKinds.post,
  projects: (memberId, id) => saveKinds.project(memberId, number(id)),
  roles: (memberId, id) => {
    const { projectId, roleId } = partsOfSavedRole(id);
    return saveKinds.role(memberId, number(projectId), roleId);
  },
};

export const saveKeys = {
  save: (memberId: string, { kind, id }: Savable) => KEYS[kind](memberId, id),
  /** The beginning of what a member has saved of a project, by its number: itself and its roles. */
  onProject: (number: number) => `SAVED#${digits(number)}`,
  /** What a member has saved of a kind, newest last. */
  savedBy: (memberId: string, kind: SavedKind) => `SAVED#${kind}#${memberId}`,
  byMember: (memberId: string, kind: SavedKind, saveId: string): IndexKey => ({
    gsi1pk: `SAVED#${kind}#${memberId}`,
    gsi1sk: saveId,
  }),
};
