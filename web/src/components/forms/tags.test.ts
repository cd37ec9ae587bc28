import { expect, it } from 'vitest';
import { withTags } from './tags.ts';

it.each([
  ['one word, trimmed', [], '  Go ', ['Go']],
  ['several, separated by commas', ['Go'], 'Rust, Zig,,', ['Go', 'Rust', 'Zig']],
  ['none that is there already in another case', ['Go'], 'GO, go ,Rust, rust', ['Go', 'Rust']],
  ['nothing blank', ['Go'], ' , ', ['Go']],
])('adds %s', (_, tags, text, expected) => {
  expect(withTags(tags, text)).toEqual(expected);
});
