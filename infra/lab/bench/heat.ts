import '../../local/node-version.ts';
import { parseArgs } from 'node:util';
import type { FoundPost } from '../../../lambdas/posts/store/posts.ts';
import { startStack } from '../../local/stack.ts';
import { billOfPartitions, type PartitionsBill } from './partitions-bill.ts';
import { inTemporaryFolder } from './temporary-folder.ts';

const USAGE = `npm run bench:heat -- [--likes 600] [--at-once 50]
Lets members like one post, then the newest 20, twice each: the second time their counts are spread already. Transactions
on the same item refuse each other as on AWS. Prints how many write units reach each partition of the table and its
index, and how many likes a second the busiest would take, at 1,000 units a second.
  --likes    how many in all
  --at-once  how many of them at the same time`;

const PARTITION_UNITS = 1_000;

const POSTS = 20;

/** Lines for the busiest partitions of each kind. */
const SHOWN = 8;

const AUTHOR = { username: 'ada', name: 'Ada', headline: '', profilePicture: '', userRole: null };

/** The part of a partition key before its first id. */
const kindOf = (partition: string): string => partition.replace(/\d?#.*/, '');

interface Wave {
  name: string;
  likes: number;
  tries: number;
  failed: number;
  ms: number;
  bill: Map<string, number>;
}

function report({ name, likes, tries, failed, ms, bill }: Wave): void {
  const all = [...bill.values()].reduce((sum, units) => sum + units, 0);
  console.log(
    `\n## ${name}: ${likes} likes, ${failed} failed, ${(tries / likes).toFixed(1)} transactions each, ${Math.round(ms)} ms`,
  );
  console.log(
    '| Partitions | How many | WRU | WRU of the busiest | Its share | Likes a second that it takes |',
  );
  console.log('|---|---|---|---|---|---|');
  const kinds = [...Map.groupBy(bill, ([partition]) => kindOf(partition))].map(([kind, some]) => {
    const units = some.map(([, one]) => one);
    return { kind, count: some.length, sum: units.reduce((a, b) => a + b, 0), most: Math.max(...units) };
  });
  for (const { kind, count, sum, most } of kinds.sort((a, b) => b.most - a.most).slice(0, SHOWN)) {
    const share = `${((100 * most) / all).toFixed(1)} %`;
    const rate = Math.floor((PARTITION_UNITS * likes) / most).toLocaleString('en');
    console.log(`| \`${kind}\` | ${count} | ${sum} | ${most} | ${share} | ${rate} |`);
  }
}

async function newPosts(count: number): Promise<FoundPost[]> {
  const [{ createPost }, { plainEffect }, { newId }] = await Promise.all([
    import('../../../lambdas/posts/store/posts.ts'),
    import('../../../lambdas/table/effect.ts'),
    import('../../../lambdas/table/ids.ts'),
  ]);
  const author = { ...AUTHOR, _id: newId() };
  return Promise.all(
    Array.from({ length: count }, () =>
      createPost(plainEffect, {
        _id: newId(),
        author,
        authorVersion: 1,
        content: 'A post of an ordinary length. '.repeat(10),
      }),
    ),
  );
}

interface Crowd {
  likes: number;
  atOnce: number;
}

async function likeAll(
  name: string,
  posts: FoundPost[],
  { likes, atOnce }: Crowd,
  bill: PartitionsBill,
): Promise<Wave> {
  const [{ setLike }, { plainEffect }, { newId }, { unrestrictedMember }] = await Promise.all([
    import('../../../lambdas/posts/store/likes.ts'),
    import('../../../lambdas/table/effect.ts'),
    import('../../../lambdas/table/ids.ts'),
    import('../../../lambdas/visibility/viewer.ts'),
  ]);
  bill.take();
  const begun = performance.now();
  let sent = 0;
  let failed = 0;
  const member = async () => {
    while (sent < likes) {
      const postId = posts[sent % posts.length]?.post._id ?? '';
      sent += 1;
      await setLike(plainEffect, unrestrictedMember(newId()), postId, true).catch(() => {
        failed += 1;
      });
    }
  };
  await Promise.all(Array.from({ length: atOnce }, member));
  const ms = performance.now() - begun;
  return { name, likes: likes - failed, failed, ms, ...bill.take() };
}

async function bench(dataDir: string, crowd: Crowd): Promise<void> {
  // What follows from likes is not what is measured.
  const delivery = () => async () => ({ batchItemFailures: [] });
  const stack = await startStack({ dataDir, port: 0, delivery });
  const [one, newest] = [await newPosts(1), await newPosts(POSTS)];
  const { refuseConflicts } = await import('../../../lambdas/testing/services/busy-table.ts');
  const bill = await billOfPartitions();
  refuseConflicts();
  const targets: [string, FoundPost[]][] = [
    ['one post', one],
    [`the newest ${POSTS} posts`, newest],
  ];
  for (const [name, posts] of targets)
    for (const wave of ['at first', 'then']) report(await likeAll(`${name}, ${wave}`, posts, crowd, bill));
  await stack.close();
}

async function run(): Promise<void> {
  const { values } = parseArgs({
    options: {
      likes: { type: 'string', default: '600' },
      'at-once': { type: 'string', default: '50' },
      help: { type: 'boolean' },
    },
  });
  if (values.help) return console.log(USAGE);
  await inTemporaryFolder((folder) =>
    bench(folder, { likes: Number(values.likes), atOnce: Number(values['at-once']) }),
  );
}

await run();
