import { chanceOf } from '../fill/chance.ts';

/** What words of a script are made of. */
interface Script {
  parts: string[];
  /** Of a word, at most so many parts; without it, between two and fourteen. */
  most?: number;
}

/** Six scripts; the last two leave no space between words, so that what looks like one may be several. */
const SCRIPTS: Script[] = [
  { parts: [...'aàbcdeéfghiklmnoöprsßtuüvz'] },
  { parts: [...'абвгдежзиклмнопрстуцчшья'] },
  { parts: [...'ابتجحدرسشصعفقكلمنهوي'] },
  { parts: [...'कखगचजटतदनपबमयरलवसह'] },
  { parts: [...'漁港海山川田中大小人口日月木水火土金本'], most: 3 },
  {
    parts: 'บ้าน น้ำ ทะเล เรือ ปลา ตลาด คน งาน ไฟ ดิน ฝน ลม ถนน เมือง ท่า ครู หมอ ช่าง ข้าว สวน'.split(' '),
    most: 3,
  },
];

const WORDS_OF_A_SCRIPT = 500;
const LONGEST = 14;
/** Of the words, so many begin as another one does, and go on differently. */
const ALIKE = 0.3;

/** Random choices, the same for the same seed. */
export class Chooser {
  readonly chance: () => number;

  constructor(seed: number) {
    this.chance = chanceOf(seed);
  }

  /** A whole number from 0 up to, and without, another. */
  below = (count: number): number => Math.floor(count * this.chance());

  any<T>(list: readonly T[]): T {
    const one = list[this.below(list.length)];
    if (one === undefined) throw new Error('nothing to choose from');
    return one;
  }
}

/** Random words of all scripts in turn. */
export function randomWords(chooser: Chooser): string[] {
  const words: string[] = [];
  const joined = (parts: string[], count: number): string =>
    Array.from({ length: count }, () => chooser.any(parts)).join('');
  const wordOf = ({ parts, most }: Script): string => {
    if (most !== undefined) return joined(parts, 1 + chooser.below(most));
    const alike = words.at(-SCRIPTS.length) ?? '';
    return chooser.chance() < ALIKE
      ? alike.slice(0, 9) + joined(parts, 1 + chooser.below(5))
      : joined(parts, 2 + chooser.below(LONGEST - 1));
  };
  for (let at = 0; at < WORDS_OF_A_SCRIPT; at += 1) for (const script of SCRIPTS) words.push(wordOf(script));
  return words;
}
