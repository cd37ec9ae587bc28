import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { routeId, routes } from '../../shared/api/index.ts';
import { built } from '../testing/stages.ts';
import { bundleFor } from './functions.ts';

const KB = 1_000;
const LIMIT = 650 * KB;
/** The client by which open connections are reached, beside what all resources subscribe to. */
const LIMIT_OF_EVENTS = 750 * KB;
/** The library that encrypts and signs pushes. */
const LIMIT_WITH_WEB_PUSH = 740 * KB;
/** The client of S3 and what tells files apart by their first bytes. */
const LIMIT_WITH_MEDIA = 885 * KB;

/** The client of S3, and the library that sets texts with its layout engine in WebAssembly. */
const LIMIT_WITH_DRAWING = 2_700 * KB;

/** Calls that show new pictures have them processed by another function: the client of Lambda. */
const LIMIT_WITH_PICTURES = 965 * KB;

/** A change of the address compares the password as well. */
const LIMIT_WITH_PICTURES_AND_PASSWORD = 990 * KB;

/** The library of passkeys reads the certificates of every kind of authenticator. */
const LIMIT_WITH_PASSKEYS = 1_075 * KB;

/** Routes that make or verify what authenticators sign. */
const withPasskeys = ['registration', 'register', 'challenge', 'login'].map((call) =>
  routeId(`passkeys.${call}`),
);

/** The dictionaries of passwords and words that people choose. */
const LIMIT_WITH_DICTIONARIES = 2_400 * KB;

/** Routes that take a new password. */
const withDictionaries = ['signup', 'changePassword', 'resetPassword'].map((call) => routeId(`auth.${call}`));

/** Routes that take files, or say where to send or find them. */
const SIGNING = ['uploads.create', 'archive.get', 'decks.open'];
const withMedia = routes
  .filter(({ name, bodyBytes }) => bodyBytes !== undefined || SIGNING.includes(name))
  .map(({ name }) => routeId(name));

/** What is part of the SDK, besides packages that are named like it. */
const SDK = /^(@aws-sdk\/|@aws\/|@smithy\/|mnemonist$|obliterator$)/;

/** Routes that show new pictures. */
const withPictures = routes
  .filter(({ bodyBytes }) => bodyBytes !== undefined)
  .map(({ name }) => routeId(name));

function librariesOf(files: Iterable<string>): string[] {
  const packages = [...files].flatMap((file) => /node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(file)?.[1] ?? []);
  return [...new Set(packages)].filter((name) => !SDK.test(name)).sort();
}

describe('a function', () => {
  test.each(routes.map(({ name }) => [routeId(name)]))(
    '%s carries the client of S3 only if it takes files or says where to send or find them',
    (id) => {
      const carries = [...bundleFor(built.bundles, id).files].some((file) => file.includes('/client-s3/'));
      expect(carries).toBe(withMedia.includes(id));
    },
  );

  const limitOf = (id: string): number => {
    if (id === 'events') return LIMIT_OF_EVENTS;
    if (id === 'page-pictures') return LIMIT_WITH_DRAWING;
    if (id === 'push-worker') return LIMIT_WITH_WEB_PUSH;
    if (withPasskeys.includes(id)) return LIMIT_WITH_PASSKEYS;
    if (id === routeId('users.updateProfile')) return LIMIT_WITH_PICTURES_AND_PASSWORD;
    if (withPictures.includes(id)) return LIMIT_WITH_PICTURES;
    if (withDictionaries.includes(id)) return LIMIT_WITH_DICTIONARIES;
    return [...withMedia, 'jobs-worker', 'archive-worker', 'previews-worker', 'media-worker'].includes(id)
      ? LIMIT_WITH_MEDIA
      : LIMIT;
  };

  test.each([...built.bundles].map(([id, { bytes }]) => [id, bytes] as const))(
    '%s is no larger than its start allows',
    (id, bytes) => {
      expect(bytes).toBeLessThan(limitOf(id));
    },
  );

  test.each(routes.map(({ name }) => [routeId(name)]))(
    '%s carries dictionaries only if it takes a new password',
    (id) => {
      const carries = librariesOf(bundleFor(built.bundles, id).files).some((library) =>
        library.startsWith('@zxcvbn-ts/'),
      );
      expect(carries).toBe(withDictionaries.includes(id));
    },
  );

  test.each(routes.map(({ name }) => [routeId(name)]))(
    '%s carries the library of passkeys only if it verifies one',
    (id) => {
      const carries = librariesOf(bundleFor(built.bundles, id).files).includes('@simplewebauthn/server');
      expect(carries).toBe(withPasskeys.includes(id));
    },
  );

  test('carries no library but those that every call needs', () => {
    expect(librariesOf(bundleFor(built.bundles, 'posts-like').files)).toEqual(['@middy/core', 'jose', 'zod']);
  });

  test('carries of the SDK only schemas of commands that it uses', () => {
    const { directory } = bundleFor(built.bundles, 'uploads-create');
    const code = readFileSync(join(directory, 'index.js'), 'utf8');
    expect(code).toContain('PutObjectRequest$');
    expect(code).not.toContain('SelectObjectContentRequest$');
  });
});
