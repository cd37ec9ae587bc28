import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { SentMail } from './outbox-file.ts';

/** Shows the mails that would have been sent. On this machine only, and no part of what is deployed. */
export const OUTBOX_PATH = '/__outbox';

const LOOPBACK = ['127.0.0.1', '::1', '::ffff:127.0.0.1'];
const LOCAL_HOST = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/;

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string): string => text.replaceAll(/[&<>"]/g, (letter) => ESCAPES[letter] ?? letter);

const STYLE = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
body { max-width: 720px; margin: 0 auto; padding: 24px 16px; }
article { margin: 24px 0; border: 1px solid #8886; border-radius: 12px; overflow: hidden; }
header { padding: 12px 16px; }
h2, dl { margin: 0; font-size: 16px; }
dl { display: flex; flex-wrap: wrap; gap: 0 16px; font-size: 14px; opacity: 0.8; }
dt { display: none; }
dd { margin: 0; overflow-wrap: anywhere; }
iframe { display: block; width: 100%; height: 480px; border: 0; }
`;

const headerList = (headers: SentMail['headers']): string =>
  Object.entries(headers)
    .map(([name, value]) => `<dd>${escaped(name)}: ${escaped(value)}</dd>`)
    .join('');

const article = ({ to, subject, html, headers, at }: SentMail): string => `<article>
<header><h2>${escaped(subject)}</h2>
<dl><dt>To</dt><dd>${escaped(to)}</dd><dt>At</dt><dd><time datetime="${at}">${at}</time></dd>
<dt>Headers</dt>${headerList(headers)}</dl></header>
<iframe title="${escaped(subject)}" sandbox="allow-top-navigation-by-user-activation allow-popups" srcdoc="${escaped(
  html.replace('<head>', '<head><base target="_top">'),
)}"></iframe>
</article>`;

const page = (mails: SentMail[]): string => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Outbox</title><style>${STYLE}</style></head>
<body><main><h1>Outbox</h1>
<p>Mails that Hearth would have sent, newest first. On this machine none leaves.</p>
${mails.map(article).join('\n') || '<p>Nothing yet.</p>'}
</main></body></html>`;

/** Browsers of this machine alone: mails hold links that open accounts, and another name could be a page's that was led here. */
const isLocal = ({ socket, headers }: AskedFor): boolean =>
  LOOPBACK.includes(socket.remoteAddress ?? '') && LOCAL_HOST.test(headers.host ?? '');

type AskedFor = Pick<IncomingMessage, 'method' | 'url' | 'headers'> & {
  socket: Pick<Socket, 'remoteAddress'>;
};

/**
 * Answers with the outbox: as JSON to whoever accepts that, else as a page.
 *
 * @returns false when the request is for something else, or comes from another machine
 */
export function answerOutbox(
  request: AskedFor,
  response: Pick<ServerResponse, 'writeHead'>,
  outbox: { mails(): SentMail[] },
): boolean {
  if (request.method !== 'GET' || request.url !== OUTBOX_PATH || !isLocal(request)) return false;
  const wantsJson = request.headers.accept?.includes('application/json') ?? false;
  const headers = {
    'cache-control': 'no-store',
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
    'content-type': wantsJson ? 'application/json' : 'text/html; charset=utf-8',
  };
  response.writeHead(200, headers).end(wantsJson ? JSON.stringify(outbox.mails()) : page(outbox.mails()));
  return true;
}
