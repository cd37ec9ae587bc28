import { spawnSync } from 'node:child_process';
import { packageHoles } from './package-holes.ts';

const MINUTE = 60_000;

/** Fails when a package of functions or screens has a known hole that is high or critical, and not when nobody can tell. */
const { stdout } = spawnSync('npm', ['audit', '--omit=dev', '--json'], {
  encoding: 'utf8',
  timeout: 2 * MINUTE,
});
const holes = packageHoles(stdout ?? '');
if (!holes) console.warn('Packages were not checked for known holes: the registry gave no report.');
else if (holes.length > 0) {
  console.error(`Packages with known holes:\n${holes.join('\n')}`);
  process.exitCode = 1;
} else console.log('No package has a known hole that is high or critical.');
