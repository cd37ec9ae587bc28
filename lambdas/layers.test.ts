import { globSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { describe, expect, it } from 'vitest';

/** The folders of `lambdas` from the bottom to the top: each imports those before its own line only. */
const LAYERS = [
  ['config.ts', 'telemetry.ts'],
  ['logger.ts'],
  // Mechanisms: they know no resource.
  ['secrets', 'table'],
  ['events', 'visibility'],
  ['http'],
  ['jobs'],
  ['audit', 'listing', 'live', 'mail', 'media'],
  // Resources.
  ['members'],
  ['factors', 'preferences', 'previews', 'push', 'saves'],
  ['connections', 'posts', 'projects'],
  ['auth', 'conversations'],
  [
    'decks',
    'interests',
    'pages',
    'passkeys',
    'pipeline',
    'recovery-codes',
    'reports',
    'roles',
    'saved',
    'uploads',
    'users',
  ],
  ['search'],
  ['searches'],
  ['notifications'],
  ['hiding'],
  ['archive'],
  // What knows all resources.
  ['functions', 'health', 'invariants', 'not-found'],
];

/** What no function is made of: tests, what they are made of, and the examples of routes. */
const isTest = (file: string): boolean => /\.test\.ts$|^testing\/|\/examples\.ts$/.test(file);

const files = globSync('**/*.ts', { cwd: import.meta.dirname }).filter((file) => !isTest(file));

const folderOf = (file: string): string => file.split('/')[0] ?? '';

const layerOf = (file: string): number => LAYERS.findIndex((folders) => folders.includes(folderOf(file)));

/** The files of `lambdas` that a file imports, for types alone or not. */
function importsOf(file: string): string[] {
  const text = readFileSync(join(import.meta.dirname, file), 'utf8');
  return [...text.matchAll(/from '(\.[^']+)'/g)]
    .map(([, path = '']) => normalize(join(dirname(file), path)))
    .filter((path) => !path.startsWith('..'));
}

describe('imports inside of lambdas', () => {
  it('come from folders that all have their place', () => {
    expect(files.filter((file) => layerOf(file) < 0)).toEqual([]);
  });

  it('lead from nothing that is deployed to tests and examples', () => {
    const tests = files.flatMap((file) =>
      importsOf(file)
        .filter(isTest)
        .map((path) => `${file} imports ${path}`),
    );
    expect(tests).toEqual([]);
  });

  it('lead down only', () => {
    const upwards = files.flatMap((file) =>
      importsOf(file)
        .filter((path) => folderOf(path) !== folderOf(file) && layerOf(path) >= layerOf(file))
        .map((path) => `${file} imports ${path}`),
    );
    expect(upwards).toEqual([]);
  });
});
