import type { Tone } from './palette.ts';
import {
  area,
  at,
  boat,
  circle,
  house,
  many,
  PEOPLE,
  phone,
  picture,
  rect,
  sea,
  stroke,
  sun,
  tree,
  words,
} from './shapes.ts';

const WIDTH = 1200;
const HEIGHT = 750;

const ground = (tone: Tone): string => rect(0, 0, WIDTH, HEIGHT, tone);

const crowd = (y: number, size: number, order: readonly number[]): string =>
  order
    .map((who, i) => at(90 + (i * (WIDTH - 180)) / (order.length - 1), y, PEOPLE[who] ?? PEOPLE[0], size))
    .join('');

const bars = (
  x: number,
  base: number,
  heights: readonly number[],
  width: number,
  tone: (i: number) => Tone,
): string => heights.map((h, i) => rect(x + i * width * 1.5, base - h, width, h, tone(i), 'rx="6"')).join('');

const crate = (fruit: Tone): string =>
  many(6, (i) => circle(20 + i * 30, -74 - (i % 2) * 12, 24, fruit)) +
  rect(0, -76, 190, 76, 'flame', 'rx="8"') +
  stroke('M10 -50 H180 M10 -24 H180', 'ember', 6);

const note = (x: number, y: number, tone: Tone, tilt: number): string =>
  `<g transform="translate(${x} ${y}) rotate(${tilt})">${rect(0, 0, 120, 110, tone)}${stroke('M18 34 H100 M18 58 H84 M18 82 H94', 'ink', 7, 'opacity=".55"')}</g>`;

const bicycle = (frame: Tone): string =>
  many(
    2,
    (i) =>
      `<g transform="translate(${i * 250} 0)"><circle r="78" fill="none" stroke="#231e1a" stroke-width="14"/>${many(8, (j) => `<path d="M0 0 V-72" stroke="#8a8076" stroke-width="3" transform="rotate(${j * 45})"/>`)}</g>`,
  ) +
  stroke('M0 0 L66 -116 H166 L250 0 M66 -116 L112 0 L166 -116 M0 0 H112', frame, 14) +
  stroke('M166 -116 L156 -150 H196 M46 -138 H90', 'ink', 12);

