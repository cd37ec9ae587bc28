import { readdirSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { KB, MB } from '../../shared/limits.ts';
import { MEMBERS, POSTS, PROJECTS } from './community/index.ts';

const FOLDER = fileURLToPath(new URL('pictures/', import.meta.url));

const files = readdirSync(FOLDER, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map(({ parentPath, name }) => `${parentPath}/${name}`.slice(FOLDER.length).replace(/^\//, ''));

const faces = files.filter((file) => file.startsWith('faces/'));
const used = [
  ...MEMBERS.flatMap(({ banner }) => (banner ? [`banners/${banner}.webp`] : [])),
  ...PROJECTS.flatMap(({ key, hasPoster }) => (hasPoster ? [`posters/${key}.webp`] : [])),
  ...POSTS.flatMap(({ pictures = [] }) => pictures.map(([file]) => `posts/${file}.webp`)),
  ...POSTS.flatMap(({ documents = [] }) => documents.map(([file]) => `documents/${file}`)),
];

describe('the pictures of the demo community', () => {
  it('all exist, and none is unused', () => {
    const others = files.filter((file) => !faces.includes(file));
    expect(others.sort()).toEqual([...new Set(used)].sort());
  });

  it('show the faces of nearly all members, and of no one else', () => {
    const shown = faces.map((file) => /^faces\/(.+)\.webp$/.exec(file)?.[1]);
    const members = MEMBERS.map(({ username }) => username);
    expect(shown.filter((username) => !members.some((member) => member === username))).toEqual([]);
    expect(shown.length).toBeGreaterThan(members.length * 0.9);
    expect(shown.length).toBeLessThan(members.length);
  });

  it('are small, each and together', () => {
    const sizes = files.map((file) => statSync(FOLDER + file).size);
    expect(Math.max(...sizes)).toBeLessThan(70 * KB);
    expect(sizes.reduce((sum, size) => sum + size)).toBeLessThan(1.5 * MB);
  });
});
