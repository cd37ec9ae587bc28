import { contract, routeId } from '../shared/api/index.ts';
import { bundleFor } from './bundles/functions.ts';
import { actionsFor } from './constructs/functions/permissions.ts';
import { readUsedRights } from './lab/rights/used.ts';
import { stageNamed } from './stages.ts';
import { type FunctionFacts, functionsOf, mayTouch, secretsIn } from './testing/functions.ts';
import { built, templatesOf } from './testing/stages.ts';

const mail = { from: 'Hearth <hello@hearth.example>', identity: 'hearth.example' };
const functions = functionsOf(...Object.values(templatesOf({ ...stageNamed('dev'), mail })).flat());

/** Set where integration tests have just run: `granted` after any of them, `exact` after all of them. */
const { RECORDED_RIGHTS } = process.env;
const used = RECORDED_RIGHTS ? readUsedRights() : {};
const usedBy = (id: string): string[] => used[id] ?? [];

/** What no function asks for itself: logs, and what Lambda does for it at queues and the stream. */
const UNSEEN =
  /^(logs:|sqs:(ReceiveMessage|ChangeMessageVisibility|GetQueue|DeleteMessage)|dynamodb:(DescribeStream|GetRecords|GetShardIterator|ListStreams))/;

const WRITES = ['dynamodb:PutItem', 'dynamodb:UpdateItem', 'dynamodb:DeleteItem'];

/**
 * The rights of a function, those on objects by folder, those on secrets by name and those to write the audit list:
 * `s3:GetObject media`.
 */
function rightsOf(facts: FunctionFacts): string[] {
  const allowed = facts.statements.filter(({ Effect }) => Effect === 'Allow');
  const ofAudit = WRITES.filter((action) => mayTouch(facts, action, 'AUDIT')).map(
    (action) => `${action} AUDIT`,
  );
  const rights = allowed.flatMap(({ Action, Resource }) => {
    const folders = [...JSON.stringify(Resource).matchAll(/\/(\w+)\/\*/g)].map(([, folder]) => folder);
    const names = [...folders, ...secretsIn(Resource)];
    return Action.flatMap((action) =>
      names.length > 0 ? names.map((name) => `${action} ${name}`) : [action],
    );
  });
  return [...new Set([...rights, ...ofAudit])].filter((right) => !UNSEEN.test(right)).sort();
}

/** What integration tests do not bring about, each with what does. */
const SELDOM: Record<string, string[]> = {
  // Whoever has a link that it has signed.
  'uploads-create': ['s3:PutObject uploads'],
  'archive-get': ['s3:GetObject exports'],
  'decks-open': ['s3:GetObject decks'],
  // A member who has connections, whose sign-up is sent again, who changes their role or signs in otherwise.
  'auth-signup': ['dynamodb:Query'],
  'auth-update-role': ['dynamodb:Query'],
  'passkeys-login': ['dynamodb:Query'],
  'recovery-codes-login': ['dynamodb:Query'],
  // A poster from before, which is set once more.
  'projects-set-poster': ['s3:GetObject media'],
  // A member who leaves just after an upload that nothing shows yet.
  'jobs-worker': ['s3:DeleteObject uploads'],
  // A job whose message was lost.
  'jobs-redrive': ['sqs:SendMessage'],
  // A clock.
  'jobs-nightly-sync': ['dynamodb:PutItem'],
  // An archive that fails while it is being written.
  'archive-worker': ['s3:AbortMultipartUpload exports'],
  // A picture that turns out to be none after it was processed.
  'media-worker': ['s3:DeleteObject processed'],
};

/** A transaction may be any of these, and which of them one is made of is not seen in a bundle. */
const OF_TRANSACTIONS = /^dynamodb:(PutItem|UpdateItem|DeleteItem|ConditionCheckItem)$/;

const commandsOf = (id: string) => bundleFor(built.bundles, id).commands;

/** What the chain around every route can do, for members of all kinds: this route is nothing else. */
const OF_CHAIN = actionsFor(commandsOf(routeId(contract.health.check.name)));

/** Locally there is no distribution, and no deployment that fills secrets. */
const ONLY_ON_AWS = 'secretsmanager:GetSecretValue origin';
const ONLY_IN_DEPLOYMENTS = 'secrets-fill';

const isExplained = (id: string, right: string): boolean =>
  right === ONLY_ON_AWS ||
  id === ONLY_IN_DEPLOYMENTS ||
  SELDOM[id]?.includes(right) ||
  OF_CHAIN.includes(right) ||
  (OF_TRANSACTIONS.test(right) && commandsOf(id).has('dynamodb:TransactWriteItems'));

const whenRecorded = RECORDED_RIGHTS ? describe : describe.skip;
const whenExact = RECORDED_RIGHTS === 'exact' ? describe : describe.skip;

whenRecorded('what a function has used in the integration tests is granted to', () => {
  test.each([...functions])('%s', (id, facts) => {
    expect(rightsOf(facts)).toEqual(expect.arrayContaining(usedBy(id)));
  });
});

whenExact('what is granted has been used in the integration tests by', () => {
  test.each([...functions])('%s', (id, facts) => {
    const unused = rightsOf(facts).filter((right) => !usedBy(id).includes(right));
    expect(unused.filter((right) => !isExplained(id, right))).toEqual([]);
  });
});
