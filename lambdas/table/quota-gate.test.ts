import { describe, expect, it } from 'vitest';
import { passQuotaGate, withQuotaGate } from './quota-gate.ts';

const later = () => new Promise<void>((resolve) => setTimeout(resolve, 5));

describe('work that has to be allowed', () => {
  it('reads meanwhile, and writes when it is', async () => {
    const seen: string[] = [];
    const permission = later().then(() => seen.push('allowed'));
    await withQuotaGate(permission, async () => {
      seen.push('read');
      await passQuotaGate();
      seen.push('written');
    });
    expect(seen).toEqual(['read', 'allowed', 'written']);
  });

  it('does not write when it is not, and says why', async () => {
    let isWritten = false;
    const refused = later().then(() => Promise.reject(new Error('too many')));
    const work = withQuotaGate(refused, async () => {
      await passQuotaGate();
      isWritten = true;
    });
    await expect(work).rejects.toThrow('too many');
    expect(isWritten).toBe(false);
  });

  it('that has nothing to write is refused as well', async () => {
    await expect(withQuotaGate(Promise.reject(new Error('too many')), async () => 1)).rejects.toThrow(
      'too many',
    );
  });

  it('has ended before its failure is told, and so has the question', async () => {
    let isKnown = false;
    const permission = later().then(() => {
      isKnown = true;
    });
    await expect(withQuotaGate(permission, () => Promise.reject(new Error('not there')))).rejects.toThrow(
      'not there',
    );
    expect(isKnown).toBe(true);
  });

  it('is not asked for by work outside of it', async () => {
    await expect(passQuotaGate()).resolves.toBeUndefined();
  });
});
