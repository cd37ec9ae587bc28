import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { KINDS } from '../invariants/kinds.ts';

const LAMBDAS = join(import.meta.dirname, '..');

const read = (pattern: string): string =>
  globSync(pattern, { cwd: LAMBDAS })
    .filter((file) => !file.endsWith('.test.ts'))
    .map((file) => readFileSync(join(LAMBDAS, file), 'utf8'))
    .join('\n');

const entryPoints = read('functions/*.ts');

/** What a resource declares for the functions that know all resources. */
const DECLARED = [
  'events',
  'subscribers',
  'jobs',
  'jobs/handlers',
  'sweeps',
  'archive',
  'copies',
  'shown-files',
];

describe('what a resource declares', () => {
  it.each(DECLARED)('reaches the functions: %s.ts of every folder', (name) => {
    const files = globSync(`*/${name}.ts`, { cwd: LAMBDAS }).filter(
      (file) => !/^(functions|invariants)\//.test(file),
    );
    const forgotten = files.filter((file) => !entryPoints.includes(`'../${file}'`));
    expect(forgotten).toEqual([]);
  });

  it('says of every kind of item whose key names a member how it goes and how it comes with the archive', () => {
    const owned = [...KINDS].filter(([, { pk, sk }]) => `${pk} ${sk}`.includes('{memberId}'));
    const declarations = { sweeps: read('*/sweeps.ts'), archive: read('*/archive.ts') };
    // They go in the transaction that deletes the account, and are what `profile.json` and `sessions.json` show; an
    // archive does not come with itself.
    const ofTheAccount = ['members', 'accounts', 'archives'];
    const forgotten = owned
      .map(([name]) => name.split('.'))
      .filter(([resource = '']) => !ofTheAccount.includes(resource))
      .map(([, name = '']) => name)
      .filter((name) => Object.values(declarations).some((text) => !new RegExp(`\\b${name}: `).test(text)));
    expect(forgotten).toEqual([]);
  });
});
