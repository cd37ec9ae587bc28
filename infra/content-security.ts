const policy = (directives: Record<string, string>): string =>
  Object.entries(directives)
    .map(([directive, sources]) => `${directive} ${sources}`.trim())
    .join('; ');

/**
 * What a screen may load and do.
 *
 * @param connections beside our own: uploads go straight to the bucket, the spec's location call to a public service
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

/** What members upload is shown, never run. */
export const MEDIA_POLICY = policy({
  'default-src': "'none'",
  'style-src': "'unsafe-inline'",
  'img-src': "'self'",
  'media-src': "'self'",
  'frame-ancestors': "'none'",
  sandbox: '',
});
