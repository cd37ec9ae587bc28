import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';

const THUMBNAIL = { width: 240, height: 300 };
const GAP = 12;
const COLUMNS = 12;
const SHEET = 'sheet.png';

/** The upper part of a screenshot in its whole width. */
async function thumbnail(path: string): Promise<Buffer> {
  const { width, height } = THUMBNAIL;
  const { data, info } = await sharp(path).resize({ width }).png().toBuffer({ resolveWithObject: true });
  return info.height > height ? sharp(data).extract({ left: 0, top: 0, width, height }).toBuffer() : data;
}

/** Puts all screenshots of a folder on one sheet. */
async function drawSheet(folder: string): Promise<string> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.png') && name !== SHEET).sort();
  const { width, height } = THUMBNAIL;
  const composed = await Promise.all(
    names.map(async (name, at) => ({
      input: await thumbnail(join(folder, name)),
      left: GAP + (at % COLUMNS) * (width + GAP),
      top: GAP + Math.floor(at / COLUMNS) * (height + GAP),
    })),
  );
  const rows = Math.ceil(names.length / COLUMNS);
  const path = join(folder, SHEET);
  await sharp({
    create: {
      width: GAP + COLUMNS * (width + GAP),
      height: GAP + rows * (height + GAP),
      channels: 3,
      background: '#808080',
    },
  })
    .composite(composed)
    .toFile(path);
  return path;
}

const [folder] = process.argv.slice(2);
if (!folder) throw new Error('Name the folder of the screenshots.');
console.log(await drawSheet(folder));
