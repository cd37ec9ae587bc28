import { DECK_OPENINGS_SHOWN, DECK_READERS_MAX } from '../../../shared/limits.ts';
import { decks as texts } from '../../../shared/texts/decks/decks.ts';
import { readRelation } from '../../connections/store/relations.ts';
import { dropUnlessShown } from '../../media/dropped-files.ts';
import { MemberNotFoundError } from '../../members/store/errors.ts';
import { readCard } from '../../members/store/members.ts';
import { type Caller, readOwnProject } from '../../projects/store/founder.ts';
import { findInterest } from '../../projects/store/interests.ts';
import { projectKeys } from '../../projects/store/keys.ts';
import type { Effect } from '../../table/effect.ts';
import { newId } from '../../table/ids.ts';
import { retryOnConflict } from '../../table/retry.ts';
import { get } from '../../table/table.ts';
import type { Write } from '../../table/write.ts';
import { DeckNotFoundError, NotEligibleError, TooManyReadersError } from './errors.ts';
import type { DeckItem, DeckReaderItem } from './items.ts';
import { deckKeys } from './keys.ts';
import { findShared, readDeck } from './read.ts';

const asSeen = (stored: { version: number } | undefined) =>
  stored ? { condition: 'version = :seen', values: { ':seen': stored.version } } : ({ ifNew: true } as const);

/** Of the items of a project, the smallest that is deleted with it, and that says whose it is. */
const isOwn = (projectId: string, founderId: string): Write => ({
  check: projectKeys.seats(projectId),
  condition: 'gsi1pk = :list',
  values: { ':list': projectKeys.byProject(founderId, projectId).gsi1pk },
});

/** The write that notes a change of who may open a deck, which was just read. */
const countChange = ({ projectId, version }: DeckItem): Write => ({
  key: deckKeys.deck(projectId),
  update: 'SET version = :next',
  condition: 'version = :seen',
  values: { ':next': version + 1, ':seen': version },
});

/**
 * The deck of a project for its founder to change, as it stands now; undefined when there is none.
 *
 * @throws ProjectNotFoundError, NotFounderError, FormerFounderError
 */
export async function readOwnDeck(founder: Caller, projectId: string): Promise<DeckItem | undefined> {
  const [deck] = await Promise.all([
    get(deckKeys.deck(projectId), { consistent: true }),
    readOwnProject(projectId, founder, texts.founderOnly),
  ]);
  return deck;
}

/**
 * Puts a deck in the place of the one before; who may open that may open this one.
 *
 * @param seen the one before, as it was just read
 * @throws ProjectNotFoundError, NotFounderError, FormerFounderError
 */
export function setDeck(
  effect: Effect,
  founder: Caller,
  given: Omit<DeckItem, 'founderId' | 'version'>,
  seen: DeckItem | undefined,
): Promise<void> {
  const { projectId } = given;
  let known: { before: DeckItem | undefined } | undefined = { before: seen };
  return retryOnConflict(async () => {
    const { before } = known ?? { before: await readOwnDeck(founder, projectId) };
    known = undefined;
    const deck: DeckItem = { ...given, founderId: founder._id, version: (before?.version ?? 0) + 1 };
    await effect.commit([
      { put: { ...deckKeys.deck(projectId), ...deck }, ...asSeen(before) },
      isOwn(projectId, founder._id),
    ]);
  });
}

/**
 * Deletes the deck of a project with its readers, whether it is still there or not. Its file goes by a job.
 *
 * @throws ProjectNotFoundError, NotFounderError, FormerFounderError
 */
export const removeDeck = (effect: Effect, founder: Caller, projectId: string): Promise<void> =>
  retryOnConflict(async () => {
    const [, { deck, readers }] = await Promise.all([
      readOwnProject(projectId, founder, texts.founderOnly),
      readDeck(projectId),
    ]);
    if (!deck) return;
    await effect.allowed();
    await dropUnlessShown({ memberId: founder._id, deckOf: projectId, paths: [deck.file] });
    await effect.commit([
      { delete: deckKeys.deck(projectId), ...asSeen(deck) },
      ...readers.map(({ memberId }): Write => ({ delete: deckKeys.reader(projectId, memberId) })),
    ]);
  });

