import { beforeAll, describe, expect, it } from 'vitest';
import { requests } from '../../shared/texts/members/requests.ts';
import { storeSecrets } from '../testing/services/secrets.ts';
import { decodeCursor, encodeCursor } from './cursor.ts';

const refusal = { status: 400, code: 'INVALID_CURSOR', message: requests.invalidCursor };

beforeAll(() => storeSecrets());

describe('a cursor', () => {
  it.each(['0hF-3kd_9Zaabc12', 'Zoë#2026-11', 'x'.repeat(200), ''])(
    'leads back to its position: %j',
    async (position) => {
      expect(await decodeCursor('posts.list', await encodeCursor('posts.list', position))).toBe(position);
    },
  );

  it('is the same for the same place, so that pages can be told to be unchanged', async () => {
    expect(await encodeCursor('posts.list', 'here')).toBe(await encodeCursor('posts.list', 'here'));
  });

  it('can stand in a URL as it is', async () => {
    expect(await encodeCursor('posts.list', '???>>>~~~')).toMatch(/^[\w-]+$/);
  });

  it('may be missing: that is the first page', async () => {
    expect(await decodeCursor('posts.list', undefined)).toBeUndefined();
  });

  it('is refused in another list', async () => {
    const cursor = await encodeCursor('posts.list', 'here');
    await expect(decodeCursor('posts.comments', cursor)).rejects.toMatchObject(refusal);
  });

  it('is refused after any of its bytes was changed', async () => {
    const bytes = Buffer.from(await encodeCursor('posts.list', 'here'), 'base64url');
    for (let i = 0; i < bytes.length; i += 1) {
      const altered = Buffer.from(bytes);
      altered.writeUInt8(altered.readUInt8(i) ^ 1, i);
      await expect(decodeCursor('posts.list', altered.toString('base64url'))).rejects.toMatchObject(refusal);
    }
  });

  it.each(['', 'x', '%00', 'eyJwayI6IkpPQlMifQ', 'ä'.repeat(30)])(
    'is refused when we did not make it: %j',
    async (cursor) => {
      await expect(decodeCursor('posts.list', cursor)).rejects.toMatchObject(refusal);
    },
  );
});
