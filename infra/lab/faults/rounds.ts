import { expect, it } from 'vitest';
import { checkInvariants } from '../../../lambdas/invariants/check.ts';
import type { Caller } from '../../../lambdas/testing/calls/caller.ts';
import { finishJobs, tableItems } from '../../../lambdas/testing/invariants.ts';
import { newAdmin } from '../../../lambdas/testing/people/admin.ts';
import { settled } from '../../../lambdas/testing/settled.ts';
import { hasTable, testedSystem } from '../../../lambdas/testing/system.ts';
import type { Route } from '../../../shared/api/route.ts';
import { settings } from '../settings.ts';
import { type Case, casesOf, type Outcome, play, prepare } from './cases.ts';
import { differences, endStates } from './end-state.ts';
import { inParallel, shuffled } from './parallel.ts';

process.env.AWS_LAMBDA_LOG_LEVEL ??= 'FATAL';

/** Half of the routes, so that two files share the work. */
export const OF_MEMBERS = /^(auth|passkeys|recoveryCodes|users|archive|hiding|connections)\./;

const AT_ONCE = 10;
const BATCH = 40;

/** Repairs the whole table, which is that of all cases here; it has tests of its own. */
const OF_ALL = 'users.syncConnections';

/** A passkey's challenge is used up by the answer to it, whatever becomes of that. */
const OF_CHALLENGES = ['passkeys.login', 'passkeys.register'];

/** A recovery code is used up by the session that it begins, whether anybody hears of it or not. */
const OF_CODES = 'recoveryCodes.login';

/** Who has left is nobody any more. */
const LEAVING = 'users.delete';

/** Only three links are sent to an address: one try is counted three times when the SDK hears no answer to any of its own. */
const OF_FEW_TRIES = 'auth.signInLink';

const AGAIN =
  'Again, of one route: ROUTE=<name> PROOF=true npx vitest run --project integration infra/lab/faults';

/** What has gone wrong before is tried each time. */
const KNOWN = [
  ['passkeys.register', 'DynamoDB.PutItem', 'failed'],
  ['passkeys.register', 'DynamoDB.PutItem', 'its answer lost, once'],
  ['recoveryCodes.login', 'DynamoDB.TransactWriteItems', 'throttled'],
  ['recoveryCodes.login', 'DynamoDB.DeleteItem', 'throttled'],
];

const nameOf = ({ route, at, fault }: Outcome): string =>
  `${route.name}, ${at?.operation} ${at?.nth}: ${fault}`;

/** Whether the repeat was refused because the first call has used something up, or its member has left by it. */
function isRefusedRepeat({ route, statuses: [first, again], fault }: Outcome): boolean {
  if (route.name === LEAVING) return again === 401;
  if (route.name === OF_FEW_TRIES) return again === 429 && fault === 'its answer lost, each time';
  const isUnheard = fault?.startsWith('its answer lost') || fault?.startsWith('the function stopped');
  const isUsedUp =
    OF_CHALLENGES.includes(route.name) || (route.name === OF_CODES && (first === 200 || isUnheard));
  return again === 400 && isUsedUp === true;
}

/** What is wrong with the answers; "" when nothing is. */
function wrongAnswers(outcome: Outcome): string {
  const { route, statuses, fault } = outcome;
  const [first, again] = statuses;
  const wanted = route.status ?? 200;
  const isHonest = first === wanted || first === 503 || fault?.startsWith('the function stopped');
  const isDone = again === undefined || again === wanted || isRefusedRepeat(outcome);
  return isHonest && isDone ? '' : `answered ${first}, then ${again}`;
}

/** Makes the calls of some cases, once everything is there that they need. */
async function playAll(cases: Case[], admin: Caller, end = Number.POSITIVE_INFINITY): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  for (let i = 0; i < cases.length && Date.now() < end; i += BATCH) {
    const batch = cases.slice(i, i + BATCH);
    const prepared = await inParallel(
      AT_ONCE,
      batch.map((one) => () => prepare(one, testedSystem().url, admin)),
    );
    await settled();
    outcomes.push(
      ...(await inParallel(
        AT_ONCE,
        prepared.flatMap((one) => (one ? [() => play(one)] : [])),
      )),
    );
  }
  return outcomes;
}

/** Tries faults at the calls that the writing ones among some routes make. */
export function tryFaults(routes: Route[]): void {
  const writing = routes.filter(
    ({ method, name }) => method !== 'GET' && name !== OF_ALL && (settings.route ?? name) === name,
  );
  it.skipIf(!hasTable || writing.length === 0)(
    'a writing call that meets a fault anywhere ends as one success, once it is repeated',
    {
      timeout: 1_800_000,
    },
    async () => {
      const { seed, faultMilliseconds } = settings;
      const admin = await newAdmin();
      const before = new Set(checkInvariants(await tableItems()).violations);
      const clean = await playAll(
        writing.flatMap((route): Case[] => [
          { route, repeats: false },
          { route, repeats: true },
        ]),
        admin,
      );
      const cases = clean.flatMap((outcome) => (outcome.repeats ? casesOf(outcome) : []));
      const isKnown = ({ route, at, fault }: Case): boolean =>
        KNOWN.some(([name, of, what]) => name === route.name && of === at?.operation && what === fault);
      const others = shuffled(
        cases.filter((one) => !isKnown(one)),
        seed,
      );
      const end = Date.now() + faultMilliseconds;
      const played = await playAll([...cases.filter(isKnown), ...others], admin, end);
      await finishJobs();

      const table = await tableItems();
      const states = endStates(table, [...clean, ...played]);
      const stateOf = (outcome: Outcome) => states.get(outcome) ?? [];
      const wrongStates = (outcome: Outcome): string[] => {
        const [nearest = []] = clean
          .filter(({ route }) => route === outcome.route)
          .map((one) => differences(stateOf(one), stateOf(outcome)))
          .sort((a, b) => a.length - b.length);
        return isRefusedRepeat(outcome) ? [] : nearest;
      };
      const wrong = played.flatMap((outcome) => {
        const lines = [wrongAnswers(outcome), ...wrongStates(outcome)].filter(Boolean);
        return lines.length > 0 ? [`${nameOf(outcome)}\n    ${lines.join('\n    ')}`] : [];
      });
      console.log(
        `faults: ${played.length} of ${cases.length}, ${played.filter(({ isMet }) => isMet).length} met, in ${clean.length / 2} routes`,
      );
      const violations = checkInvariants(table).violations.filter((one) => !before.has(one));
      expect([...violations, ...wrong].join('\n'), AGAIN).toBe('');
      expect(played.some(({ isMet }) => isMet)).toBe(true);
    },
  );
}
