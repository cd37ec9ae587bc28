import classes from './Fireside.module.css';

/** Who sits where: the place on the drawing, the tone, the size. */
const PEOPLE = [
  { x: 96, y: 196, r: 34, tone: 2 },
  { x: 226, y: 92, r: 28, tone: 5 },
  { x: 372, y: 84, r: 36, tone: 1 },
  { x: 478, y: 188, r: 30, tone: 3 },
  { x: 470, y: 344, r: 38, tone: 0 },
  { x: 112, y: 352, r: 40, tone: 7 },
] as const;

const TIES: readonly (readonly [number, number])[] = [
  [0, 1],
  [1, 2],
  [2, 3],
  [3, 4],
  [5, 0],
  [0, 2],
  [1, 3],
];

const SPARKS = [
  { x: 262, y: 210, r: 3 },
  { x: 312, y: 186, r: 2.5 },
  { x: 286, y: 152, r: 2 },
  { x: 330, y: 226, r: 2 },
  { x: 246, y: 176, r: 2 },
] as const;

function ListedMember({ x, y, r, tone }: (typeof PEOPLE)[number]) {
  return (
    <g
      transform={`translate(${x} ${y}) scale(${r / 32})`}
      style={{ '--tone': `var(--hearth-tone-${tone})`, '--tone-soft': `var(--hearth-tone-${tone}-soft)` }}
    >
      <circle className={classes.halo} r="36" />
      <circle className={classes.token} r="31" />
      <circle className={classes.figure} cy="-7" r="10" />
      <path className={classes.figure} d="M-19 24.5a19.5 19.5 0 0 1 38 0 31 31 0 0 1-38 0z" />
    </g>
  );
}

/** People around a fire, joined by their connections. Decorative. */
export function Fireside() {
  return (
    <svg className={classes.drawing} viewBox="0 0 580 480" aria-hidden="true" focusable="false">
      <defs>
        <radialGradient id="glow">
          <stop offset="0" className={classes.glowInside} />
          <stop offset="1" className={classes.glowOutside} />
        </radialGradient>
      </defs>
      <circle cx="290" cy="290" r="236" fill="url(#glow)" />
      {TIES.map(([from, to]) => (
        <line
          key={`${from}-${to}`}
          className={classes.tie}
          x1={PEOPLE[from]?.x}
          y1={PEOPLE[from]?.y}
          x2={PEOPLE[to]?.x}
          y2={PEOPLE[to]?.y}
        />
      ))}
      {PEOPLE.map(({ x, y }) => (
        <line key={x} className={classes.warmth} x1={x} y1={y} x2="290" y2="318" />
      ))}
      <g className={classes.fire}>
        <path
          className={classes.flameOuter}
          d="M296 196c8 42 66 62 66 124a72 72 0 0 1-144 0c0-28 14-46 30-60 1 18 7 28 20 33-6-42 4-74 28-97z"
        />
        <path
          className={classes.flameMiddle}
          d="M292 258c5 27 40 40 40 76a43 43 0 0 1-86 0c0-17 8-27 18-36 1 11 5 17 12 20-3-25 2-46 16-60z"
        />
        <path
          className={classes.flameInner}
          d="M290 312c3 15 21 22 21 43a22 22 0 0 1-44 0c0-10 4-15 9-20 1 6 3 9 6 11-1-14 1-26 8-34z"
        />
      </g>
      <g className={classes.logs}>
        <rect x="212" y="392" width="156" height="20" rx="10" transform="rotate(9 290 402)" />
        <rect x="212" y="392" width="156" height="20" rx="10" transform="rotate(-9 290 402)" />
      </g>
      {SPARKS.map(({ x, y, r }) => (
        <circle key={x} className={classes.spark} cx={x} cy={y} r={r} />
      ))}
      {PEOPLE.map((person) => (
        <ListedMember key={person.x} {...person} />
      ))}
    </svg>
  );
}
