import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PLACE_SERVICE } from '../shared/place-service.ts';

const policy = (directives: Record<string, string>): string =>
  Object.entries(directives)
    .map(([directive, sources]) => `${directive} ${sources}`.trim())
    .join('; ');

const INLINE_SCRIPT = /<script>(.*?)<\/script>/gs;

/** Sources that let the scripts run which stand in the pages (Content Security Policy Level 3, section 2.3.1). */
function inlineScripts(spa: string): string[] {
  const pages = ['index.html', 'app.html'].map((page) => readFileSync(join(spa, page), 'utf8'));
  const scripts = pages.flatMap((page) => [...page.matchAll(INLINE_SCRIPT)].map(([, script = '']) => script));
  return [...new Set(scripts)].map(
    (script) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  );
}

/**
 * The Content-Security-Policy of the screens. Each page narrows `style-src` to the hashes of what it holds
 * (`web/build/style-policy.ts`): here they would have to change at the same moment as the pages.
 *
 * @param bucketOrigin origin of the media bucket, which takes uploads
 * @param spa folder of the built SPA
 */
export const screenPolicy = (bucketOrigin: string, spa: string): string =>
  policy({
    'default-src': "'self'",
    'script-src': ["'self'", ...inlineScripts(spa)].join(' '),
    'style-src': "'self' 'unsafe-inline'",
    'img-src': "'self' data: blob:",
    'media-src': "'self' blob:",
    'connect-src': `'self' ${new URL(PLACE_SERVICE).origin} ${bucketOrigin}`,
    'object-src': "'none'",
    'base-uri': "'none'",
    'form-action': "'self'",
    'frame-ancestors': "'none'",
  });

/** The Content-Security-Policy of uploaded files: they may be shown, but run no script. */
export const MEDIA_POLICY = policy({
  'default-src': "'none'",
  'style-src': "'unsafe-inline'",
  'img-src': "'self'",
  'media-src': "'self'",
  'frame-ancestors': "'none'",
  sandbox: '',
});
