import type { Middleware, Result } from '../request-context.ts';

/** What no page of ours uses; passkeys are for our own pages alone. What is not named is as browsers have it. */
const FEATURES = {
  camera: '()',
  'display-capture': '()',
  geolocation: '()',
  gyroscope: '()',
  microphone: '()',
  midi: '()',
  payment: '()',
  'publickey-credentials-create': '(self)',
  'publickey-credentials-get': '(self)',
  serial: '()',
  usb: '()',
};

/** Keeps pages of other sites away from ours, and devices away from all: on every answer, also those of screens and media. */
export const ISOLATION = {
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': Object.entries(FEATURES)
    .map(([feature, allowed]) => `${feature}=${allowed}`)
    .join(', '),
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
};

/** An answer of the API is data: nothing may frame it, run it, guess its type or keep it. */
export const HEADERS = {
  ...ISOLATION,
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'referrer-policy': 'no-referrer',
};

function protect(result: Result | null | undefined): void {
  if (result) result.headers = { ...HEADERS, ...result.headers };
}

export const securityHeaders: Middleware = {
  after: ({ response }) => protect(response),
  onError: ({ response }) => protect(response),
};
