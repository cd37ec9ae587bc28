import type { RouteName } from '../../../../shared/api/index.ts';
import type { Figures, Line } from './measure.ts';

/** What was measured in a community of one size. */
export interface Measured {
  /** Members. */
  size: number;
  lines: Line[];
}

/** What counts as growth: more than a share and more than an amount, both beyond what chance puts on a page. */
const UNITS = { share: 0.1, amount: 1 };
const BYTES = { share: 0.25, amount: 2_000 };

export const FIGURES = [
  'rru',
  'wru',
  'calls',
  'rounds',
  'bytes',
  'followingRru',
  'followingWru',
] as const satisfies (keyof Figures)[];

/** Calls that cost more where there is more of something, up to a bound or by design; their budgets hold all the same. */
export const GROWS: { [Name in RouteName]?: { figures: readonly (keyof Figures)[]; because: string } } = {
  'auth.me': {
    figures: ['rru', 'bytes'],
    because: 'it names the newest connections, 1,000 at most',
  },
  'users.suggestions': {
    figures: ['rru', 'calls', 'rounds', 'bytes'],
    because: 'it looks at 100 connections of each of the newest 40, 4,000 at most',
  },
  'connections.mutual': {
    figures: ['rru', 'calls', 'rounds', 'bytes'],
    because: 'of two lists it reads both, or looks through the shorter, 1,000 at most',
  },
  'projects.list': {
    figures: ['bytes'],
    because: 'each project names its newest 50 upvoters, and in a larger community more of them have as many',
  },
  'notifications.list': {
    figures: ['rru'],
    because:
      'a page names the more different members and things, the more there are, each of its rows one of each at most',
  },
  'users.updateProfile': {
    figures: ['rru', 'bytes', 'followingRru', 'followingWru'],
    because: 'the answer names the connections as auth.me does; everything that shows the member follows',
  },
  'notifications.reset': {
    figures: ['followingRru', 'followingWru'],
    because: 'all that was in the list is deleted',
  },
  'hiding.block': {
    figures: ['followingRru', 'followingWru'],
    because:
      'what the two have to do with each other is looked for among all projects and notifications of both',
  },
  'projects.upvote': {
    figures: ['followingRru', 'followingWru'],
    because:
      'a list of more than some thousand projects is several items, of which two or three of 1 KB change in one transaction',
  },
  'projects.create': {
    figures: ['followingRru', 'followingWru'],
    because: 'each beginning of a word takes a bit for each project, 2 KB at most',
  },
  'projects.update': {
    figures: ['followingRru', 'followingWru'],
    because: 'each beginning of a word takes a bit for each project, 2 KB at most',
  },
};

const declared = new Map(Object.entries(GROWS));

export const nameOf = ({ route, what }: Pick<Line, 'route' | 'what'>): string =>
  what ? `${route}, ${what}` : route;

/** The figures of a line by the sizes at which it was measured, ascending. */
export function bySize(measured: Measured[]): Map<string, { line: Line; all: Figures[] }> {
  const lines = new Map<string, { line: Line; all: Figures[] }>();
  for (const { lines: some } of measured)
    for (const line of some) {
      const known = lines.get(nameOf(line));
      if (known) known.all.push(line.figures);
      else lines.set(nameOf(line), { line, all: [line.figures] });
    }
  return lines;
}

function hasGrown(figure: keyof Figures, before: number, after: number): boolean {
  const { share, amount } = figure === 'bytes' ? BYTES : UNITS;
  return after - before > amount && after - before > share * before;
}

/** The figures that are larger in a larger community, unless that is declared; one line each. */
export function growthIn(measured: Measured[]): string[] {
  return [...bySize(measured)].flatMap(([name, { line, all }]) =>
    FIGURES.filter((figure) => !declared.get(line.route)?.figures.includes(figure)).flatMap((figure) => {
      const values = all.map((figures) => figures[figure]);
      const [first = 0] = values;
      return hasGrown(figure, first, Math.max(...values))
        ? [`${name} grows: ${figure} ${values.join(', ')}`]
        : [];
    }),
  );
}
