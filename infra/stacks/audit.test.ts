import { contract, routeId } from '../../shared/api/index.ts';
import { stageNamed } from '../stages.ts';
import { actionsOf, functionsOf, mayTouch } from '../testing/functions.ts';
import { templatesOf } from '../testing/stages.ts';

const mail = { from: 'Hearth <hello@hearth.example>', identity: 'hearth.example' };
const functions = functionsOf(...Object.values(templatesOf({ ...stageNamed('dev'), mail })).flat());

const CHANGES = [
  'dynamodb:UpdateItem',
  'dynamodb:DeleteItem',
  'dynamodb:BatchWriteItem',
  'dynamodb:PartiQLUpdate',
  'dynamodb:PartiQLDelete',
];

test.each([...functions])('%s can neither change nor delete an entry of the audit list', (_, facts) => {
  for (const action of CHANGES) expect(mayTouch(facts, action, 'AUDIT')).toBe(false);
});

test.each([...functions])('%s is denied the table of the stage, whatever it is granted of it', (_, facts) => {
  const resourcesOf = (effect: string) =>
    facts.statements
      .filter(({ Effect, Action }) => Effect === effect && Action.some((one) => one.startsWith('dynamodb:')))
      .map(({ Resource }) => Resource);
  expect(resourcesOf('Deny')).toEqual(resourcesOf('Allow').slice(0, 1));
});

test('entries are added by what administrators do, and by nothing else', () => {
  const adding = [...functions].filter(([, facts]) => mayTouch(facts, 'dynamodb:PutItem', 'AUDIT'));
  const { reports, users } = contract;
  expect(adding.map(([id]) => id).sort()).toEqual(
    [reports.decide, reports.suspend, users.syncConnections].map(({ name }) => routeId(name)).sort(),
  );
});

/** It may touch few items in any case. */
const FETCHING = 'previews-worker';

test.each([...functions].filter(([id]) => id !== FETCHING))(
  '%s may do with all other items what it is granted',
  (_, facts) => {
    const granted = actionsOf(facts).filter((action) => CHANGES.includes(action));
    for (const action of granted) expect(mayTouch(facts, action, 'AUDITS')).toBe(true);
  },
);
