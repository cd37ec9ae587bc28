import { mkdir, writeFile } from 'node:fs/promises';
import { processPicture } from '../../../../lambdas/media/pictures/process.ts';
import { fileOfCopy, fileOfResult } from '../pictures.ts';
import { banners } from './banners.ts';
import { printDocuments } from './documents.ts';
import { face } from './face.ts';
import { LOOKS } from './looks.ts';
import { posters } from './posters.ts';
import { type Drawing, startBrowser, toPng } from './render.ts';
import { scenes } from './scenes.ts';

const PICTURES = new URL('../pictures/', import.meta.url);

const folder = (
  name: string,
  svgs: Record<string, string>,
  width: number,
  height: number,
): Record<string, Drawing> =>
  Object.fromEntries(Object.entries(svgs).map(([key, svg]) => [`${name}/${key}`, { svg, width, height }]));

const faces = Object.fromEntries(Object.entries(LOOKS).map(([username, look]) => [username, face(look)]));

async function write(name: string, bytes: Uint8Array | string): Promise<void> {
  const file = new URL(name, PICTURES);
  await mkdir(new URL('.', file), { recursive: true });
  await writeFile(file, bytes);
}

/** Writes what the media function makes of a picture, so that the seed need not wait for it. */
async function writeProcessed(name: string, png: Uint8Array): Promise<void> {
  const made = await processPicture(png);
  if (typeof made === 'string') throw new Error(`${name} is refused: ${made}`);
  const { copies, ...known } = made;
  for (const [edge, bytes] of copies) await write(fileOfCopy(name, edge), bytes);
  await write(fileOfResult(name), JSON.stringify({ ...known, edges: [...copies.keys()] }));
}

/** Runs `npm run draw:pictures`: draws all pictures of the demo community. */
async function draw(): Promise<void> {
  const browser = await startBrowser();
  const drawn = await toPng(browser, {
    ...folder('faces', faces, 320, 320),
    ...folder('posters', posters, 1200, 630),
    ...folder('banners', banners, 1584, 396),
    ...folder('posts', scenes, 1200, 750),
  });
  for (const [name, png] of drawn) await writeProcessed(name, png);
  for (const [name, bytes] of await printDocuments(browser)) await write(name, bytes);
  await browser.close();
}

await draw();
