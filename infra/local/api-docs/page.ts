import { readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import sirv from 'sirv';
import { ISOLATION } from '../../../lambdas/http/answer/security-headers.ts';
import { openApi } from '../../../shared/api/openapi.ts';

/** Shows the contract, and lets its calls be tried. On this machine only, and no part of what is deployed. */
export const API_DOCS_PATH = '/api/docs';

const PAGE = `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Hearth API</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="stylesheet" href="${API_DOCS_PATH}/swagger-ui.css"><link rel="stylesheet" href="${API_DOCS_PATH}/viewer.css">
<script defer src="${API_DOCS_PATH}/swagger-ui-bundle.js"></script><script defer src="${API_DOCS_PATH}/viewer.js"></script>
</head><body><main id="viewer"></main></body></html>`;

const own = (name: string): string => readFileSync(new URL(name, import.meta.url), 'utf8');

const VIEWER_FILES = ['/swagger-ui.css', '/swagger-ui-bundle.js'];

const MADE: Record<string, { type: string; content: () => string }> = {
  '': { type: 'text/html', content: () => PAGE },
  '/openapi.json': { type: 'application/json', content: () => JSON.stringify(openApi()) },
  '/viewer.js': { type: 'text/javascript', content: () => own('viewer.js') },
  '/viewer.css': { type: 'text/css', content: () => own('viewer.css') },
};

const HEADERS = {
  ...ISOLATION,
  'cache-control': 'no-cache',
  // The viewer sets styles of its elements, and its icons are part of its styles.
  'content-security-policy':
    "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'referrer-policy': 'same-origin',
};

const viewer = sirv(dirname(createRequire(import.meta.url).resolve('swagger-ui-dist/package.json')), {
  etag: true,
});

/**
 * Answers with the page of the API, its document, and the files of its viewer.
 *
 * @returns false when the request is for something else
 */
export function answerApiDocs(request: IncomingMessage, response: ServerResponse): boolean {
  const path = (request.url ?? '').split('?')[0] ?? '';
  if (request.method !== 'GET' || !(path === API_DOCS_PATH || path.startsWith(`${API_DOCS_PATH}/`)))
    return false;
  response.setHeaders(new Map(Object.entries(HEADERS)));
  const file = path.slice(API_DOCS_PATH.length).replace(/\/$/, '');
  const made = MADE[file];
  if (made) response.writeHead(200, { 'content-type': `${made.type}; charset=utf-8` }).end(made.content());
  else if (VIEWER_FILES.includes(file)) {
    request.url = file;
    viewer(request, response);
  } else response.writeHead(404).end();
  return true;
}
