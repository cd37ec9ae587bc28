import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';

/** The library of the functions that read and make pictures; its decoders are native code. */
export const PICTURE_LIBRARY = 'sharp';

const root = join(import.meta.dirname, '../..');

const names = z.record(z.string(), z.string()).default({});
const locked = z.looseObject({ dependencies: names, optionalDependencies: names });
const lockFile = z.object({ packages: z.record(z.string(), locked) });

type Packages = z.infer<typeof lockFile>['packages'];

/** Where npm puts what a package needs: inside of it, or beside it or any that it is inside of. */
function pathOf(dependency: string, from: string, packages: Packages): string | undefined {
  const path = `${from}${from && '/'}node_modules/${dependency}`;
  if (path in packages) return path;
  return from === ''
    ? undefined
    : pathOf(dependency, from.slice(0, Math.max(0, from.lastIndexOf('/node_modules/'))), packages);
}

/** What a package needs, of everything that the lock file of the project pins. */
function closureOf(name: string, packages: Packages): Packages {
  const found: Packages = {};
  const add = (dependency: string, from: string) => {
    const path = pathOf(dependency, from, packages);
    const entry = path === undefined ? undefined : packages[path];
    if (path === undefined || !entry || path in found) return;
    found[path] = entry;
    for (const next of Object.keys({ ...entry.dependencies, ...entry.optionalDependencies })) add(next, path);
  };
  add(name, '');
  return found;
}

/**
 * Puts the library beside the bundle of a function that uses it, as it runs on Lambda: `npm ci` on this machine has installed
 * the binaries of this machine. Versions and checksums are those of the project's lock file.
 *
 * @param directory of the bundle
 * @param cpu of the machine that runs it
 */
export function addPictureLibrary(directory: string, cpu: string): void {
  const lock = lockFile.parse(JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')));
  const packages = closureOf(PICTURE_LIBRARY, lock.packages);
  const version = String(packages[`node_modules/${PICTURE_LIBRARY}`]?.version);
  const folder = join(root, 'dist', `${PICTURE_LIBRARY}-${version}-${cpu}`);
  if (!existsSync(join(folder, 'node_modules', PICTURE_LIBRARY))) {
    const manifest = { name: 'picture-library', dependencies: { [PICTURE_LIBRARY]: version } };
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, 'package.json'), JSON.stringify(manifest));
    writeFileSync(
      join(folder, 'package-lock.json'),
      JSON.stringify({ lockfileVersion: 3, packages: { '': manifest, ...packages } }),
    );
    const machine = ['--os=linux', `--cpu=${cpu}`, '--libc=glibc'];
    // The stdout of an app belongs to the CDK.
    execFileSync('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund', ...machine], {
      cwd: folder,
      stdio: ['ignore', process.stderr, process.stderr],
    });
  }
  cpSync(join(folder, 'node_modules'), join(directory, 'node_modules'), { recursive: true });
}
