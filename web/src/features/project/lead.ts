import { shortened } from '../../components/text/shortened.ts';

/** So many characters are read at a glance. */
const LONGEST_LEAD = 180;

/** What a project is in one sentence: the first of its description. */
export function leadOf(description: string): string {
  const [paragraph = ''] = description.trimStart().split('\n', 1);
  // A sentence of a word or two says little, and may be an abbreviation.
  const [sentence] = paragraph.match(/^.{24,}?[.!?](?=\s)/u) ?? [paragraph];
  return shortened(sentence.trimEnd(), LONGEST_LEAD);
}
