const policy = (directives: Record<string, string>): string =>
  Object.entries(directives)
    .map(([directive, sources]) => `${directive} ${sources}`.trim())
    .join('; ');

/**
 * The Content-Security-Policy of the screens.
 *
 * @param connections origins for `connect-src` beside the site's own: the media bucket, which takes uploads, and the
 *   public service that the role selection asks for the visitor's approximate place
 */
export const screenPolicy = (connections: string): string =>
  policy({
    'default-src': "'self'",
    'script-src': "'self'",
    'style-src': "'self' 'unsafe-inline'",
    'img-src': "'self' data: blob:",
    'media-src': "'self' blob:",
    'connect-src': `'self' ${connections}`,
    'object-src': "'none'",
    'base-uri': "'self'",
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
