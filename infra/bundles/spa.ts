import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');
const SOURCES = ['web', 'shared', 'package-lock.json'];

/** When a file, or anything in a folder, was last changed. */
function lastChange(path: string): number {
  const stat = statSync(path);
  const inside = stat.isDirectory() ? readdirSync(path).map((name) => lastChange(join(path, name))) : [];
  return Math.max(stat.mtimeMs, ...inside);
}

function isCurrent(page: string): boolean {
  if (!existsSync(page)) return false;
  const builtAt = statSync(page).mtimeMs;
  return SOURCES.every((source) => lastChange(join(root, source)) <= builtAt);
}

/**
 * Builds the SPA, unless what was built before is newer than all it is made of.
 *
 * @returns the folder of its files
 */
export function buildSpa(): string {
  const directory = join(root, 'dist/web');
  if (!isCurrent(join(directory, 'index.html'))) {
    const vite = join(root, 'node_modules/vite/bin/vite.js');
    // The output of the build goes to stderr: the stdout of an app belongs to the CDK.
    execFileSync(process.execPath, [vite, 'build', '--config', 'web/vite.config.ts'], {
      cwd: root,
      stdio: ['ignore', process.stderr, process.stderr],
    });
  }
  return directory;
}
