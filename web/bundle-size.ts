import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

/**
 * Adds up the JavaScript (gzip) that each of the first screens loads before it is complete, and fails above the budget:
 * 143.3 KB where visitors begin, 161.1 KB for the forms they sign in with, 193.2 KB on a member's home. Run after the build:
 * `node web/bundle-size.ts`, with `--files` to see each of them, with `--table` for a table in Markdown.
 */

const KB = 1024;
const OUT = join(import.meta.dirname, '../dist/web');

interface Chunk {
  file: string;
  imports?: string[];
}

const SHELL = ['src/app/shell/menus/MemberLinks.tsx'];
/** The addresses of calls and screens, which each new one makes longer, are part of it, and what asks for the projects shown. */
const VISITORS = 143.3 * KB;
/**
 * React, router, query and the kit's provider are 120 KB; the kit's button, fields and form, and the screens of mailed
 * links, which are one script, another 24 KB. What keeps calls through a reload comes with every form.
 */
const SIGN_IN = 161.1 * KB;
/** All but the places where news is shown comes with the code of the live channel; the way back after a sign-in with the
 * forms; a file of what the projects on the landing page share with the feed, so that visitors load 3 KB and not 63. */
const MEMBERS = 193.2 * KB;
const PAGES = [
  { page: '/', entry: 'index.html', screens: ['src/features/landing/Landing.tsx'], budget: VISITORS },
  {
    page: '/ (projects)',
    entry: 'index.html',
    screens: ['src/features/landing/Landing.tsx', 'src/features/landing/Showcase.tsx'],
    budget: VISITORS + 3 * KB,
  },
  { page: '/login', entry: 'app.html', screens: ['src/features/auth/Login.tsx'], budget: SIGN_IN },
  { page: '/signup', entry: 'app.html', screens: ['src/features/auth/Signup.tsx'], budget: SIGN_IN },
  {
    page: '/reset-password',
    entry: 'app.html',
    screens: ['src/features/auth/AccountLinks.tsx'],
    budget: SIGN_IN,
  },
  {
    page: '/ (feed)',
    entry: 'index.html',
    screens: ['src/features/home/Home.tsx', ...SHELL],
    budget: MEMBERS,
  },
];

const manifest: Record<string, Chunk> = JSON.parse(readFileSync(join(OUT, '.vite/manifest.json'), 'utf8'));

/** The files of a chunk and of everything it needs before it can run. */
function filesOf(key: string, seen = new Set<string>()): Set<string> {
  const chunk = manifest[key];
  if (!chunk)
    throw new Error(`${key} is not in the build: its name in ${import.meta.filename} is out of date.`);
  if (seen.has(chunk.file)) return seen;
  seen.add(chunk.file);
  for (const imported of chunk.imports ?? []) filesOf(imported, seen);
  return seen;
}

/** The scripts that a page itself names. */
const scriptsOf = (page: string) =>
  [...readFileSync(join(OUT, page), 'utf8').matchAll(/(?:src|href)="\/([^"]+\.js)"/g)].map(
    ([, file]) => file ?? '',
  );

const gzipped = (file: string) => gzipSync(readFileSync(join(OUT, file))).length;

const asTable = process.argv.includes('--table');
if (asTable) console.log('| Screen | JavaScript | Budget | Files |\n|---|---|---|---|');

let failed = false;
for (const { page, entry, screens, budget } of PAGES) {
  const files = new Set([...scriptsOf(entry), ...screens.flatMap((key) => [...filesOf(key)])]);
  const size = [...files].reduce((sum, file) => sum + gzipped(file), 0);
  const verdict = size > budget ? 'OVER' : 'ok';
  failed ||= size > budget;
  const show = (bytes: number) => `${(bytes / KB).toFixed(1)} KB`;
  console.log(
    asTable
      ? `| ${page} | ${show(size)} | ${show(budget)} | ${files.size} |`
      : `${page.padEnd(10)} ${show(size).padStart(9)} of ${show(budget)}  ${verdict}  (${files.size} files)`,
  );
  if (process.argv.includes('--files'))
    for (const file of files) console.log(`    ${show(gzipped(file)).padStart(9)}  ${file}`);
}
if (failed) process.exit(1);
