import { PLACE_SERVICE } from '../shared/place-service.ts';

const policy = (directives: Record<string, string>): string =>
  Object.entries(directives)
    .map(([directive, sources]) => `${directive} ${sources}`.trim())
    .join('; ');

/**
 * The Content-Security-Policy of the screens. Each page narrows `style-src` to the hashes of what it holds
 * (`web/build/style-policy.ts`): here they would have to change at the same moment as the pages.
 *
 * @param bucketOrigin origin of the media bucket, which takes uploads
 */
export const screenPolicy = (bucketOrigin: string): string =>
  policy({
    'default-src': "'self'",
    'script-src': "'self'",
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
