import { randomUUID } from 'node:crypto';
import { afterAll, describe, expect, it } from 'vitest';
import { removeMany } from '../../table/batch.ts';
import type { Key } from '../../table/key.ts';
import { put } from '../../table/table.ts';
import { hasTable } from '../../testing/system.ts';
import type { PostRow } from './items.ts';
import { searchKeys } from './keys.ts';
import { type Copy, readRows, removeRows, updateRows } from './rows.ts';
import { posts } from './sources.ts';

const author = { _id: 'ada', username: 'ada', name: 'Ada', headline: '', profilePicture: '', userRole: null };

const copyOf = (content: string, version: number): Copy<PostRow> => ({
  row: { _id: 'post', author, content, createdAt: '' },
  version,
});

/** Beyond all numbers that are given. */
const freshNumber = (): number => 2 ** 40 + Math.floor(Math.random() * 2 ** 40);

describe.skipIf(!hasTable)('the row of a thing', () => {
  const made: Key[] = [];

  afterAll(() => removeMany(made));

  async function numbered() {
    const [id, number] = [randomUUID(), freshNumber()];
    const key = searchKeys.numbered('posts', id);
    made.push(key, searchKeys.postRow(number));
    await put(Object.assign(key, { number }));
    const write = (copy: Copy<PostRow> | undefined) =>
      updateRows({ ...posts, readCopies: async () => new Map(copy && [[id, copy]]) }, [id]);
    const shown = async () => (await readRows(posts, [number])).get(number)?.content;
    return { number, write, shown };
  }

  it('is as its newest version, in whatever order versions are written', async () => {
    const { write, shown } = await numbered();
    await write(copyOf('first', 1));
    expect(await shown()).toBe('first');
    await write(copyOf('third', 3));
    await write(copyOf('second', 2));
    expect(await shown()).toBe('third');
  });

  it('stays empty once the thing is gone, even when somebody writes it late', async () => {
    const { number, write, shown } = await numbered();
    await write(copyOf('first', 1));
    await removeRows([posts.rowKey(number)]);
    expect(await shown()).toBeUndefined();
    await write(copyOf('second', 2));
    expect(await shown()).toBeUndefined();
  });

  it('is left alone where the thing cannot be read', async () => {
    const { write, shown } = await numbered();
    await write(copyOf('first', 1));
    await write(undefined);
    expect(await shown()).toBe('first');
  });
});
