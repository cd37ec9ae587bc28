import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));

it('tests that share the modules of their worker put none in the place of others', () => {
  const sharing = globSync(['web/src/**/*.test.{ts,tsx}', '{lambdas,infra}/**/*.int.test.ts'], {
    cwd: ROOT,
    exclude: ['**/*.alone.test.*', '**/node_modules/**'],
  });
  expect(sharing.length).toBeGreaterThan(100);
  expect(sharing.filter((file) => /\bvi\.(do)?[mM]ock\(/.test(readFileSync(ROOT + file, 'utf8')))).toEqual(
    [],
  );
});
