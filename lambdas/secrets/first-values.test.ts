import { globSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, it } from 'vitest';
import { ROOT } from '../testing/services/secrets.ts';
import { firstValues } from './first-values.ts';
import { SECRET_NAMES } from './names.ts';

/**
 * What functions derived from this root while it was the one secret. A stage from then has passwords, links, codes and
 * marks of addresses that were made with them.
 */
const BEFORE = {
  'password-pepper': 'qozu1Bbh3cdbMiaOioDoDGyiLbt2aRzfUVrbqbXggt4',
  'cursor-key': 'a2WWDn3JZZMr8IAUbVloh5HjV2CSt97wPbRNaxqTpuI',
  'request-key': 'vzvmATK8rH-nKmyWsyLv59BGVJ_Nyug1Xb3jiWHIEcc',
  'challenge-key': 'iFBje0LwbbHbYofTd1otvWIeIbVIwM8My0c9CegjL3Q',
  'browser-key': '3BMj7Ob4Elt9Zn6dv4J6tRQrh2ix3xzDFVkRT46nRec',
  'link-key': 'mIhjlSd3Zl3N4AKcraSxLQ6eYDmrsoLq54LNUmMpS8c',
  'address-key': 'r-Ps0lDd7AfTeb9A-xttb5T7LEEY5NKp8zKGQQFS5Sc',
  'recovery-code-key': 'sUUUe1b534yBmWHK0pX-jvK0szzTzXVN6s5wEGkhH18',
};

it('are what was derived from the root before each secret stood on its own, so that passwords, links and codes stay good', () => {
  expect(firstValues(ROOT)).toMatchObject(BEFORE);
});

it('are the same each time, and others for another root', () => {
  expect(firstValues(ROOT)).toEqual(firstValues(ROOT));
  const [ours, theirs] = [firstValues(ROOT), firstValues('other '.repeat(10))].map((all) =>
    Object.values(all),
  );
  expect(ours?.filter((value) => theirs?.includes(value))).toEqual([]);
});

it('differ from each other', () => {
  const values = Object.values(firstValues(ROOT));
  expect(new Set(values).size).toBe(values.length);
});

it('are there for all secrets but the origin word, each of which is read by the file of its name', () => {
  expect(['origin', ...Object.keys(firstValues(ROOT))].sort()).toEqual([...SECRET_NAMES].sort());
  const files = globSync('*.ts', { cwd: import.meta.dirname }).map((file) => basename(file, '.ts'));
  expect(files).toEqual(expect.arrayContaining([...SECRET_NAMES]));
});
