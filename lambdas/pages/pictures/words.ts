import satori from 'satori';
import { brand } from '../../../shared/texts.ts';
import type { Card } from './card.ts';
import { FONT_FAMILY, fonts } from './fonts.ts';
import { COLOURS, EMBLEM, FRAME, HEIGHT, MARGIN, WIDTH } from './look.ts';

type Style = Record<string, string | number>;

/** An element as satori takes it. What members write is a text of one, never an element or a style. */
interface Element {
  type: 'div';
  key: null;
  props: { style: Style; children: string | Element[] };
}

const box = (style: Style, children: string | Element[]): Element => ({
  type: 'div',
  key: null,
  props: { style, children },
});

/** A text in at most so many lines, cut with "…"; words that are longer than a line are broken. */
const lines = (lineClamp: number, style: Style, text: string): Element[] =>
  text === '' ? [] : [box({ display: 'block', lineClamp, wordBreak: 'break-word', ...style }, text)];

/** Sizes of a name from large to small, and how many lines of each there is room for. */
const NAME_SIZES = [
  { size: 84, most: 2 },
  { size: 68, most: 2 },
  { size: 56, most: 3 },
  { size: 46, most: 3 },
] as const;

type NameSize = (typeof NAME_SIZES)[number];

/** Width of a letter by its size, rather too wide: near enough to choose a size. */
const LETTER = 0.6;

/** How many lines a text takes when each has room for so many letters; Infinity if a word has to be broken. */
function lineCount(text: string, letters: number): number {
  let [count, used] = [1, 0];
  for (const { length } of text.split(' ')) {
    if (length > letters) return Number.POSITIVE_INFINITY;
    if (used > 0 && used + 1 + length > letters) [count, used] = [count + 1, length];
    else used += length + (used > 0 ? 1 : 0);
  }
  return count;
}

/** The largest size in which there is room for a name, else the smallest. */
function nameSize(name: string, width: number): NameSize {
  const fits = ({ size, most }: NameSize): boolean => lineCount(name, width / (size * LETTER)) <= most;
  return NAME_SIZES.find(fits) ?? NAME_SIZES[3];
}

/** Sizes of the words below, and of what is around each of them. */
const CHIP = { size: 26, padding: 22, gap: 14, border: 2 } as const;

/** As many chips as fit beside each other, in their order. */
function fitting(chips: string[]): string[] {
  let left = WIDTH - 2 * MARGIN;
  return chips.filter((text) => {
    const width = text.length * CHIP.size * LETTER + 2 * (CHIP.padding + CHIP.border) + CHIP.gap;
    if (width > left) return false;
    left -= width;
    return true;
  });
}

const chip = (text: string): Element =>
  box(
    {
      display: 'flex',
      flexShrink: 0,
      padding: `10px ${CHIP.padding}px`,
      borderRadius: 999,
      backgroundColor: COLOURS.emberWash,
      border: `${CHIP.border}px solid ${COLOURS.emberLine}`,
      color: COLOURS.emberText,
      fontSize: CHIP.size,
      fontWeight: 700,
    },
    text,
  );

const top = box(
  { display: 'flex', position: 'absolute', left: MARGIN + 76, top: 63, fontSize: 36, fontWeight: 700 },
  brand.name,
);

function middle({ name, lead }: Card, width: number): Element {
  const { size, most } = nameSize(name, width);
  return box(
    {
      display: 'flex',
      flexDirection: 'column',
      justifyContent: 'center',
      position: 'absolute',
      left: MARGIN,
      top: 132,
      width,
      height: 364,
    },
    [
      ...lines(most, { fontSize: size, fontWeight: 700, lineHeight: 1.12, letterSpacing: -size / 60 }, name),
      ...lines(3, { marginTop: 22, fontSize: 32, lineHeight: 1.35, color: COLOURS.soft }, lead),
    ],
  );
}

const bottom = ({ chips, aside }: Card): Element =>
  box(
    {
      display: 'flex',
      alignItems: 'center',
      gap: CHIP.gap,
      position: 'absolute',
      left: MARGIN,
      top: 506,
      width: WIDTH - 2 * MARGIN,
      height: 60,
      overflow: 'hidden',
    },
    [
      ...fitting(chips).map(chip),
      ...lines(1, { flexShrink: 1, marginLeft: 6, fontSize: 26, color: COLOURS.soft }, aside),
    ],
  );

const initials = (text: string): Element =>
  box(
    {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'center',
      position: 'absolute',
      left: EMBLEM.left,
      top: EMBLEM.top,
      width: EMBLEM.size,
      height: EMBLEM.size,
      fontSize: 116,
      fontWeight: 700,
      color: COLOURS.onEmber,
    },
    text,
  );

/**
 * The texts of a card in SVG, as outlines: whoever rasterizes it needs no font.
 *
 * @param hasPoster a poster stands beside them, instead of letters or the mark
 */
export function wordsOf(card: Card, hasPoster: boolean): Promise<string> {
  const width = (hasPoster ? FRAME.left : EMBLEM.left) - MARGIN - 48;
  const elements = [top, middle(card, width), bottom(card)];
  if (!hasPoster && card.initials !== '') elements.push(initials(card.initials));
  const style = {
    display: 'flex',
    width: WIDTH,
    height: HEIGHT,
    fontFamily: FONT_FAMILY,
    color: COLOURS.ink,
  };
  return satori(box(style, elements), { width: WIDTH, height: HEIGHT, fonts });
}
