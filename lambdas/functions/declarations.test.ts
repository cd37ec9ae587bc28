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
  'frames',
  'jobs',
  'jobs/handlers',
  'mails',
  'mails/compose',
  'pushes/compose',
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

  it.each([
    ['jobs/kinds', 'jobs/handlers'],
    ['mails/kinds', 'mails/compose'],
    ['pushes/kinds', 'pushes/compose'],
  ])('comes in pairs: %s.ts with %s.ts', (kinds, handlers) => {
    const [declared, handled] = [kinds, handlers].map((name) =>
      globSync(`*/${name}.ts`, { cwd: LAMBDAS }).map((file) => file.split('/')[0]),
    );
    expect(new Set(handled)).toEqual(new Set(declared));
  });

  it('names each kind of job and of mail once', () => {
    const declarations = read('*/{jobs,mails}/kinds.ts') + read('*/{jobs,mails}.ts');
    const names = [...declarations.matchAll(/Kind<.*?>\(\s*'([\w-]+)'/g)].map(([, name]) => name);
    expect(names.length).toBeGreaterThan(0);
    expect(names.filter((name, i) => names.indexOf(name) !== i)).toEqual([]);
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
