import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { routes } from './index.ts';
import type { Route } from './route.ts';

type Schema = z.core.JSONSchema.BaseSchema;

const isSchema = (one: unknown): one is Schema => typeof one === 'object' && one !== null;

/** A schema and all that it is made of. */
function partsOf(schema: unknown): Schema[] {
  if (!isSchema(schema)) return [];
  return [schema, ...Object.values(schema).flatMap((part) => (isSchema(part) ? partsOf(part) : []))];
}

const answerOf = ({ answer }: Route): Schema =>
  z.toJSONSchema(answer, { io: 'output', unrepresentable: 'any' });

const fieldsOf = (schema: Schema): string[] =>
  partsOf(schema).flatMap(({ properties = {} }) => Object.keys(properties));

/** What browsers hand to authenticators is as long as its standard makes it; it names nobody but the caller. */
const OF_WEBAUTHN = ['passkeys.registration', 'passkeys.challenge'];

/** Objects whose keys are data. */
const RECORDS = ['reports.list', 'uploads.create'];

/** Members as they see themselves. */
const CURRENT_USER = [
  'auth.me',
  'auth.signup',
  'auth.login',
  'auth.useSignInLink',
  'auth.updateRole',
  'passkeys.login',
  'recoveryCodes.login',
  'users.updateProfile',
];

/** Fields that tell what not everybody is to know, and the only answers that have room for them. */
const PRIVATE: Record<string, string[]> = {
  // Preferences say under this name when mails are sent, not where to.
  email: [...CURRENT_USER, 'users.get', 'preferences.get', 'preferences.change'],
  phone: [...CURRENT_USER, 'users.get'],
  isAdmin: CURRENT_USER,
  address: ['auth.sessions'],
  codes: ['recoveryCodes.make'],
  // Of a pipeline the investor's own, seen by nobody else; of an interest for the founder, too.
  note: [
    'interests.get',
    'interests.set',
    'interests.list',
    'pipeline.list',
    'pipeline.get',
    'pipeline.set',
    'reports.audit',
  ],
  password: [],
  passwordHash: [],
  token: [],
};

describe('an answer', () => {
  const strict = routes.filter(({ name }) => !OF_WEBAUTHN.includes(name) && !RECORDS.includes(name));

  it.each(strict)('of $name has room for the fields of its schema alone', (route) => {
    const open = partsOf(answerOf(route)).filter(
      ({ type, additionalProperties }) => type === 'object' && additionalProperties !== false,
    );
    expect(open).toEqual([]);
  });

  it.each(Object.entries(PRIVATE))('with a field called %s is one of these', (field, names) => {
    expect(
      routes.filter((route) => fieldsOf(answerOf(route)).includes(field)).map(({ name }) => name),
    ).toEqual(names);
  });
});
