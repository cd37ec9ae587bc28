import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
// Blocks decoders in this process, as it does where all functions share one.
import '../../media/pictures/process.ts';
import { type Card, profileCard, projectCard } from './card.ts';
import { draw } from './draw.ts';
import { MARK } from './ground.ts';
import { COLOURS, FRAME } from './look.ts';
import { framed, posterKey } from './poster.ts';

const KB = 1_000;

const project = (changes: Partial<Parameters<typeof projectCard>[0]> = {}): Card =>
  projectCard({
    name: 'Tidewise',
    pitch: 'Fish for all',
    category: 'Software',
    stage: 'idea',
    founder: { name: 'Ana Silva' },
    ...changes,
  });

const profile = (name: string, headline = '', skills: string[] = []): Card =>
  profileCard({ name, headline, skills, username: 'ana', about: '', experience: [], education: [] });

const ORANGE = { r: 200, g: 80, b: 20 };

const webp = ({ width, height }: { width: number; height: number }): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: ORANGE } })
    .webp()
    .toBuffer();

/** What no picture of members could be harder to pack than. */
const noise = (): Promise<Buffer> =>
  sharp({
    create: {
      width: 1200,
      height: 630,
      channels: 3,
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
      background: ORANGE,
    },
  })
    .webp({ quality: 95 })
    .toBuffer();

const colourIn = async (png: Buffer, left: number, top: number): Promise<number[]> => [
  ...(await sharp(png).extract({ left, top, width: 1, height: 1 }).removeAlpha().raw().toBuffer()),
];

const isNear = (found: number[], wanted: number[]): boolean =>
  wanted.every((value, at) => Math.abs(value - (found[at] ?? -1)) < 12);

describe('a preview picture', () => {
  it.each([
    ['a project', project()],
    ['a member', profile('Asha Rao', 'Designs', ['Figma'])],
    ['a member of few words', profile('J')],
    [
      'names that cannot be drawn',
      project({
        name: '潮汐',
        pitch: '魚',
        founder: { name: '田中' },
      }),
    ],
    [
      'words without an end',
      project({ name: 'W'.repeat(10_000), pitch: 'x'.repeat(10_000), category: 'c'.repeat(10_000) }),
    ],
    [
      'many skills',
      profile(
        'Asha Rao',
        'Designs',
        Array.from({ length: 50 }, (_, at) => `Skill number ${at}`),
      ),
    ],
  ])('is a PNG of 1200 by 630 pixels, and small: of %s', async (_, card) => {
    const png = await draw(card);
    expect(await sharp(png).metadata()).toMatchObject({
      format: 'png',
      width: 1200,
      height: 630,
      hasAlpha: false,
    });
    expect(png.length).toBeLessThan(100 * KB);
  });

  it('shows the poster, and is no larger than messengers load', async () => {
    const card = project();
    const middle = [FRAME.left + FRAME.width / 2, FRAME.top + FRAME.height / 2] as const;
    const png = await draw(card, await framed(await webp({ width: 1200, height: 630 })));
    expect(await colourIn(png, ...middle)).toSatisfy((found: number[]) =>
      isNear(found, Object.values(ORANGE)),
    );
    expect((await draw(card, await framed(await noise()))).length).toBeLessThan(300 * KB);
  });

  it('is another one once the name is another one', async () => {
    expect(await draw(project({ name: 'Tidewise' }))).toEqual(await draw(project({ name: 'Tidewise' })));
    expect(await draw(project({ name: 'Tidewise' }))).not.toEqual(await draw(project({ name: 'Tidewisf' })));
  });

  it('shows nothing in place of what cannot be drawn', async () => {
    expect(project({ name: '潮汐', pitch: '🐟' })).toMatchObject({
      name: 'A project on Hearth',
      lead: '',
      initials: '',
    });
    expect(profile('محمد', 'مرحبا', ['Figma', 'נגר'])).toMatchObject({
      name: 'A profile on Hearth',
      lead: '',
      chips: ['Figma'],
      initials: '',
    });
  });

  it('has the mark of the site', () => {
    const svg = readFileSync(new URL('../../../web/public/favicon.svg', import.meta.url), 'utf8');
    for (const part of [MARK.house, MARK.flame, COLOURS.ember, COLOURS.flame, COLOURS.wall])
      expect(svg).toContain(part);
  });
});

describe('the poster of a picture', () => {
  const path = (size: string) => `/media/${'m'.repeat(16)}/${'p'.repeat(16)}-${size}.webp`;

  it.each([
    ['1200x630', '.480.webp'],
    ['2048x800', '.800.webp'],
    ['800x2048', '.1280.webp'],
    ['300x200', '300x200.webp'],
  ])('of %s pixels is read from its smallest copy that fills the frame', (size, ending) => {
    expect(posterKey(path(size))).toMatch(new RegExp(`^media/.*${ending.replaceAll('.', '\\.')}$`));
  });

  it.each([
    '',
    '/media/short/poster-1x1.webp',
    `/decks/${'m'.repeat(16)}/${'p'.repeat(16)}-10x10.webp`,
    `/media/${'m'.repeat(16)}/${'p'.repeat(16)}.png`,
    `/media/../decks/${'m'.repeat(16)}/${'p'.repeat(16)}-10x10.webp`,
    `https://evil.example/media/${'m'.repeat(16)}/${'p'.repeat(16)}-10x10.webp`,
  ])('is none that the media function has not made: %j', (given) => {
    expect(posterKey(given)).toBeUndefined();
  });
});
