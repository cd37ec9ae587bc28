import type { Key } from '../table/key.ts';

/** The kinds of items whose keys name a member. */
type OwnedKind<Kinds> = {
  [Name in keyof Kinds]: Kinds[Name] extends { valuesOf(key: Key): { memberId: string } | undefined }
    ? Name
    : never;
}[keyof Kinds];

/** Deletes a page of what a member has left behind, and says whether more may be left. */
export type Sweep = (memberId: string) => Promise<boolean>;

/**
 * Declares something for each kind of a resource whose keys name a member: how its items go with the member, or how they
 * come with the member's archive. `forOwnedKinds<typeof postKinds>()({ like: …, … })` does not compile while one is missing.
 */
export const forOwnedKinds =
  <Kinds>() =>
  <Each>(declared: Record<OwnedKind<Kinds>, Each>): Each[] =>
    Object.values(declared);
