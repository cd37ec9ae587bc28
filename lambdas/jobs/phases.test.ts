import { describe, expect, it, vi } from 'vitest';
import { inPhases, type Phase, untilNoMore } from './phases.ts';

/** Works a job off as the worker does; returns each cursor it has remembered. */
async function workOff(phases: Phase[]): Promise<string[]> {
  const cursors: string[] = [];
  for (let cursor = await inPhases(phases); cursor !== undefined; cursor = await inPhases(phases, cursor))
    cursors.push(cursor);
  return cursors;
}

describe('a job with several parts', () => {
  it('does one after the other, each from its own beginning to its own end', async () => {
    const first = vi.fn<Phase>().mockResolvedValueOnce('1 here').mockResolvedValueOnce(undefined);
    const second = vi.fn<Phase>().mockResolvedValueOnce('there').mockResolvedValueOnce(undefined);
    expect(await workOff([first, second])).toEqual(['0 1 here', '1 there']);
    expect(first.mock.calls).toEqual([[undefined], ['1 here']]);
    expect(second.mock.calls).toEqual([[undefined], ['there']]);
  });

  it('is done in one step when no part has more to do', async () => {
    const parts = [1, 2, 3].map(() => vi.fn<Phase>().mockResolvedValue(undefined));
    expect(await workOff(parts)).toEqual([]);
    for (const part of parts) expect(part).toHaveBeenCalledOnce();
  });

  it('comes back to a part until that finds no more', async () => {
    const sweep = vi.fn().mockResolvedValueOnce(true).mockResolvedValueOnce(true).mockResolvedValue(false);
    expect(await workOff([untilNoMore(sweep), async () => undefined])).toEqual(['0 ', '0 ']);
    expect(sweep).toHaveBeenCalledTimes(3);
  });
});
