import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import '../../testing/environment.ts';
import { FetchRefusedError } from './errors.ts';
import { fetchFrom, targetOf } from './fetch.ts';
import { hasHead } from './page.ts';
import { PUBLIC_WEB, type Reach } from './reach.ts';

const HTML = { 'content-type': 'text/html; charset=utf-8' };
const WANTED = { types: ['text/html'], maxBytes: 10_000 };

let asked: string[] = [];
let site: RequestListener = () => {};
let server: Server;
let port = 0;

beforeAll(async () => {
  server = createServer((request, response) => {
    asked.push(request.url ?? '');
    site(request, response);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  ({ port } = server.address() as AddressInfo);
});

afterAll(() => {
  server.closeAllConnections();
  server.close();
});

/** A web whose one public address is that of the server of these tests; all else of it is as it is. */
const web = (hosts: Record<string, string[][]> = {}): Reach & { resolve: ReturnType<typeof vi.fn> } => ({
  mayConnect: (address, to) => (address === '127.0.0.1' && to === port) || PUBLIC_WEB.mayConnect(address, to),
  resolve: vi.fn(async (hostname: string) => {
    const addresses = hosts[hostname]?.shift();
    if (!addresses) return PUBLIC_WEB.resolve(hostname);
    return addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }));
  }),
});

const PUBLIC = ['127.0.0.1'];

const fetched = (
  path: string,
  reach = web({ 'site.test': [PUBLIC, PUBLIC, PUBLIC, PUBLIC, PUBLIC] }),
  wanted = {},
) => fetchFrom(`http://site.test:${port}${path}`, { ...WANTED, ...wanted }, reach);

const answering = (given: RequestListener): void => {
  asked = [];
  site = given;
};

const page: RequestListener = (_, response) => void response.writeHead(200, HTML).end('<title>Here</title>');

const INSIDE = [
  'http://127.0.0.1/',
  'http://127.1/',
  'http://0x7f000001/',
  'http://0x7f.1/',
  'http://2130706433/',
  'http://0177.0.0.1/',
  'http://0/',
  'http://0.0.0.0/',
  'http://[::1]/',
  'http://[::]/',
  'http://[::ffff:127.0.0.1]/',
  'http://[::ffff:7f00:1]/',
  'http://[64:ff9b::7f00:1]/',
  'http://[64:ff9b::169.254.169.254]/',
  'http://169.254.169.254/latest/meta-data/',
  'http://[fd00:ec2::254]/',
  'http://[fd00::1]/',
  'http://[fe80::1]/',
  'http://[2002:7f00:1::]/',
  'http://10.0.0.1/',
  'http://172.16.0.1/',
  'http://192.168.0.1/',
  'http://100.64.0.1/',
  'http://localhost/',
  'https://127.0.0.1/',
  'http://127.0.0.1:9001/2018-06-01/runtime/invocation/next',
];

const ELSEWHERE = [
  'http://user:password@93.184.215.14/',
  'http://93.184.215.14:22/',
  'http://93.184.215.14:8080/',
  'https://93.184.215.14:6379/',
  'ftp://93.184.215.14/',
  'file:///etc/passwd',
  'data:text/html,<title>x</title>',
];

describe('an address that leads into our own network, or not to a page', () => {
  it.each([...INSIDE, ...ELSEWHERE, 'http://①②⑦.0.0.1/'])('is refused: %s', async (address) => {
    await expect(fetchFrom(address, WANTED, PUBLIC_WEB)).rejects.toMatchObject({ reason: 'wrongAddress' });
  });

  it.each([...INSIDE, ...ELSEWHERE])('is refused where a site redirects there: %s', async (location) => {
    answering((_, response) => void response.writeHead(302, { location }).end());
    await expect(fetched('/')).rejects.toMatchObject({ reason: 'wrongAddress' });
    expect(asked).toEqual(['/']);
  });
});

describe('a name', () => {
  it('is looked up once, and the connection leads to the address that was checked', async () => {
    answering(page);
    const reach = web({ 'rebinding.test': [PUBLIC, ['10.0.0.1'], ['10.0.0.1']] });
    const found = await fetchFrom(`http://rebinding.test:${port}/`, WANTED, reach);
    expect(Buffer.from(found.body).toString()).toBe('<title>Here</title>');
    expect(reach.resolve).toHaveBeenCalledOnce();
  });

  it('is looked up anew for each redirect', async () => {
    answering((_, response) => void response.writeHead(302, { location: '/again' }).end());
    const reach = web({ 'site.test': [PUBLIC, ['10.0.0.1']] });
    await expect(fetched('/', reach)).rejects.toMatchObject({ reason: 'wrongAddress' });
    expect(asked).toEqual(['/']);
  });

  it.each([
    ['one of its addresses is private', [['93.184.215.14', '10.0.0.1']]],
    ['it stands for the address of this machine in IPv6', [['::1']]],
    ['it stands for nothing', [[]]],
  ])('is refused when %s', async (_, addresses) => {
    await expect(
      fetchFrom('http://site.test/', WANTED, web({ 'site.test': addresses })),
    ).rejects.toMatchObject({
      reason: 'wrongAddress',
    });
  });

  it('is not waited for longer than for a page', async () => {
    const reach = { ...PUBLIC_WEB, resolve: () => new Promise<never>(() => {}) };
    await expect(fetchFrom('http://slow.test/', { ...WANTED, timeout: 50 }, reach)).rejects.toThrow();
  });
});

