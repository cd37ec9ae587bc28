import { expect, it } from 'vitest';
import { leadOf } from './lead.ts';

it.each([
  ['Water levels for rice farmers.', 'Water levels for rice farmers.'],
  ['Water levels for rice farmers. Read by phone.', 'Water levels for rice farmers.'],
  ['Water levels for rice farmers\n\nRead by phone.', 'Water levels for rice farmers'],
  ['Hi! We are e.g. a bakery for everybody. Come in.', 'Hi! We are e.g. a bakery for everybody.'],
  ['Version 2.0 of the water levels is here. At last.', 'Version 2.0 of the water levels is here.'],
  ['', ''],
])('%j begins with %j', (description, lead) => expect(leadOf(description)).toBe(lead));

it('is cut where a first sentence goes on and on', () => {
  const lead = leadOf('and on '.repeat(100));
  expect(lead.length).toBeLessThanOrEqual(181);
  expect(lead).toMatch(/…$/);
});
