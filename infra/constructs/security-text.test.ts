import { securityTextOf } from './security-text.ts';

const now = new Date('2026-11-22T12:00:00Z');

test('names the contact, and expires within a year', () => {
  expect(securityTextOf('mailto:holes@hearth.example', undefined, now)).toBe(
    'Contact: mailto:holes@hearth.example\nExpires: 2027-10-01T00:00:00.000Z\nPreferred-Languages: en\n',
  );
});

test('names its own address where that is known', () => {
  expect(securityTextOf('https://hearth.example/holes', 'hearth.example', now)).toContain(
    'Canonical: https://hearth.example/.well-known/security.txt\n',
  );
});