describe('redirects', () => {
  it('are followed three times', async () => {
    answering(({ url = '' }, response) => {
      const nth = Number(url.slice(1));
      if (nth < 3) response.writeHead(301, { location: `/${nth + 1}` }).end();
      else response.writeHead(200, HTML).end();
    });
    expect((await fetched('/0')).url.pathname).toBe('/3');
  });

  it('are not followed for ever', async () => {
    answering((_, response) => void response.writeHead(301, { location: '/' }).end());
    await expect(fetched('/')).rejects.toMatchObject({ reason: 'tooManyRedirects' });
    expect(asked).toHaveLength(4);
  });

  it('lead from what nobody else reads to nothing that others can', () => {
    const from = new URL('https://site.test/a');
    expect(targetOf('/b', from).href).toBe('https://site.test/b');
    expect(() => targetOf('http://site.test/b', from)).toThrow(FetchRefusedError);
  });

  it('that lead nowhere are refused', async () => {
    answering((_, response) => void response.writeHead(301, { location: 'http://[' }).end());
    await expect(fetched('/')).rejects.toMatchObject({ reason: 'wrongAddress' });
  });
});

describe('what is sent', () => {
  it.each([
    ['is no page', 'wrongType', { 'content-type': 'application/json' }],
    ['is said to be nothing', 'wrongType', {}],
    ['is a drawing that can carry scripts', 'wrongType', { 'content-type': 'image/svg+xml' }],
    ['is compressed, and may be a bomb', 'encoded', { ...HTML, 'content-encoding': 'gzip' }],
    ['says that it is too large', 'tooLarge', { ...HTML, 'content-length': '10001' }],
  ])('is refused when it %s', async (_, reason, headers) => {
    answering((_request, response) => void response.writeHead(200, headers).end(gzipSync(Buffer.alloc(1e6))));
    await expect(fetched('/')).rejects.toMatchObject({ reason });
  });

  it('is refused when there is no such page', async () => {
    answering((_, response) => void response.writeHead(404, HTML).end('<title>Not here</title>'));
    await expect(fetched('/')).rejects.toMatchObject({ reason: 'wrongStatus' });
  });

  it('is left when it has no end', async () => {
    let sent = 0;
    answering((_, response) => {
      response.writeHead(200, HTML);
      const send = () => {
        sent += 1_000;
        if (!response.destroyed && response.write('x'.repeat(1_000))) setImmediate(send);
        else response.once('drain', send);
      };
      send();
    });
    await expect(fetched('/', undefined, { isEnough: hasHead })).rejects.toMatchObject({
      reason: 'tooLarge',
    });
    expect(sent).toBeLessThan(10_000_000);
  });

  it('is read no further than its head', async () => {
    answering((_, response) => {
      response.writeHead(200, HTML).write('<head><title>Here</title></he');
      void setTimeout(20).then(() => response.write('ad><body>'));
    });
    const { body } = await fetched('/', undefined, { isEnough: hasHead });
    expect(Buffer.from(body).toString()).toContain('<title>Here</title>');
  });

  it.each([
    ['no headers', () => {}],
    [
      'a byte at a time',
      (response) => {
        response.writeHead(200, HTML);
        const drip = setInterval(() => response.write('x'), 10);
        response.on('close', () => clearInterval(drip));
      },
    ],
  ] as [string, (response: Parameters<RequestListener>[1]) => void][])(
    'is not waited for: %s',
    async (_, send) => {
      answering((_request, response) => send(response));
      const begun = Date.now();
      await expect(fetched('/', undefined, { timeout: 200 })).rejects.toThrow();
      expect(Date.now() - begun).toBeLessThan(3_000);
    },
  );

  it('is asked for without anything that says who asks', async () => {
    let headers = {};
    answering((request, response) => {
      ({ headers } = request);
      page(request, response);
    });
    await fetched('/');
    expect(headers).toEqual({
      accept: 'text/html',
      'accept-encoding': 'identity',
      connection: 'close',
      host: `site.test:${port}`,
      'user-agent': 'Mozilla/5.0 (compatible; HearthPreview/1.0)',
    });
  });
});
