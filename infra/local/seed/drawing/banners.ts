import type { Tone } from './palette.ts';
import { area, at, boat, circle, house, many, picture, rect, sea, stroke, sun, tree } from './shapes.ts';

const WIDTH = 1584;
const HEIGHT = 396;

const ground = (tone: Tone): string => rect(0, 0, WIDTH, HEIGHT, tone);

const BANNERS: Record<string, string> = {
  coast:
    ground('peach') +
    sun(1180, 170, 80, 'flame') +
    sea(220, 'sky', 0, WIDTH) +
    at(880, 268, boat('ember', 'ink'), 0.9) +
    sea(270, 'tide', 60, WIDTH) +
    at(1340, 330, boat('gold', 'rose'), 1.1) +
    sea(330, 'teal', 20, WIDTH),
  skyline:
    ground('mint') +
    sun(1240, 120, 60, 'butter') +
    many(22, (i) =>
      rect(i * 74 - 10, 396 - (90 + ((i * 67) % 150)), 66, 260, i % 3 ? 'fern' : 'moss', 'rx="6"'),
    ) +
    many(60, (i) =>
      rect(14 + ((i * 74) % 1540), 300 + ((i * 37) % 80), 12, 16, 'butter', 'rx="2" opacity=".8"'),
    ),
  mesh:
    ground('tide') +
    many(15, (i) =>
      stroke(
        `M${60 + i * 106} ${60 + ((i * 137) % 280)} L${166 + i * 106} ${60 + (((i + 1) * 137) % 280)} M${60 + i * 106} ${60 + ((i * 137) % 280)} L${272 + i * 106} ${60 + (((i + 2) * 137) % 280)}`,
        'sky',
        3,
        'opacity=".5"',
      ),
    ) +
    many(15, (i) =>
      circle(
        60 + i * 106,
        60 + ((i * 137) % 280),
        9 + (i % 3) * 5,
        (['butter', 'flame', 'mist'] as const)[i % 3] ?? 'mist',
      ),
    ),
  terraces:
    ground('butter') +
    sun(1260, 110, 62, 'gold') +
    area('M0 220 C400 140 900 160 1584 240 V396 H0Z', 'mint') +
    area('M0 280 C500 190 1000 230 1584 290 V396 H0Z', 'fern') +
    area('M0 340 C500 260 1100 300 1584 346 V396 H0Z', 'moss') +
    many(9, (i) => at(120 + i * 170, 300 + (i % 3) * 24, tree(i % 2 ? 'teal' : 'moss', 90))),
  night:
    ground('plum') +
    rect(0, 0, WIDTH, HEIGHT, 'ink', 'opacity=".35"') +
    many(46, (i) => circle((i * 211) % WIDTH, (i * 89) % 230, i % 4 ? 3 : 5, 'butter')) +
    circle(1300, 110, 54, 'butter') +
    area('M0 330 C400 220 700 300 1000 270 S1400 240 1584 300 V396 H0Z', 'ink') +
    many(5, (i) => rect(240 + i * 250, 316, 26, 20, 'gold', 'rx="3"')),
  weave:
    ground('rose') +
    many(20, (i) =>
      many(6, (j) =>
        area(
          `M${i * 84 - 20} ${j * 84 + 10} l42 -42 l42 42 l-42 42Z`,
          (['gold', 'teal', 'flame', 'paper', 'plum'] as const)[(i * 2 + j * 3) % 5] ?? 'gold',
        ),
      ),
    ),
  street:
    ground('mist') +
    many(9, (i) =>
      at(
        20 + i * 176,
        366,
        house(
          140,
          130 + ((i * 53) % 90),
          (['paper', 'butter', 'peach', 'lagoon'] as const)[i % 4] ?? 'paper',
          (['rose', 'teal', 'ember', 'moss'] as const)[(i * 3) % 4] ?? 'rose',
        ),
      ),
    ) +
    rect(0, 364, WIDTH, 40, 'sand'),
  embers:
    ground('ember') +
    many(6, (i) => circle(1200, 430, 640 - i * 100, i % 2 ? 'flame' : 'ember', 'opacity=".55"')) +
    many(26, (i) =>
      circle(300 + ((i * 197) % 1200), 40 + ((i * 71) % 300), 4 + (i % 3) * 2, 'butter', 'opacity=".85"'),
    ),
};

/** The profile banners of the demo community, 1584 by 396. */
export const banners: Record<string, string> = Object.fromEntries(
  Object.entries(BANNERS).map(([key, shapes]) => [key, picture(WIDTH, HEIGHT, shapes)]),
);
