import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { transformSync } from 'esbuild';
import type { Plugin } from 'vite';

const PLACE = '<!--before-paint-->';

/**
 * Puts `before-paint.js` into the pages: as a file of its own it would be waited for before anything that it asks for. Both
 * servers let it run by its hash (`infra/content-security.ts`).
 */
export function beforePaint(): Plugin {
  let source = '';
  return {
    name: 'hearth:before-paint',
    configResolved({ root }) {
      source = join(root, 'before-paint.js');
    },
    transformIndexHtml(html) {
      const { code } = transformSync(readFileSync(source, 'utf8'), { minify: true, target: 'es2022' });
      return html.replace(PLACE, () => `<script>${code.trim()}</script>`);
    },
  };
}
