import { once } from 'node:events';
import { createServer } from 'node:http';
import sharp from 'sharp';

interface Site {
  port: number;
  close(): void;
}

const picture = () =>
  sharp({ create: { width: 1_200, height: 630, channels: 3, background: '#d97706' } })
    .png()
    .toBuffer();

const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

const metaOf = ([name, content]: [string, string]): string =>
  `<meta property="og:${name}" content="${escaped(content)}">`;

/**
 * Starts a site of the web that previews are made of, on this machine: `/page?title=…&image=…` is a page that says so of
 * itself, `/picture.png` a picture, `/asked?path=…` tells how often a path was asked for, and all else is not there.
 */
export async function startSite(): Promise<Site> {
  const asked = new Map<string, number>();
  const drawn = await picture();
  const server = createServer(({ url = '' }, response) => {
    const { pathname, searchParams } = new URL(url, 'http://site.test');
    asked.set(url, (asked.get(url) ?? 0) + 1);
    if (pathname === '/page')
      response
        .writeHead(200, { 'content-type': 'text/html; charset=utf-8' })
        .end(`<!doctype html><head>${[...searchParams].map(metaOf).join('')}</head><body>Words</body>`);
    else if (pathname === '/picture.png') response.writeHead(200, { 'content-type': 'image/png' }).end(drawn);
    else if (pathname === '/asked')
      response
        .writeHead(200, { 'content-type': 'application/json' })
        .end(JSON.stringify(asked.get(searchParams.get('path') ?? '') ?? 0));
    else response.writeHead(404).end();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the site has no port');
  return { port: address.port, close: () => void server.close() };
}
