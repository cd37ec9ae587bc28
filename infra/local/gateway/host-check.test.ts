import { once } from 'node:events';
import { request } from 'node:http';
import { hostname } from 'node:os';
import { expect, it } from 'vitest';
import { isHostOf } from './host-check.ts';
import { serveSite } from './site-server.ts';

const HOME = '192.168.1.20';

it.each([
  ['localhost', [undefined, 'localhost', HOME, '0.0.0.0'], true],
  ['LOCALHOST:8080', [undefined, HOME, '0.0.0.0'], true],
  ['127.0.0.1:3000', [undefined, HOME, '0.0.0.0'], true],
  ['[::1]:3000', [undefined, HOME, '::'], true],
  ['localhost.', [undefined], true],
  // A page of somebody else's, whose name leads here: they choose it, so it never is an address or one of these.
  ['evil.example', [undefined, 'localhost', HOME, '0.0.0.0', '::'], false],
  ['evil.example:3000', [undefined, '0.0.0.0'], false],
  ['localhost.evil.example', [undefined, '0.0.0.0'], false],
  ['127.0.0.1.evil.example', [undefined, '0.0.0.0'], false],
  ['localhost@evil.example', [undefined, '0.0.0.0'], false],
  ['evil.example/localhost', [undefined, '0.0.0.0'], false],
  ['', [undefined, HOME, '0.0.0.0'], false],
  [undefined, [undefined, '0.0.0.0'], false],
  [HOME, [HOME, '0.0.0.0', '::'], true],
  [HOME, [undefined, '192.168.1.21'], false],
  ['[2001:db8::5]:3000', ['2001:db8::5', '::', '0.0.0.0'], true],
  ['hearth.lan', ['hearth.lan', 'Hearth.LAN'], true],
  [hostname(), ['0.0.0.0', '::'], true],
  [`${hostname()}.local:3000`, ['0.0.0.0'], true],
  [hostname(), [undefined, HOME], false],
] as const)('asked as %s, a site at one of %j answers: %s', (asked, hosts, answers) => {
  for (const host of hosts) expect(isHostOf(host)(asked), String(host)).toBe(answers);
});

it('a site whose pages another server serves answers under the names of that as well', () => {
  expect(isHostOf('127.0.0.1', '0.0.0.0')(`${HOME}:3000`)).toBe(true);
  expect(isHostOf('127.0.0.1', 'localhost')(`${HOME}:3000`)).toBe(false);
});

it('a request for another host is refused before anything looks at it', async () => {
  const seen: (string | undefined)[] = [];
  const { url, close } = await serveSite(
    ({ headers }, response) => {
      seen.push(headers.host);
      response.end('here');
    },
    0,
    undefined,
  );
  const ask = async (host: string) => {
    const asked = request(url, { headers: { host } }).end();
    const [answer] = await once(asked, 'response');
    let text = '';
    for await (const chunk of answer) text += chunk;
    return { status: answer.statusCode, text };
  };
  expect(await ask('localhost')).toEqual({ status: 200, text: 'here' });
  const refused = await ask('evil.example');
  expect(refused.status).toBe(421);
  expect(refused.text).toContain(url);
  expect(seen).toEqual(['localhost']);
  await close();
});
