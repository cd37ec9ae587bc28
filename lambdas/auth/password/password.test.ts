import { compare, getRounds } from 'bcryptjs';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { storeSecrets } from '../../testing/services/secrets.ts';
import { hashPassword, isPassword } from './password.ts';

vi.mock('bcryptjs', { spy: true });

const LONG = 'x'.repeat(127);

beforeAll(() => storeSecrets());

describe('a password', () => {
  it('is known again by its hash, and another is not', async () => {
    const stored = await hashPassword('correct horse');
    expect(await isPassword('correct horse', stored)).toBe(true);
    expect(await isPassword('correct hors', stored)).toBe(false);
    expect(await isPassword('Correct horse', stored)).toBe(false);
  });

  it('counts to its last character, beyond the 72 bytes that bcrypt reads', async () => {
    const stored = await hashPassword(`${LONG}1`);
    expect(await isPassword(`${LONG}1`, stored)).toBe(true);
    expect(await isPassword(`${LONG}2`, stored)).toBe(false);
  });

  it('may hold any characters, also one that ends texts in other languages', async () => {
    const stored = await hashPassword('pass\0word');
    expect(await isPassword('pass\0word', stored)).toBe(true);
    expect(await isPassword('pass', stored)).toBe(false);
    expect(await isPassword('pass\0wörd', stored)).toBe(false);
  });

  it('is stored in another way each time, and never readable', async () => {
    const [one, two] = await Promise.all([hashPassword('correct horse'), hashPassword('correct horse')]);
    expect(one).not.toBe(two);
    expect(one).toMatch(/^\$2[aby]\$10\$.{53}$/);
  });

  it('cannot be guessed from its hash without our pepper', async () => {
    expect(await compare('correct horse', await hashPassword('correct horse'))).toBe(false);
  });
});

describe('a member who does not exist', () => {
  it('has no password', async () => {
    expect(await isPassword('', undefined)).toBe(false);
  });

  it('has none even if somebody found the one password that fits the stand-in', async () => {
    vi.mocked(compare).mockImplementationOnce(async () => true);
    expect(await isPassword('found', undefined)).toBe(false);
  });

  it('takes as long as one who does: a hash of the same cost is compared all the same', async () => {
    vi.mocked(compare).mockClear();
    await isPassword('correct horse', undefined);
    const [, decoy = ''] = vi.mocked(compare).mock.lastCall ?? [];
    expect(decoy).toHaveLength(60);
    expect(getRounds(decoy)).toBe(getRounds(await hashPassword('correct horse')));
  });
});
