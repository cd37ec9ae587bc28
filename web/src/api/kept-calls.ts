import { newIdempotencyKey } from './idempotency-key.ts';
import { memberStore } from './member-store.ts';
import type { RouteFacts } from './route-facts.ts';
import type { WireInput } from './send.ts';

/** A call that a member has asked for and whose answer has not come: it outlasts the page. */
export interface KeptCall {
  facts: RouteFacts;
  input: WireInput;
  idempotencyKey: string;
  /** Milliseconds since 1970. */
  askedAt: number;
  /** What it sets, such as the like of a post: of two pages, what the later one asked for holds. */
  sets: string | undefined;
  /** The page that asked. */
  page: string;
}

const THIS_PAGE = newIdempotencyKey();

const lockOf = (page: string): string => `hearth.page.${page}`;

let isMarked = false;

/** Lets other pages see that this one is open and makes its calls itself. */
function markOpen(): void {
  if (!isMarked) navigator.locks?.request(lockOf(THIS_PAGE), () => new Promise(() => {}));
  isMarked = true;
}

const storeOf = (memberId: string) => memberStore(memberId, 'calls');

function readCalls(memberId: string): KeptCall[] {
  try {
    const kept: unknown = JSON.parse(storeOf(memberId).read() ?? '[]');
    return Array.isArray(kept) ? kept : [];
  } catch {
    return [];
  }
}

function writeCalls(memberId: string, calls: KeptCall[]): void {
  if (calls.length > 0) storeOf(memberId).write(JSON.stringify(calls));
  else storeOf(memberId).clear();
}

/** What pages that are closed by now have asked for without an answer, oldest first. */
export async function callsOfClosedPages(memberId: string): Promise<KeptCall[]> {
  const { held = [] } = (await navigator.locks?.query()) ?? {};
  const open = new Set(held.map(({ name }) => name));
  return readCalls(memberId).filter(({ page }) => page !== THIS_PAGE && !open.has(lockOf(page)));
}

/** Whether a call is still to be made: nobody has got its answer, and nothing newer has taken its place. */
export const isKept = (memberId: string, idempotencyKey: string): boolean =>
  readCalls(memberId).some((call) => call.idempotencyKey === idempotencyKey);

export const forgetCall = (memberId: string, idempotencyKey: string): void =>
  writeCalls(
    memberId,
    readCalls(memberId).filter((call) => call.idempotencyKey !== idempotencyKey),
  );

/**
 * Keeps the calls that a member makes of one route until they are answered.
 *
 * @param sets what they set, if each takes the place of the one before
 */
export function callKeeper(memberId: string, facts: RouteFacts, sets: string | undefined) {
  const oldest = (input: WireInput) =>
    readCalls(memberId).find(
      (call) =>
        call.page === THIS_PAGE &&
        call.facts.name === facts.name &&
        JSON.stringify(call.input) === JSON.stringify(input),
    )?.idempotencyKey;
  return {
    /** Keeps a call. It takes the place of what an earlier page wanted of the same thing. */
    keep(input: WireInput, idempotencyKey: string): void {
      markOpen();
      const others = readCalls(memberId).filter(
        (call) =>
          call.idempotencyKey !== idempotencyKey &&
          (sets === undefined || call.sets !== sets || call.page === THIS_PAGE),
      );
      const call = { facts, input, idempotencyKey, askedAt: Date.now(), sets, page: THIS_PAGE };
      writeCalls(memberId, [...others, call]);
    },
    /** The key of the oldest kept call with an input. */
    keyOf: oldest,
    /** Its answer has come, or the member knows that there is none. */
    forget(input: WireInput): void {
      const idempotencyKey = oldest(input);
      if (idempotencyKey !== undefined) forgetCall(memberId, idempotencyKey);
    },
  };
}
