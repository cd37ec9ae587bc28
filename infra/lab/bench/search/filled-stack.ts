import { type LocalStack, startStack } from '../../../local/stack.ts';
import { attributesOf } from '../fill/attributes.ts';
import { inTemporaryFolder } from '../temporary-folder.ts';
import type { Corpus } from './corpus.ts';
import { corpusItems } from './index-items.ts';

const ITEMS_AT_ONCE = 5_000;

/** Runs something with a local stack whose table holds a corpus, and ends the stack. */
export const withCorpus = (corpus: Corpus, use: (stack: LocalStack) => Promise<void>): Promise<void> =>
  inTemporaryFolder(async (dataDir) => {
    const stack = await startStack({
      dataDir,
      port: 0,
      async seed({ load }) {
        let batch = [];
        for (const item of corpusItems(corpus)) {
          batch.push(attributesOf(item));
          if (batch.length < ITEMS_AT_ONCE) continue;
          await load(batch);
          batch = [];
        }
        await load(batch);
      },
    });
    try {
      await use(stack);
    } finally {
      await stack.close();
    }
  });

/** Prints what is wrong, and fails the program if anything is. */
export function endWith(wrong: readonly string[], things: string): void {
  for (const one of wrong) console.error(one);
  console.log(wrong.length === 0 ? `all ${things} are right` : `${wrong.length} are wrong`);
  if (wrong.length > 0) process.exitCode = 1;
}
