import type { Budget } from '../../../../lambdas/testing/examples/example.ts';
import { budgetOf } from '../../../../lambdas/testing/examples/examples.ts';
import { type Measured, nameOf } from './growth.ts';
import type { Figures } from './measure.ts';

/** What is held to a budget, by the figure that the budget names. */
const HELD: { [Name in keyof Required<Budget>]: (figures: Figures) => number } = {
  rru: ({ rru }) => rru,
  wru: ({ wru }) => wru,
  calls: ({ calls }) => calls,
  rounds: ({ rounds }) => rounds,
  inAll: ({ wru, followingWru }) => wru + followingWru,
};

/** The figures that are above the budgets, one line each. */
export function overBudget(measured: Measured[]): string[] {
  return measured.flatMap(({ size, lines }) =>
    lines.flatMap((line) => {
      const budget = budgetOf(line.route, line.what);
      return Object.entries(HELD).flatMap(([name, figureOf]) => {
        const most = new Map<string, number | undefined>(Object.entries(budget)).get(name);
        const value = figureOf(line.figures);
        return most !== undefined && value > most
          ? [`${nameOf(line)} is over its budget at ${size} members: ${name} ${value} of ${most}`]
          : [];
      });
    }),
  );
}
