import { mkdir, writeFile } from 'node:fs/promises';
import { banners } from './banners.ts';
import { printDocuments } from './documents.ts';
import { face } from './face.ts';
import { LOOKS } from './looks.ts';
import { posters } from './posters.ts';
import { type Drawing, startBrowser, toWebp } from './render.ts';
import { scenes } from './scenes.ts';

const PICTURES = new URL('../pictures/', import.meta.url);

const folder = (
  name: string,
  svgs: Record<string, string>,
  width: number,
  height: number,
): Record<string, Drawing> =>
  Object.fromEntries(
    Object.entries(svgs).map(([key, svg]) => [`${name}/${key}.webp`, { svg, width, height }]),
  );

const faces = Object.fromEntries(Object.entries(LOOKS).map(([username, look]) => [username, face(look)]));

/** Runs `npm run draw:pictures`: draws all pictures of the demo community. */
async function draw(): Promise<void> {
  const browser = await startBrowser();
  const drawn = await toWebp(browser, {
    ...folder('faces', faces, 320, 320),
    ...folder('posters', posters, 1200, 630),
    ...folder('banners', banners, 1584, 396),
    ...folder('posts', scenes, 1200, 750),
  });
  for (const [name, bytes] of [...drawn, ...(await printDocuments(browser))]) {
    const file = new URL(name, PICTURES);
    await mkdir(new URL('.', file), { recursive: true });
    await writeFile(file, bytes);
  }
  await browser.close();
}

await draw();
