import { expect, it, vi } from 'vitest';
import { openDatabase } from './database.ts';
import { createOverlay } from './overlay.ts';

const KEY = 'item~things~a';

it('reads back its own writes, which nobody else sees before they are committed', async () => {
  const database = await openDatabase();
  const overlay = createOverlay(database);
  overlay.writeItem(KEY, { pk: { S: 'a' } });
  expect(await overlay.readItem(KEY)).toEqual({ pk: { S: 'a' } });
  expect(await database.level.get(KEY)).toBeUndefined();
  await overlay.commit();
  expect(await database.level.get(KEY)).toEqual({ pk: { S: 'a' } });
});

it('reads back its own deletions', async () => {
  const database = await openDatabase();
  await database.level.put(KEY, { pk: { S: 'a' } });
  const overlay = createOverlay(database);
  overlay.writeItem(KEY, undefined);
  expect(await overlay.readItem(KEY)).toBeUndefined();
  await overlay.commit();
  expect(await database.level.get(KEY)).toBeUndefined();
});

it('commits items and other rows in a single batch, which is what survives a kill whole', async () => {
  const database = await openDatabase();
  const batch = vi.spyOn(database.level, 'batch');
  const overlay = createOverlay(database);
  overlay.writeItem(KEY, { pk: { S: 'a' } });
  overlay.writeRow('index~things~i~a', { pk: { S: 'a' } });
  overlay.writeRow('index~things~i~b', undefined);
  await overlay.commit();
  expect(batch).toHaveBeenCalledExactlyOnceWith([
    { type: 'put', key: KEY, value: { pk: { S: 'a' } } },
    { type: 'put', key: 'index~things~i~a', value: { pk: { S: 'a' } } },
    { type: 'del', key: 'index~things~i~b' },
  ]);
});