/** Whether a founder may share the deck of a project with a member: an interested investor, or a connection. */
async function isEligible(founderId: string, projectId: string, memberId: string): Promise<boolean> {
  const [relation, interest] = await Promise.all([
    readRelation(founderId, memberId),
    findInterest(memberId, projectId),
  ]);
  return relation?.state === 'connected' || interest !== undefined;
}

/**
 * Shares the deck of a project with a member. Idempotent.
 *
 * @throws ProjectNotFoundError, NotFounderError, FormerFounderError, DeckNotFoundError, MemberNotFoundError,
 * NotEligibleError, TooManyReadersError
 */
export const addReader = (
  effect: Effect,
  founder: Caller,
  projectId: string,
  memberId: string,
): Promise<void> =>
  retryOnConflict(async () => {
    const [, { deck, readers }, card, mayRead] = await Promise.all([
      readOwnProject(projectId, founder, texts.founderOnly),
      readDeck(projectId),
      readCard(founder, memberId),
      isEligible(founder._id, projectId, memberId),
    ]);
    if (!deck) throw new DeckNotFoundError();
    if (!card) throw new MemberNotFoundError();
    const before = readers.find((one) => one.memberId === memberId);
    if (before && !before.isRevoked) return;
    if (!mayRead) throw new NotEligibleError();
    if (!before && readers.length >= DECK_READERS_MAX) throw new TooManyReadersError();
    const reader: DeckReaderItem = {
      ...deckKeys.bySharedWith(memberId, projectId),
      _id: newId(),
      projectId,
      founderId: founder._id,
      memberId,
      openingCount: before?.openingCount ?? 0,
      openings: before?.openings ?? [],
      version: (before?.version ?? 0) + 1,
    };
    await effect.commit([
      { put: { ...deckKeys.reader(projectId, memberId), ...reader }, ...asSeen(before) },
      countChange(deck),
    ]);
  });

/**
 * Shares the deck of a project no longer with a member: from this moment they open it no more. Idempotent.
 *
 * @throws ProjectNotFoundError, NotFounderError, FormerFounderError
 */
export const removeReader = (
  effect: Effect,
  founder: Caller,
  projectId: string,
  memberId: string,
): Promise<void> =>
  retryOnConflict(async () => {
    const key = deckKeys.reader(projectId, memberId);
    const [, deck, before] = await Promise.all([
      readOwnProject(projectId, founder, texts.founderOnly),
      get(deckKeys.deck(projectId), { consistent: true }),
      get(key, { consistent: true }),
    ]);
    if (!deck || !before || before.isRevoked) return;
    const change: Write =
      before.openingCount === 0
        ? { delete: key, ...asSeen(before) }
        : { put: { ...before, isRevoked: true, version: before.version + 1 }, ...asSeen(before) };
    await effect.commit([change, countChange(deck)]);
  });

/**
 * Notes that a reader opens the deck of a project.
 *
 * @param openingId an id of when
 * @returns the deck
 * @throws DeckNotFoundError when there is none, or none that is shared with them
 */
export const noteOpening = (
  effect: Effect,
  memberId: string,
  projectId: string,
  openingId: string,
): Promise<DeckItem> =>
  retryOnConflict(async () => {
    const found = await findShared(projectId, memberId);
    if (!found) throw new DeckNotFoundError();
    const { deck, reader } = found;
    await effect.commit([
      {
        key: deckKeys.reader(projectId, memberId),
        update: 'SET openings = :openings, openingCount = :count, version = :next',
        condition: 'version = :seen',
        values: {
          ':openings': [openingId, ...reader.openings].slice(0, DECK_OPENINGS_SHOWN),
          ':count': reader.openingCount + 1,
          ':next': reader.version + 1,
          ':seen': reader.version,
        },
      },
    ]);
    return deck;
  });
