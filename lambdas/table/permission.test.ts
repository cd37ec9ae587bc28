import { describe, expect, it } from 'vitest';
import { permitted, withPermission } from './permission.ts';

const later = () => new Promise<void>((resolve) => setTimeout(resolve, 5));

describe('work that has to be allowed', () => {
  it('reads meanwhile, and writes when it is', async () => {
    const seen: string[] = [];
    const permission = later().then(() => seen.push('allowed'));
    await withPermission(permission, async () => {
      seen.push('read');
      await permitted();
      seen.push('written');
    });
    expect(seen).toEqual(['read', 'allowed', 'written']);
  });

  it('does not write when it is not, and says why', async () => {
    let isWritten = false;
    const refused = later().then(() => Promise.reject(new Error('too many')));
    const work = withPermission(refused, async () => {
      await permitted();
      isWritten = true;
    });
    await expect(work).rejects.toThrow('too many');
    expect(isWritten).toBe(false);
  });

  it('that has nothing to write is refused as well', async () => {
    await expect(withPermission(Promise.reject(new Error('too many')), async () => 1)).rejects.toThrow(
      'too many',
    );
  });

  it('has ended before its failure is told, and so has the question', async () => {
    let isKnown = false;
    const permission = later().then(() => {
      isKnown = true;
    });
    await expect(withPermission(permission, () => Promise.reject(new Error('not there')))).rejects.toThrow(
      'not there',
    );
    expect(isKnown).toBe(true);
  });

  it('is not asked for by work outside of it', async () => {
    await expect(permitted()).resolves.toBeUndefined();
  });
});