const SCENES: Record<string, string> = {
  harbour:
    ground('peach') +
    sun(760, 330, 100, 'flame') +
    sea(390, 'sky', 30) +
    at(300, 440, boat('ember', 'ink'), 1.5) +
    sea(470, 'tide', 0) +
    at(640, 520, boat('gold', 'rose'), 1.9) +
    sea(550, 'teal', 80) +
    at(960, 600, boat('moss', 'ink'), 1.5) +
    sea(640, 'ink', 20) +
    stroke('M160 190 q24 -26 48 0 q24 -26 48 0 M420 130 q20 -22 40 0 q20 -22 40 0', 'ink', 7),
  forecast:
    ground('butter') +
    area('M0 560 C300 500 800 520 1200 590 V750 H0Z', 'sand') +
    `<g transform="translate(420 60) rotate(-5) scale(1.5)">${phone('mist', sun(70, 80, 28, 'gold') + stroke('M30 190 C60 140 90 210 120 170 S170 130 176 150', 'tide', 8) + bars(24, 350, [60, 74, 84, 52, 96, 110, 66, 54], 14, (i) => (i === 4 || i === 5 ? 'ember' : 'teal')))}</g>` +
    at(
      200,
      650,
      area('M0 0 C-50 -20 -60 -80 0 -100 C60 -80 50 -20 0 0Z', 'blush') +
        stroke('M0 -6 V-90 M-6 -8 L-30 -76 M6 -8 L30 -76', 'rose', 5),
    ) +
    at(
      980,
      690,
      area('M0 0 C-40 -16 -50 -64 0 -80 C50 -64 40 -16 0 0Z', 'peach') +
        stroke('M0 -6 V-70 M-6 -8 L-24 -60 M6 -8 L24 -60', 'flame', 5),
    ),
  'cold-room':
    ground('mist') +
    sun(1010, 140, 80, 'gold') +
    area('M0 560 C300 500 800 520 1200 560 V750 H0Z', 'fern') +
    rect(360, 270, 480, 330, 'paper', 'rx="16"') +
    area('M310 280 L430 150 H890 L850 280Z', 'tide') +
    many(5, (i) => stroke(`M${450 + i * 96} 154 L${370 + i * 104} 276`, 'mist', 6)) +
    stroke('M372 214 H868', 'mist', 6) +
    rect(430, 340, 160, 260, 'lagoon', 'rx="10"') +
    circle(570, 470, 10, 'ink') +
    stroke('M720 360 v140 M660 395 l120 70 M780 395 l-120 70', 'sky', 14) +
    at(120, 660, crate('ember')) +
    at(880, 660, crate('ember'), 1.1) +
    at(660, 690, crate('gold'), 0.8),
  kitchen:
    ground('ink') +
    rect(0, 0, WIDTH, 430, 'plum', 'opacity=".5"') +
    many(
      3,
      (i) =>
        rect(110 + i * 370, 60, 270, 210, 'butter', 'rx="10" opacity=".9"') +
        stroke(`M${245 + i * 370} 60 v210 M${110 + i * 370} 165 h270`, 'ink', 8),
    ) +
    rect(0, 520, WIDTH, 230, 'ember') +
    rect(0, 500, WIDTH, 30, 'flame') +
    at(250, 502, PEOPLE[2], 1.7) +
    at(600, 502, PEOPLE[1], 1.7) +
    at(950, 502, PEOPLE[3], 1.7) +
    [250, 600, 950]
      .map((x) =>
        area(
          `M${x - 42} 350 C${x - 70} 300 ${x - 20} 270 ${x} 290 C${x + 20} 270 ${x + 70} 300 ${x + 42} 350Z`,
          'paper',
        ),
      )
      .join('') +
    many(
      5,
      (i) =>
        `<ellipse cx="${150 + i * 225}" cy="560" rx="74" ry="34" fill="#e2ab3f"/>` +
        stroke(`M${118 + i * 225} 552 l20 -12 m14 18 l20 -12 m14 18 l20 -12`, 'butter', 6),
    ),
  classroom:
    ground('tide') +
    rect(0, 0, WIDTH, HEIGHT, 'ink', 'opacity=".45"') +
    many(18, (i) => circle(40 + ((i * 271) % 1120), 30 + ((i * 83) % 120), i % 3 ? 4 : 6, 'butter')) +
    rect(330, 130, 540, 310, 'paper', 'rx="10"') +
    words(390, 230, 60, 'ink', 'a e i o u') +
    stroke('M390 290 H800 M390 340 H720 M390 390 H780', 'sand', 14) +
    area('M330 440 L40 750 H1160 L870 440Z', 'butter', 'opacity=".10"') +
    crowd(600, 1.25, [0, 3, 1, 4, 2, 5]) +
    crowd(760, 1.6, [5, 2, 0, 1, 3]),
  trail:
    ground('mist') +
    sun(930, 180, 80, 'butter') +
    area('M0 430 L260 180 L420 330 L620 120 L900 400 L1030 300 L1200 430 V750 H0Z', 'sky') +
    area('M620 120 L690 190 L630 180 L576 166Z', 'paper') +
    area('M0 470 C300 390 700 400 1200 480 V750 H0Z', 'fern') +
    area('M0 600 C400 500 800 530 1200 600 V750 H0Z', 'moss') +
    stroke('M460 750 C560 640 820 640 740 560 C690 516 520 530 560 470', 'butter', 26) +
    at(300, 640, tree('teal', 230)) +
    at(200, 670, tree('fern', 180)) +
    at(1000, 640, tree('teal', 250)) +
    at(520, 610, stroke('M0 0 V-110', 'ink', 12) + area('M-10 -110 H90 L112 -88 L90 -66 H-10Z', 'ember')),
  loom:
    ground('rose') +
    many(14, (i) =>
      many(9, (j) =>
        area(
          `M${i * 90 - 30} ${j * 90 + 40} l45 -45 l45 45 l-45 45Z`,
          (['gold', 'teal', 'flame', 'paper', 'plum'] as const)[(i * 2 + j * 3) % 5] ?? 'gold',
          j % 2 ? '' : 'opacity=".92"',
        ),
      ),
    ) +
    rect(0, 0, WIDTH, 70, 'ink', 'opacity=".18"') +
    at(
      600,
      430,
      area('M-260 0 C-160 -56 160 -56 260 0 C160 56 -160 56 -260 0Z', 'ink') +
        area('M-120 0 C-70 -22 70 -22 120 0 C70 22 -70 22 -120 0Z', 'butter'),
    ),
  stall:
    ground('plum') +
    many(
      7,
      (i) =>
        circle(80 + i * 175, 90 + (i % 2) * 26, 20, 'butter') +
        circle(80 + i * 175, 90 + (i % 2) * 26, 44, 'butter', 'opacity=".25"'),
    ) +
    stroke('M0 60 Q300 130 600 66 T1200 60', 'ink', 5) +
    rect(210, 300, 26, 420, 'ink') +
    rect(964, 300, 26, 420, 'ink') +
    many(8, (i) =>
      area(
        `M${160 + i * 110} 210 H${270 + i * 110} V330 A55 55 0 0 1 ${160 + i * 110} 330Z`,
        i % 2 ? 'paper' : 'flame',
      ),
    ) +
    rect(160, 186, 880, 30, 'ink', 'rx="8"') +
    at(480, 560, PEOPLE[5], 1.7) +
    at(760, 560, PEOPLE[0], 1.7) +
    rect(180, 550, 840, 180, 'sand', 'rx="10"') +
    many(9, (i) => circle(240 + i * 44, 540, 26, i % 2 ? 'ember' : 'flame')) +
    many(8, (i) => circle(660 + i * 44, 540, 26, i % 2 ? 'fern' : 'moss')),
  roof:
    ground('peach') +
    sun(150, 170, 90, 'butter') +
    rect(0, 620, WIDTH, 130, 'fern') +
    at(140, 624, house(220, 220, 'paper', 'rose')) +
    at(440, 624, house(260, 290, 'butter', 'teal')) +
    at(790, 624, house(240, 240, 'mist', 'moss')) +
    stroke('M60 390 L600 70 L1140 390', 'ember', 40) +
    crowd(720, 0.95, [3, 0, 2, 5, 1, 4, 0]),
  workshop:
    ground('sand') +
    rect(0, 600, WIDTH, 150, 'flame', 'opacity=".6"') +
    rect(70, 70, 460, 220, 'paper', 'rx="10"') +
    many(
      5,
      (i) =>
        stroke(`M${130 + i * 84} 110 v${80 + (i % 3) * 26}`, 'ink', 14) +
        circle(130 + i * 84, 110, 18, (['ember', 'teal', 'gold', 'moss', 'plum'] as const)[i] ?? 'ember'),
    ) +
    rect(700, 80, 400, 26, 'ink', 'rx="8"') +
    many(
      3,
      (i) =>
        `<circle cx="${780 + i * 120}" cy="190" r="62" fill="none" stroke="#231e1a" stroke-width="12"/>` +
        stroke(`M${780 + i * 120} 106 v22`, 'ink', 6),
    ) +
    at(170, 600, bicycle('ember'), 1.1) +
    at(640, 600, bicycle('teal'), 1.1) +
    at(1080, 640, PEOPLE[3], 1.9),
  seeds:
    ground('paper') +
    many(
      3,
      (row) =>
        rect(60, 220 + row * 210, 1080, 22, 'ink', 'rx="6"') +
        many(7, (i) =>
          at(
            120 + i * 150,
            220 + row * 210,
            rect(
              0,
              -130,
              92,
              130,
              (['mint', 'butter', 'mist', 'peach'] as const)[(i + row) % 4] ?? 'mint',
              'rx="14"',
            ) +
              rect(8, -148, 76, 26, 'ember', 'rx="6"') +
              many(9, (k) =>
                circle(
                  18 + (k % 3) * 28,
                  -20 - Math.floor(k / 3) * 24,
                  9,
                  (['ink', 'moss', 'rose', 'gold'] as const)[(i * 2 + row) % 4] ?? 'ink',
                ),
              ),
          ),
        ),
    ),
  board:
    ground('sand') +
    rect(90, 60, 1020, 520, 'paper', 'rx="16"') +
    rect(90, 60, 1020, 520, 'ink', 'rx="16" opacity=".03"') +
    note(150, 110, 'butter', -4) +
    note(320, 120, 'blush', 3) +
    note(490, 104, 'mint', -2) +
    note(700, 112, 'lagoon', 4) +
    note(890, 104, 'butter', -3) +
    note(180, 290, 'mint', 4) +
    note(370, 300, 'lagoon', -3) +
    note(720, 300, 'peach', 3) +
    note(900, 286, 'blush', -5) +
    stroke('M540 380 C600 330 660 330 690 350 M668 326 L694 352 L660 368', 'ember', 9) +
    stroke('M180 500 H560', 'tide', 9) +
    at(330, 760, PEOPLE[1], 2.1) +
    at(880, 760, PEOPLE[4], 2.1),
  sensor:
    ground('mint') +
    rect(180, 110, 840, 470, 'paper', 'rx="20"') +
    stroke('M260 500 H950 M260 500 V180', 'ink', 8) +
    stroke('M280 440 L380 400 L470 430 L560 330 L650 350 L740 260 L830 280 L930 200', 'ember', 14) +
    many(5, (i) => stroke(`M280 ${440 - i * 60} H950`, 'sand', 3)) +
    circle(930, 200, 22, 'ember') +
    rect(480, 580, 240, 40, 'ink') +
    rect(380, 616, 440, 26, 'ink', 'rx="10"'),
  desk:
    ground('mist') +
    rect(640, 70, 440, 330, 'peach', 'rx="14"') +
    sun(860, 300, 70, 'flame') +
    stroke('M860 70 V400 M640 235 H1080', 'paper', 14) +
    rect(0, 570, WIDTH, 180, 'flame') +
    rect(0, 556, WIDTH, 26, 'ember') +
    rect(230, 330, 380, 236, 'ink', 'rx="16"') +
    rect(250, 350, 340, 196, 'tide', 'rx="8"') +
    many(5, (i) => stroke(`M280 ${386 + i * 32} h${110 + ((i * 73) % 150)}`, i === 2 ? 'gold' : 'sky', 11)) +
    rect(180, 560, 480, 20, 'sand', 'rx="10"') +
    rect(760, 486, 90, 80, 'paper', 'rx="12"') +
    stroke('M850 506 c40 0 40 40 0 40', 'paper', 12) +
    stroke('M786 470 c-14 -24 14 -34 0 -58 M820 470 c-14 -24 14 -34 0 -58', 'paper', 7) +
    at(1010, 566, tree('moss', 190)),
};

/** The pictures of the demo community's posts, 1200 by 750. */
export const scenes: Record<string, string> = Object.fromEntries(
  Object.entries(SCENES).map(([key, shapes]) => [key, picture(WIDTH, HEIGHT, shapes)]),
);
