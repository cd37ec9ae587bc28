import { readdirSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { KB, MB } from '../../../shared/limits.ts';
import { MEMBERS, POSTS, PROJECTS } from './community/index.ts';

const FOLDER = fileURLToPath(new URL('pictures/', import.meta.url));

const files = readdirSync(FOLDER, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map(({ parentPath, name }) => `${parentPath}/${name}`.slice(FOLDER.length).replace(/^\//, ''));

const faces = files.filter((file) => file.startsWith('faces/'));
const used = [
  ...MEMBERS.flatMap(({ banner }) => (banner ? [`banners/${banner}.webp`] : [])),
  ...PROJECTS.flatMap(({ key, hasPoster }) => (hasPoster ? [`posters/${key}.webp`] : [])),
  ...POSTS.flatMap(({ pictures = [], documents = [] }) => [
    ...pictures.map(([file]) => `posts/${file}.webp`),
    ...documents.map(([file]) => `documents/${file}`),
  ]),
];

describe('the pictures of the demo community', () => {
  it('all exist, and none is unused', () => {
    expect(files.filter((file) => !faces.includes(file)).sort()).toEqual([...new Set(used)].sort());
  });

  it('show the faces of nearly all members, and of no one else', () => {
    const usernames = faces.map((file) => file.slice('faces/'.length, -'.webp'.length));
    const members = MEMBERS.map(({ username }) => username);
    expect(usernames.filter((username) => !members.includes(username))).toEqual([]);
    expect(usernames.length).toBeGreaterThan(members.length * 0.9);
    expect(usernames.length).toBeLessThan(members.length);
  });

  it('are small, each and together', () => {
    const sizes = files.map((file) => statSync(`${FOLDER}/${file}`).size);
    expect(Math.max(...sizes)).toBeLessThan(60 * KB);
    expect(sizes.reduce((sum, size) => sum + size)).toBeLessThan(1.5 * MB);
  });
});
