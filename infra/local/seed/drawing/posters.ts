import type { Tone } from './palette.ts';
import {
  area,
  at,
  boat,
  circle,
  house,
  many,
  PEOPLE,
  picture,
  rect,
  sea,
  stroke,
  sun,
  words,
} from './shapes.ts';

interface Poster {
  name: string[];
  ground: Tone;
  text: Tone;
  /** Right of the name, over the ground. */
  motif: string;
}

const POSTERS: Record<string, Poster> = {
  kettle: {
    name: ['Kettle', 'Night Kitchens'],
    ground: 'ink',
    text: 'butter',
    motif:
      circle(1010, 130, 70, 'butter') +
      circle(1042, 108, 62, 'ink') +
      many(16, (i) =>
        circle(560 + ((i * 173) % 600), 50 + ((i * 97) % 200), i % 3 ? 3 : 5, 'butter', 'opacity=".7"'),
      ) +
      rect(0, 520, 1200, 110, 'ember') +
      rect(0, 506, 1200, 22, 'flame') +
      area('M720 506 C700 400 720 330 840 330 C960 330 980 400 960 506Z', 'paper') +
      area('M950 380 C1010 372 1020 400 1060 392 L1050 416 C1010 440 990 430 960 446Z', 'paper') +
      stroke('M742 352 C742 262 938 262 938 352', 'flame', 20) +
      circle(840, 322, 18, 'flame') +
      stroke(
        'M1066 366 C1090 336 1054 312 1082 276 M1100 370 C1124 340 1092 316 1116 286',
        'sand',
        10,
        'opacity=".7"',
      ),
  },
  tidewise: {
    name: ['Tidewise'],
    ground: 'peach',
    text: 'paper',
    motif:
      sun(900, 220, 110, 'flame') +
      sea(330, 'sky', 40) +
      at(760, 372, boat('ember', 'ink'), 1.5) +
      sea(400, 'tide', 0) +
      at(1060, 446, boat('gold', 'rose'), 1.05) +
      sea(470, 'teal', 90) +
      stroke('M560 180 L650 150 L730 190 L810 120 L900 150 L990 90 L1110 120', 'paper', 10) +
      [
        [650, 150],
        [810, 120],
        [990, 90],
        [1110, 120],
      ]
        .map(([x = 0, y = 0]) => circle(x, y, 13, 'ember'))
        .join(''),
  },
  aula: {
    name: ['Aula', 'Abierta'],
    ground: 'plum',
    text: 'butter',
    motif:
      many(14, (i) => circle(520 + ((i * 211) % 660), 40 + ((i * 71) % 190), i % 4 ? 4 : 7, 'butter')) +
      area('M0 640 C400 480 900 430 1220 500 V640Z', 'moss') +
      rect(650, 300, 400, 200, 'flame', 'rx="34"') +
      area('M1000 300 C1090 300 1120 370 1130 410 V500 H1000Z', 'flame') +
      area('M1010 326 C1070 326 1090 370 1096 402 H1010Z', 'mist') +
      rect(690, 330, 130, 80, 'butter', 'rx="10"') +
      rect(840, 330, 130, 80, 'butter', 'rx="10"') +
      rect(650, 440, 480, 22, 'paper') +
      circle(750, 504, 50, 'ink') +
      circle(750, 504, 20, 'sand') +
      circle(1030, 504, 50, 'ink') +
      circle(1030, 504, 20, 'sand') +
      stroke('M650 270 H1010', 'paper', 16) +
      many(6, (i) => stroke(`M${690 + i * 54} 266 v-34 h30 v34`, 'paper', 8)),
  },
  coolbox: {
    name: ['Coolbox'],
    ground: 'mint',
    text: 'ink',
    motif:
      sun(1050, 130, 74, 'gold') +
      area('M0 640 C500 500 980 490 1220 530 V640Z', 'fern') +
      rect(640, 290, 380, 250, 'paper', 'rx="14"') +
      area('M600 296 L690 196 H1060 L1020 296Z', 'tide') +
      many(4, (i) => stroke(`M${700 + i * 88} 200 L${650 + i * 92} 292`, 'mist', 5)) +
      stroke('M650 246 H1038', 'mist', 5) +
      rect(690, 340, 130, 200, 'lagoon', 'rx="8"') +
      circle(804, 446, 8, 'ink') +
      stroke('M920 350 v120 M868 380 l104 60 M972 380 l-104 60', 'sky', 12) +
      rect(880, 486, 200, 70, 'flame', 'rx="8"') +
      many(5, (i) => circle(906 + i * 37, 480 - (i % 2) * 10, 26, 'ember')),
  },
  ledgerline: {
    name: ['Ledgerline'],
    ground: 'butter',
    text: 'ink',
    motif:
      rect(640, 90, 400, 470, 'paper', 'rx="20" transform="rotate(6 840 320)"') +
      `<g transform="rotate(6 840 320)">${many(6, (i) => stroke(`M690 ${170 + i * 58} H${840 + ((i * 37) % 60)}`, i === 3 ? 'ember' : 'sand', 14) + stroke(`M${930 + (i % 3) * 16} ${170 + i * 58} H990`, i === 3 ? 'ember' : 'moss', 14))}${stroke('M690 520 H990', 'ink', 8)}</g>` +
      many(
        4,
        (i) =>
          `<ellipse cx="1060" cy="${540 - i * 34}" rx="80" ry="26" fill="#e2ab3f" stroke="#b07f20" stroke-width="6"/>`,
      ) +
      many(
        2,
        (i) =>
          `<ellipse cx="940" cy="${570 - i * 30}" rx="64" ry="22" fill="#e2ab3f" stroke="#b07f20" stroke-width="6"/>`,
      ),
  },
  footpath: {
    name: ['Footpath'],
    ground: 'mist',
    text: 'ink',
    motif:
      sun(980, 150, 70, 'butter') +
      area('M330 520 L700 150 L860 320 L960 230 L1220 460 V640Z', 'sky') +
      area('M700 150 L756 210 L700 240 L650 204Z', 'paper') +
      area('M0 560 C400 400 900 360 1220 450 V640 H0Z', 'fern') +
      area('M0 640 C500 500 960 500 1220 540 V640Z', 'moss') +
      stroke(
        'M640 640 C700 560 980 560 960 500 C944 450 760 460 780 410 C792 384 850 380 880 366',
        'butter',
        20,
        'stroke-dasharray="4 34"',
      ) +
      at(
        880,
        360,
        area('M0 0 C-50 -64 -40 -118 0 -118 C40 -118 50 -64 0 0Z', 'ember') + circle(0, -76, 16, 'paper'),
      ),
  },
  sturdy: {
    name: ['Sturdy'],
    ground: 'lagoon',
    text: 'ink',
    motif:
      circle(860, 330, 240, 'paper', 'opacity=".6"') +
      stroke('M860 130 A200 200 0 1 1 674 404', 'teal', 26) +
      stroke('M860 186 A144 144 0 1 1 735 402', 'flame', 26) +
      circle(846, 258, 38, 'ember') +
      stroke(
        'M846 310 V400 L800 480 M846 400 L906 470 M846 330 L776 360 M846 330 L930 292 L950 230',
        'ink',
        26,
      ) +
      rect(700, 486, 320, 14, 'teal', 'rx="7"'),
  },
  lanternfish: {
    name: ['Lanternfish'],
    ground: 'tide',
    text: 'paper',
    motif:
      rect(0, 0, 1200, 630, 'ink', 'opacity=".55"') +
      circle(620, 210, 150, 'butter', 'opacity=".14"') +
      circle(620, 210, 90, 'butter', 'opacity=".28"') +
      circle(620, 210, 40, 'butter') +
      stroke('M640 180 C700 60 860 90 880 230', 'lagoon', 10) +
      area(
        'M660 360 C720 220 980 210 1060 350 L1160 270 C1140 340 1140 400 1160 460 L1060 390 C980 500 720 480 660 360Z',
        'teal',
      ) +
      area('M660 360 C720 410 780 400 820 372 C780 440 700 430 660 360Z', 'ink') +
      circle(780, 320, 26, 'paper') +
      circle(774, 322, 12, 'ink') +
      area('M900 400 C930 450 930 480 900 520 C880 480 870 440 860 414Z', 'lagoon') +
      many(10, (i) =>
        circle(420 + ((i * 163) % 740), 80 + ((i * 131) % 480), 5 + (i % 3) * 3, 'lagoon', 'opacity=".5"'),
      ),
  },
  commonroof: {
    name: ['Common', 'Roof'],
    ground: 'peach',
    text: 'ink',
    motif:
      area('M0 640 C300 560 420 560 520 560 H1200 V640Z', 'fern') +
      at(560, 562, house(150, 150, 'paper', 'rose')) +
      at(730, 562, house(170, 200, 'butter', 'teal')) +
      at(920, 562, house(150, 160, 'mist', 'moss')) +
      area('M480 330 L815 90 L1150 330 L1118 366 L815 152 L512 366Z', 'ember') +
      at(700, 560, PEOPLE[1], 0.7) +
      at(910, 560, PEOPLE[2], 0.7) +
      at(1090, 560, PEOPLE[4], 0.7),
  },
  loomwork: {
    name: ['Loomwork'],
    ground: 'rose',
    text: 'butter',
    motif:
      rect(620, 70, 30, 500, 'sand', 'rx="12"') +
      rect(1100, 70, 30, 500, 'sand', 'rx="12"') +
      rect(590, 90, 570, 26, 'sand', 'rx="12"') +
      many(23, (i) => stroke(`M${660 + i * 20} 116 V560`, 'paper', 3)) +
      many(11, (i) =>
        many(11, (j) =>
          rect(
            654 + j * 40,
            300 + i * 24,
            40,
            24,
            (['gold', 'teal', 'flame', 'paper', 'plum'] as const)[(Math.abs(j - 5) + i) % 5] ?? 'gold',
          ),
        ),
      ) +
      area('M700 250 C760 220 960 220 1020 250 C960 280 760 280 700 250Z', 'ink') +
      circle(860, 250, 14, 'butter'),
  },
  plainwords: {
    name: ['Plain', 'Words'],
    ground: 'sand',
    text: 'ink',
    motif:
      rect(600, 240, 420, 280, 'paper', 'rx="18"') +
      area('M600 258 L810 420 L1020 258 V240 H600Z', 'mist') +
      stroke('M606 256 L810 414 L1014 256', 'sky', 8) +
      area(
        'M900 80 H1130 C1152 80 1166 94 1166 116 V230 C1166 252 1152 266 1130 266 H1010 L950 320 V266 H900 C878 266 864 252 864 230 V116 C864 94 878 80 900 80Z',
        'ember',
      ) +
      stroke('M910 140 H1120 M910 184 H1070', 'paper', 18) +
      circle(810, 470, 30, 'rose'),
  },
  marketday: {
    name: ['Marketday'],
    ground: 'flame',
    text: 'ink',
    motif:
      rect(640, 300, 24, 270, 'ink') +
      rect(1090, 300, 24, 270, 'ink') +
      rect(620, 430, 520, 140, 'sand', 'rx="10"') +
      many(6, (i) =>
        area(
          `M${600 + i * 94} 170 H${694 + i * 94} V290 A47 47 0 0 1 ${600 + i * 94} 290Z`,
          i % 2 ? 'paper' : 'rose',
        ),
      ) +
      rect(600, 150, 564, 26, 'ink', 'rx="8"') +
      many(5, (i) => circle(680 + i * 46, 420, 24, 'gold')) +
      many(4, (i) => circle(940 + i * 48, 420, 24, 'moss')) +
      at(880, 430, PEOPLE[3], 1.15),
  },
  mossdice: {
    name: ['Moss', '&amp; Dice'],
    ground: 'moss',
    text: 'butter',
    motif:
      area('M430 640 C520 380 1020 330 1220 520 V640Z', 'fern') +
      many(20, (i) =>
        circle(
          560 + ((i * 67) % 620),
          500 + ((i * 41) % 110),
          8 + (i % 4) * 4,
          i % 2 ? 'mint' : 'moss',
          'opacity=".6"',
        ),
      ) +
      `<g transform="rotate(-12 800 300)">${rect(690, 190, 220, 220, 'paper', 'rx="38"')}${[
        [750, 250],
        [850, 250],
        [800, 300],
        [750, 350],
        [850, 350],
      ]
        .map(([x = 0, y = 0]) => circle(x, y, 20, 'ink'))
        .join('')}</g>` +
      `<g transform="rotate(16 1030 380)">${rect(950, 300, 160, 160, 'ember', 'rx="30"')}${[
        [990, 340],
        [1070, 420],
      ]
        .map(([x = 0, y = 0]) => circle(x, y, 16, 'paper'))
        .join('')}</g>`,
  },
  seedproof: {
    name: ['Seedproof'],
    ground: 'paper',
    text: 'ink',
    motif:
      many(
        3,
        (i) =>
          `<rect x="${590 + i * 180}" y="270" width="220" height="110" rx="55" fill="none" stroke="${['#7fb78f', '#1f7a4b', '#e2ab3f'][i]}" stroke-width="26"/>`,
      ) +
      many(3, (i) =>
        at(700 + i * 180, 326, area('M0 -34 C26 -16 26 20 0 36 C-26 20 -26 -16 0 -34Z', 'ember')),
      ) +
      stroke('M880 260 V150 C880 110 850 90 810 90', 'moss', 14) +
      area('M812 90 C760 70 730 100 724 140 C770 150 806 130 812 90Z', 'fern') +
      area('M884 160 C890 100 940 90 986 104 C976 150 940 176 884 160Z', 'moss') +
      area('M0 640 C300 520 600 500 1200 500 V640Z', 'sand') +
      many(7, (i) => circle(700 + i * 74, 560 + (i % 2) * 30, 9, 'ink', 'opacity=".3"')),
  },
  quiethours: {
    name: ['Quiet', 'Hours'],
    ground: 'ink',
    text: 'mist',
    motif:
      rect(0, 0, 1200, 630, 'tide', 'opacity=".35"') +
      rect(620, 90, 460, 450, 'tide', 'rx="230"') +
      circle(930, 210, 62, 'butter') +
      circle(958, 190, 54, 'tide') +
      many(8, (i) => circle(680 + ((i * 97) % 360), 150 + ((i * 53) % 160), 4, 'paper')) +
      rect(560, 440, 560, 80, 'paper', 'rx="20"') +
      rect(560, 360, 26, 190, 'lagoon', 'rx="12"') +
      rect(1096, 400, 26, 150, 'lagoon', 'rx="12"') +
      rect(600, 402, 140, 56, 'mist', 'rx="26"') +
      area('M740 440 C820 390 1000 400 1096 440 V480 H740Z', 'flame') +
      circle(690, 404, 36, 'peach'),
  },
  secondwheel: {
    name: ['Second', 'Wheel'],
    ground: 'teal',
    text: 'butter',
    motif:
      many(
        2,
        (i) =>
          `<g transform="translate(${680 + i * 380} 440)"><circle r="120" fill="none" stroke="#231e1a" stroke-width="22"/><circle r="106" fill="none" stroke="#f6e0a6" stroke-width="6"/>${many(8, (j) => `<path d="M0 0 L0 -104" stroke="#f6e0a6" stroke-width="4" transform="rotate(${j * 45})"/>`)}<circle r="16" fill="#f0915a"/></g>`,
      ) +
      stroke('M680 440 L780 270 H930 L1060 440 M780 270 L850 440 L930 270 M680 440 H850', 'flame', 20) +
      stroke('M930 270 L914 220 H970', 'paper', 18) +
      stroke('M760 234 H820 M780 270 L774 236', 'paper', 18) +
      rect(960, 250, 200, 110, 'sand', 'rx="12"') +
      stroke('M980 290 H1140 M980 324 H1140', 'gold', 8),
  },
};

/** The posters of the demo community's projects, 1200 by 630, by the project's key. */
export const posters: Record<string, string> = Object.fromEntries(
  Object.entries(POSTERS).map(([key, { name, ground, text, motif }]) => {
    const lines = name.map((line, i) => words(72, 586 - (name.length - 1 - i) * 92, 92, text, line)).join('');
    return [key, picture(1200, 630, rect(0, 0, 1200, 630, ground) + motif + lines)];
  }),
);
