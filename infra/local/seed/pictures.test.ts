import { readdirSync, readFileSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { type Result, resultOf } from '../../../lambdas/media/pictures/results.ts';
import { KB, MB } from '../../../shared/limits.ts';
import { SMALLER_EDGES } from '../../../shared/rules/picture-path.ts';
import { MEMBERS, POSTS, PROJECTS } from './community/index.ts';
import { fileOfCopy, fileOfResult } from './pictures.ts';

const FOLDER = fileURLToPath(new URL('pictures/', import.meta.url));

const files = readdirSync(FOLDER, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map(({ parentPath, name }) => `${parentPath}/${name}`.slice(FOLDER.length).replace(/^\//, ''));

/** Pictures by their names, as the media function has found them. */
const pictures = new Map(
  files
    .filter((file) => file.endsWith('.json'))
    .map((file) => [
      file.slice(0, -'.json'.length),
      resultOf(JSON.parse(readFileSync(FOLDER + file, 'utf8'))),
    ]),
);

const faces = [...pictures.keys()].filter((name) => name.startsWith('faces/'));
const used = [
  ...MEMBERS.flatMap(({ banner }) => (banner ? [`banners/${banner}`] : [])),
  ...PROJECTS.flatMap(({ key, hasPoster }) => (hasPoster ? [`posters/${key}`] : [])),
  ...POSTS.flatMap(({ pictures = [] }) => pictures.map(([file]) => `posts/${file}`)),
];
const documents = POSTS.flatMap(({ documents = [] }) => documents.map(([file]) => `documents/${file}`));

/** What a picture consists of, if it is what the media function makes now. */
function filesOf([name, found]: [string, Result]): string[] {
  if ('refused' in found) throw new Error(`${name} was refused`);
  const longest = Math.max(found.width, found.height);
  const edges = [...SMALLER_EDGES.filter((edge) => edge < longest), longest];
  return [fileOfResult(name), ...edges.map((edge) => fileOfCopy(name, edge))];
}

describe('the pictures of the demo community', () => {
  it('all exist, and none is unused', () => {
    const names = [...pictures.keys()].filter((name) => !faces.includes(name));
    expect(names.sort()).toEqual([...new Set(used)].sort());
  });

  it('are there in every size, and nothing else but documents is', () => {
    const wanted = [...[...pictures].flatMap(filesOf), ...documents];
    expect([...files].sort()).toEqual([...new Set(wanted)].sort());
  });

  it('show the faces of nearly all members, and of no one else', () => {
    const usernames = faces.map((name) => name.slice('faces/'.length));
    const members = MEMBERS.map(({ username }) => username);
    expect(usernames.filter((username) => !members.includes(username))).toEqual([]);
    expect(usernames.length).toBeGreaterThan(members.length * 0.9);
    expect(usernames.length).toBeLessThan(members.length);
  });

  it('are small, each and together', () => {
    const sizes = files.map((file) => statSync(FOLDER + file).size);
    expect(Math.max(...sizes)).toBeLessThan(70 * KB);
    expect(sizes.reduce((sum, size) => sum + size)).toBeLessThan(2.5 * MB);
  });
});
