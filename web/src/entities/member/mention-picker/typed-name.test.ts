import { describe, expect, it } from 'vitest';
import { typedName, withName } from './typed-name.ts';

const field = (value: string, at = value.length) => ({ value, selectionStart: at, selectionEnd: at });

describe('the name that is being typed', () => {
  it.each([
    ['@', { start: 0, name: '' }],
    ['@d', { start: 0, name: 'd' }],
    ['Thanks @dan', { start: 7, name: 'dan' }],
    ['(@da', { start: 1, name: 'da' }],
    ['line\n@da', { start: 5, name: 'da' }],
  ])('in "%s" is found', (value, expected) => {
    expect(typedName(field(value))).toEqual(expected);
  });

  it.each(['', 'dan@', 'dan@example', 'Thanks @dan ', '@@da'])('in "%s" is none', (value) => {
    expect(typedName(field(value))).toBeUndefined();
  });

  it('is the one at the cursor, and none while something is selected', () => {
    expect(typedName(field('@da and @be', 3))).toEqual({ start: 0, name: 'da' });
    expect(typedName({ value: '@da', selectionStart: 1, selectionEnd: 3 })).toBeUndefined();
  });
});

it('gives way to the chosen one, behind which one goes on writing', () => {
  expect(withName('Hi @da', { start: 3, name: 'da' }, 'daniel')).toEqual({ text: 'Hi @daniel ', end: 11 });
  expect(withName('Hi @da and', { start: 3, name: 'da' }, 'daniel')).toEqual({
    text: 'Hi @daniel and',
    end: 11,
  });
});
