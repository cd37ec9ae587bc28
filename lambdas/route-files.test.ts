import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { routeFile, routes } from '../shared/api/index.ts';
import { PENDING } from './pending/routes.ts';

const LAMBDAS = fileURLToPath(new URL('.', import.meta.url));

/** Files of handlers: those that call `handle`, found by looking, not by a list. */
function handlerFiles(): string[] {
  return globSync('*/*.ts', { cwd: LAMBDAS }).filter((file) =>
    /^export const handler = handle\(/m.test(readFileSync(`${LAMBDAS}${file}`, 'utf8')),
  );
}

/** Only ever lowered: the number of routes without a handler when this was last touched. */
const PENDING_AT_MOST = 0;

describe('the contract and the files of its handlers', () => {
  it('have a file for each open route and a route for each file', () => {
    const open = routes.filter(({ name }) => !PENDING.has(name)).map(({ name }) => routeFile(name));
    expect(handlerFiles().sort()).toEqual(open.sort());
  });

  it('have each pending route in the contract, and ever fewer of them', () => {
    const names = new Set(routes.map(({ name }) => name));
    expect([...PENDING].filter((name) => !names.has(name))).toEqual([]);
    expect(PENDING.size).toBe(PENDING_AT_MOST);
  });

  it('serve each route under its own entry of the contract', () => {
    for (const { name } of routes.filter((route) => !PENDING.has(route.name)))
      expect(readFileSync(`${LAMBDAS}${routeFile(name)}`, 'utf8')).toContain(`handle(${name},`);
  });
});

describe('the functions', () => {
  it('never scan the table', () => {
    const files = globSync('**/*.ts', { cwd: LAMBDAS }).filter((file) => !file.includes('.test.'));
    expect(files.filter((file) => /\bScanCommand\b/.test(readFileSync(`${LAMBDAS}${file}`, 'utf8')))).toEqual(
      [],
    );
  });
});
