import { describe, expect, it } from 'vitest';
import { configure } from '../../testing/environment.ts';
import { isPublic, PUBLIC_WEB, reach } from './reach.ts';

describe('an address that previews are not fetched from', () => {
  it.each([
    ['this machine', ['127.0.0.1', '127.1.2.3', '0.0.0.0', '0.1.2.3', '::1', '::']],
    ['a private network', ['10.0.0.1', '172.16.0.1', '172.31.255.255', '192.168.1.1', 'fd00::1', 'fc00::1']],
    ['a network behind an address translator', ['100.64.0.1', '100.127.255.254']],
    [
      'a link, where clouds keep credentials',
      ['169.254.169.254', '169.254.170.2', 'fe80::1', 'fd00:ec2::254'],
    ],
    ['many machines', ['224.0.0.1', '239.1.1.1', '255.255.255.255', 'ff02::1']],
    [
      'nothing, or of tests',
      ['192.0.2.1', '198.18.0.1', '203.0.113.1', '240.0.0.1', '2001:db8::1', '100::1'],
    ],
    [
      'IPv4 in IPv6',
      [
        '::ffff:127.0.0.1',
        '::ffff:8.8.8.8',
        '::127.0.0.1',
        '64:ff9b::7f00:1',
        '64:ff9b:1::7f00:1',
        '2002:7f00:1::1',
        '2001:0:7f00:1::1',
      ],
    ],
    ['IPv6 that nobody has been given', ['4000::1', '8000::1', 'fec0::1']],
    ['no address', ['', 'localhost', '1.2.3.4.5', 'fe80::1%eth0']],
  ])('is one of %s', (_, addresses) => {
    expect(addresses.filter(isPublic)).toEqual([]);
  });
});

describe('the web', () => {
  it.each(['93.184.215.14', '8.8.8.8', '2606:2800:21f:cb07:6820:80da:af6b:8b2c'])('is %s', (address) => {
    expect(isPublic(address)).toBe(true);
    expect(PUBLIC_WEB.mayConnect(address, 80)).toBe(true);
    expect(PUBLIC_WEB.mayConnect(address, 443)).toBe(true);
  });

  it('has two ports', () => {
    expect([22, 25, 6379, 8080, 9001].filter((port) => PUBLIC_WEB.mayConnect('8.8.8.8', port))).toEqual([]);
  });
});

describe('a site of tests', () => {
  it('is one port of this machine, and the web is reached as ever', () => {
    configure({ PREVIEW_TEST_PORT: 4_000 });
    const { mayConnect } = reach();
    expect(mayConnect('127.0.0.1', 4_000)).toBe(true);
    expect(mayConnect('127.0.0.1', 4_001)).toBe(false);
    expect(mayConnect('127.0.0.2', 4_000)).toBe(false);
    expect(mayConnect('::1', 4_000)).toBe(false);
    expect(mayConnect('8.8.8.8', 443)).toBe(true);
    configure({ PREVIEW_TEST_PORT: undefined });
    expect(reach()).toBe(PUBLIC_WEB);
  });

  it('is refused where Lambda runs', () => {
    configure({ PREVIEW_TEST_PORT: 4_000 });
    process.env.AWS_LAMBDA_FUNCTION_NAME = 'hearth-dev-previews-worker';
    expect(reach).toThrow('for tests alone');
    delete process.env.AWS_LAMBDA_FUNCTION_NAME;
    configure({ PREVIEW_TEST_PORT: undefined });
  });
});
