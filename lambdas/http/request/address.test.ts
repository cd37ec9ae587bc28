import { describe, expect, it } from 'vitest';
import { exchangeOf } from '../../testing/calls/request-context.ts';
import { probes } from '../../testing/calls/routes.ts';
import { addressOf, shortAddress } from './address.ts';

const from = (address?: string) =>
  addressOf(exchangeOf(probes.open, address ? { headers: { 'x-viewer-address': address } } : {}));

describe('the address of a call', () => {
  it('is the one that the distribution hands on, else the one that the gateway sees', () => {
    expect(from('198.51.100.9')).toBe('198.51.100.9');
    expect(from()).toBe('203.0.113.7');
  });

  it('is the same for an IPv4 address that is written as IPv6', () => {
    expect(from('::ffff:198.51.100.9')).toBe('198.51.100.9');
  });

  it.each([
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1::/48'],
    ['2001:db8:1:ffff::1', '2001:db8:1::/48'],
    ['2001:0DB8:0001:0002::', '2001:db8:1::/48'],
    ['2001:db8::5:6', '2001:db8:0::/48'],
    ['::1', '0:0:0::/48'],
  ])('is the network of an IPv6 address: %s', (address, network) => {
    expect(from(address)).toBe(network);
  });
});

describe('an address as members see it', () => {
  it.each([
    ['198.51.100.9', '198.51.100.*'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:*'],
    ['::1', '0:0:0:*'],
  ])('keeps the network alone: %s', (address, shown) => {
    expect(shortAddress(from(address))).toBe(shown);
  });
});
