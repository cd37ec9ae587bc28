import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { transformSync } from 'esbuild';
import type { Plugin } from 'vite';

/** Minifies `before-paint.js`, which every page waits for: files of the public folder are copied as they are. */
export function minifyBeforePaint(): Plugin {
  let file = '';
  return {
    name: 'hearth:minify-before-paint',
    apply: 'build',
    configResolved({ root, build }) {
      file = join(root, build.outDir, 'before-paint.js');
    },
    closeBundle() {
      const { code } = transformSync(readFileSync(file, 'utf8'), { minify: true, target: 'es2022' });
      writeFileSync(file, code);
    },
  };
}
