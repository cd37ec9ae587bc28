import { SECRET_NAMES, type SecretName } from '../../lambdas/secrets/names.ts';
import { contract, routeId, routes } from '../../shared/api/index.ts';

import { stageNamed } from '../stages.ts';
import { actionsOf, type FunctionFacts, functionsOf, secretsIn } from '../testing/functions.ts';
import { templatesOf } from '../testing/stages.ts';

const mail = { from: 'Hearth <hello@hearth.example>', identity: 'hearth.example' };
const templates = templatesOf({ ...stageNamed('dev'), mail });
const functions = functionsOf(...Object.values(templates).flat());

/** The secrets that a function may do something with. */
const readBy = ({ statements }: FunctionFacts): SecretName[] =>
  statements
    .filter(({ Action }) => Action.some((action) => action.startsWith('secretsmanager:')))
    .flatMap(({ Resource }) => secretsIn(Resource));

const readersOf = (name: SecretName): string[] =>
  [...functions]
    .filter(([id, facts]) => id !== 'secrets-fill' && readBy(facts).includes(name))
    .map(([id]) => id)
    .sort();

const { auth, passkeys, preferences, push, recoveryCodes, users } = contract;
const ids = (...names: { name: string }[]): string[] => names.map(({ name }) => routeId(name)).sort();

/** Those that few functions read; the others follow from the rules of each route. */
const READERS: Partial<Record<SecretName, string[]>> = {
  'session-signing-key': ids(
    auth.login,
    auth.signup,
    auth.useSignInLink,
    passkeys.login,
    recoveryCodes.login,
  ),
  'browser-key': ids(auth.login, auth.signup, auth.useSignInLink, passkeys.login, recoveryCodes.login),
  'password-pepper': ids(
    auth.login,
    auth.signup,
    auth.resetPassword,
    auth.restoreEmail,
    auth.changePassword,
    passkeys.registration,
    passkeys.remove,
    recoveryCodes.make,
    recoveryCodes.remove,
    users.updateProfile,
    users.delete,
  ),
  'challenge-key': ids(passkeys.challenge, passkeys.login, passkeys.registration, passkeys.register),
  'link-key': [
    ...ids(
      auth.resetPassword,
      auth.resetFactors,
      auth.verifyEmail,
      auth.restoreEmail,
      auth.useSignInLink,
      preferences.unsubscribe,
    ),
    'mail-worker',
  ].sort(),
  'address-key': [...ids(auth.signup, auth.verifyEmail, users.delete), 'mail-feedback', 'mail-worker'].sort(),
  'push-signing-key': ['push-worker'],
  'push-public-key': ids(push.get),
  'recovery-code-key': ids(recoveryCodes.login, recoveryCodes.make),
};

test.each(Object.entries(READERS))('%s is read by who needs it, and by no other function', (name, wanted) => {
  expect(readersOf(SECRET_NAMES.find((one) => one === name) ?? 'origin')).toEqual(wanted);
});

test('routes that only list take the cursor key and what verifies a session, and nothing that signs one', () => {
  const feed = functions.get(routeId(contract.posts.list.name));
  expect(feed && readBy(feed).sort()).toEqual(['cursor-key', 'origin', 'session-public-keys']);
});

test('the health check takes the word of the distribution alone', () => {
  const health = functions.get(routeId(contract.health.check.name));
  expect(health && readBy(health)).toEqual(['origin']);
});

test.each([...functions])(
  '%s is told where those secrets are that it may read, and no others',
  (id, facts) => {
    if (id === 'secrets-fill') return expect(facts.environment).toEqual({});
    const told = Object.entries(facts.environment).filter(([name]) => name.endsWith('_SECRET_ID'));
    expect(told.flatMap(([, value]) => secretsIn(value)).sort()).toEqual(readBy(facts).sort());
  },
);

test('every route, the live channel and public pages can tell their distribution', () => {
  expect(readersOf('origin')).toEqual(
    [...routes.map(({ name }) => routeId(name)), 'live', 'pages', 'page-pictures'].sort(),
  );
});

test('the root is read by one function, which no call reaches and which can read nothing else', () => {
  const [rootId] = Object.keys(
    templates.data.findResources('AWS::SecretsManager::Secret', {
      Properties: { GenerateSecretString: { GenerateStringKey: 'root' } },
    }),
  );
  const reading = [...functions].filter(([, { statements }]) =>
    JSON.stringify(statements).includes(String(rootId)),
  );
  expect(reading.map(([id]) => id)).toEqual(['secrets-fill']);
  const [, fill] = reading[0] ?? [];
  expect(fill?.statements.filter(({ Action }) => Action.includes('secretsmanager:GetSecretValue'))).toEqual([
    { Effect: 'Allow', Action: ['secretsmanager:GetSecretValue'], Resource: [{ Ref: rootId }] },
  ]);
  expect(fill && actionsOf(fill).some((action) => action.startsWith('dynamodb:'))).toBe(false);
});

test('values of secrets stand in no template', () => {
  const secrets = templates.data.findResources('AWS::SecretsManager::Secret');
  for (const { Properties } of Object.values(secrets))
    expect(JSON.stringify(Properties.SecretString ?? '{{resolve:')).toContain('{{resolve:');
});
