import { isDeepStrictEqual } from 'node:util';
import { passkeyKeys } from '../factors/passkeys/keys.ts';
import { httpKeys } from '../http/keys.ts';
import { moveEntries } from '../members/store/directory.ts';
import type { ProfileItem } from '../members/store/items.ts';
import { memberKeys, memberKinds } from '../members/store/keys.ts';
import { isPending, isSameAddress, keptAddresses, recoveryEmail } from '../members/store/recovery-email.ts';
import { withDefaults } from '../table/key.ts';
import { at, type Invariant, type Snapshot, type Violation } from './snapshot.ts';

/** Card, profile and account stand together, and agree. */
function parts(table: Snapshot): Violation[] {
  const ids = new Set(
    [memberKeys.card, memberKeys.profile, httpKeys.account].flatMap((kind) =>
      table.all<unknown, ['memberId']>(kind).map(({ values }) => values.memberId),
    ),
  );
  return [...ids].flatMap((memberId) => {
    const card = table.get(memberKeys.card(memberId));
    const profile = table.get(memberKeys.profile(memberId));
    const account = table.get(httpKeys.account(memberId));
    if (!card || !profile || !account)
      return [`a part of a member is missing ${at(memberKeys.card(memberId))}`];
    return account.userRole === card.userRole && account.username === card.username
      ? []
      : [`account and card differ in role or username ${at(account)}`];
  });
}

/** A profile as functions read it, whenever it was stored. */
function profileOf(table: Snapshot, memberId: string) {
  const profile = table.get(memberKeys.profile(memberId));
  return profile && withDefaults(profile);
}

/** The address that signs a member in. An earlier version gave them one before they had confirmed it. */
function signInAddress(table: Snapshot, memberId: string, profile: ProfileItem): string {
  const held = isPending(profile) ? table.get(memberKeys.email(profile.email)) : undefined;
  return held?.memberId === memberId && !held.isFormer ? profile.email : recoveryEmail(profile);
}

/** Each name is held by the member who has it, and each member holds theirs. */
function handles(table: Snapshot): Violation[] {
  const held = table.all(memberKeys.card).flatMap(({ item: card }) => {
    const profile = profileOf(table, card._id);
    return [
      memberKeys.username(card.username),
      ...(profile ? keptAddresses(profile).map(memberKeys.email) : []),
    ]
      .filter((key) => table.get(key)?.memberId !== card._id)
      .map((key) => `${card._id} does not hold their own name ${at(key)}`);
  });
  const holding = [
    ...table
      .all(memberKinds.username)
      .filter(
        ({ item, values }) =>
          table.get(memberKeys.card(item.memberId))?.username.toLowerCase() !== values.usernameText,
      ),
    ...table.all(memberKinds.email).filter(({ item, values }) => {
      const profile = profileOf(table, item.memberId);
      if (!profile) return true;
      const isOfSignIn = isSameAddress(signInAddress(table, item.memberId, profile), values.emailText);
      if (!isOfSignIn && !keptAddresses(profile).includes(values.emailText)) return true;
      return Boolean(item.isFormer) === isOfSignIn;
    }),
  ];
  return [
    ...held,
    ...holding.map(({ item }) => `held for ${item.memberId}, who is not called so ${at(item)}`),
  ];
}

/** The lists by role and the search by name have every member in the places of their card, and nobody else. */
function listViolations(table: Snapshot): Violation[] {
  const wanted = new Map(
    table
      .all(memberKeys.card)
      .flatMap(({ item }) => moveEntries(undefined, item))
      .flatMap((write) => ('put' in write ? [[at(write.put), write.put] as const] : [])),
  );
  const stored = new Map(
    [
      ...table.all<unknown, string[]>(memberKinds.role),
      ...table.all<unknown, string[]>(memberKinds.name),
    ].map(({ item }) => [at(item), item] as const),
  );
  return [
    ...[...wanted]
      .filter(([key, entry]) => !isDeepStrictEqual({ ...entry }, { ...stored.get(key) }))
      .map(([key]) => `a member is not in a list as on their card ${key}`),
    ...[...stored.keys()]
      .filter((key) => !wanted.has(key))
      .map((key) => `in a list of members without reason ${key}`),
  ];
}

/** Each account counts the passkeys of its member, and each passkey is of a member. */
function passkeyCounts(table: Snapshot): Violation[] {
  const held = table.grouped(passkeyKeys.passkey, 'memberId');
  return [
    ...table.all(httpKeys.account).flatMap(({ item, values }) => {
      const { passkeys = 0 } = item;
      const count = held.get(values.memberId)?.length ?? 0;
      return passkeys === count ? [] : [`passkeys ${passkeys}, but ${count} ${at(item)}`];
    }),
    ...table
      .all(passkeyKeys.passkey)
      .filter(({ values }) => !table.mayLeaveItems(values.memberId))
      .map(({ item }) => `of a member who is gone ${at(item)}`),
  ];
}

/** The list of those whose profiles visitors may read has who allows it, and nobody else. */
function publicPages(table: Snapshot): Violation[] {
  const wanted = new Map(
    table
      .all(memberKeys.card)
      .flatMap(({ item: { _id, username } }) =>
        profileOf(table, _id)?.public ? [[at(memberKeys.publicPage(_id)), username] as const] : [],
      ),
  );
  const stored = new Map(
    table.all(memberKinds.publicPage).map(({ item }) => [at(item), item.username] as const),
  );
  return [
    ...[...wanted]
      .filter(([key, username]) => stored.get(key) !== username)
      .map(([key]) => `a public profile is not listed ${key}`),
    ...[...stored.keys()]
      .filter((key) => !wanted.has(key))
      .map((key) => `listed as a public profile, but not one ${key}`),
  ];
}

export const members: Invariant = (table) => [
  ...parts(table),
  ...handles(table),
  ...listViolations(table),
  ...publicPages(table),
  ...passkeyCounts(table),
];
