import { type Caller, newCaller, settledAt } from '../../../../lambdas/testing/calls/caller.ts';
import { contract } from '../../../../shared/api/index.ts';
import { readPages } from './pages.ts';

const POSTS_OF_A_WRITER = 5;

interface Written {
  /** What each post took, in WRU. */
  wru: number;
  wrong: string[];
}

async function write(url: string, writers: Caller[], mark: string): Promise<Written> {
  const before = await settledAt(url);
  const texts = writers.flatMap((caller, own) =>
    Array.from({ length: POSTS_OF_A_WRITER }, (_, at) => ({
      caller,
      content: `${mark} letter ${own} of the ${at} days`,
    })),
  );
  await Promise.all(
    texts.map(({ caller, content }) => caller.must(contract.posts.create, { body: { content } })),
  );
  const after = await settledAt(url);
  const [reader] = writers;
  if (!reader) throw new Error('there are no writers');
  const { ids } = await readPages(reader, 'posts', mark, {}, texts.length);
  const isRight = ids.length === texts.length && new Set(ids).size === texts.length;
  return {
    wru: (after.wru - before.wru) / texts.length,
    wrong: isRight ? [] : [`${ids.length} of ${texts.length} posts of ${writers.length} writers are found`],
  };
}

/** Members write at the same moment, after one has written alone; each post has to be found once. */
export async function writeAtOnce(
  url: string,
  writers: number,
): Promise<{ alone: Written; together: Written }> {
  const callers = await Promise.all(Array.from({ length: writers }, () => newCaller(url, 'founder')));
  await settledAt(url);
  return {
    alone: await write(url, callers.slice(0, 1), 'zuerstallein'),
    together: await write(url, callers.slice(1), 'danachzusammen'),
  };
}
