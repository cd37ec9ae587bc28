import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { routeFile, routes } from '../shared/api/index.ts';

const LAMBDAS = fileURLToPath(new URL('.', import.meta.url));

/** Files of handlers: those that call `handle`, found by looking, not by a list. */
function handlerFiles(): string[] {
  return globSync('*/*.ts', { cwd: LAMBDAS }).filter((file) =>
    /^export const handler = handle\(/m.test(readFileSync(`${LAMBDAS}${file}`, 'utf8')),
  );
}

describe('the contract and the files of its handlers', () => {
  it('have a file for each route and a route for each file', () => {
    expect(handlerFiles().sort()).toEqual(routes.map(({ name }) => routeFile(name)).sort());
  });

  it('serve each route under its own entry of the contract', () => {
    for (const { name } of routes)
      expect(readFileSync(`${LAMBDAS}${routeFile(name)}`, 'utf8')).toMatch(
        new RegExp(`handle\\(\\s*${name.replace('.', '\\.')},`),
      );
  });
});

describe('the functions of routes', () => {
  it('write no transaction but their effect', () => {
    const files = routes.map(({ name }) => routeFile(name));
    expect(
      files.filter((file) => readFileSync(`${LAMBDAS}${file}`, 'utf8').includes('table/transact.ts')),
    ).toEqual([]);
  });
});

describe('the functions', () => {
  it('never scan the table', () => {
    const files = globSync('**/*.ts', { cwd: LAMBDAS }).filter(
      (file) => !file.includes('.test.') && !/^(invariants|testing)\//.test(file),
    );
    expect(
      files.filter((file) =>
        /\bScanCommand\b|paginateScan|invariants\//.test(readFileSync(`${LAMBDAS}${file}`, 'utf8')),
      ),
    ).toEqual([]);
  });
});
