import { describe, expect, it } from 'vitest';
import { charge, cost, nextRound, totalCost, trace, withCost, withTrace } from './telemetry.ts';

const tick = () => new Promise((resolve) => setImmediate(resolve));

describe('the bill of a piece of work', () => {
  it('sums what its calls consumed, and counts them, also those that cost nothing', () => {
    const bill = withCost(() => {
      charge('rru', 0.5);
      charge('rru', 1);
      charge('wru', 3);
      charge('wru', 0);
      return cost();
    });
    expect(bill).toEqual({ rru: 1.5, wru: 3, calls: 4, rounds: 4 });
  });

  it('counts calls that run at the same time as one round trip', async () => {
    const call = async (ticks: number) => {
      const round = nextRound();
      for (let i = 0; i < ticks; i += 1) await tick();
      charge('rru', 1, round);
    };
    const rounds = await withCost(async () => {
      await Promise.all([call(1), call(3).then(() => call(1)), call(2)]);
      return cost().rounds;
    });
    expect(rounds).toBe(2);
  });

  it('is not shared with work that runs at the same time', async () => {
    const bills = await Promise.all(
      [1, 2, 3].map((units) =>
        withCost(async () => {
          await tick();
          charge('rru', units);
          await tick();
          return cost();
        }),
      ),
    );
    expect(bills.map(({ rru, calls }) => [rru, calls])).toEqual([
      [1, 1],
      [2, 1],
      [3, 1],
    ]);
  });

  it('starts anew each time', () => {
    withCost(() => charge('rru', 7));
    expect(withCost(cost)).toEqual({ rru: 0, wru: 0, calls: 0, rounds: 0 });
  });

  it('adds to what the whole process has consumed, with or without one', () => {
    const before = totalCost();
    withCost(() => charge('wru', 3));
    charge('wru', 2);
    expect(totalCost().wru - before.wru).toBe(5);
  });

  it('is zero where nobody keeps one', () => {
    charge('rru', 7);
    expect(cost()).toEqual({ rru: 0, wru: 0, calls: 0, rounds: 0 });
  });
});

describe('the trace of a piece of work', () => {
  it('stays the same when a bill begins, and the bill when another trace does', () => {
    withTrace('call-1', () =>
      withCost(() => {
        expect(trace()).toBe('call-1');
        withTrace('call-2', () => charge('wru', 3));
        expect([trace(), cost().wru]).toEqual(['call-1', 3]);
      }),
    );
    expect(trace()).toBeUndefined();
  });
});
