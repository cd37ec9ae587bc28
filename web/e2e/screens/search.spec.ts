import { test } from '@playwright/test';
import { enter, stayHome } from '../people.ts';
import { expectGoodScreen } from './good-screen.ts';

test.beforeEach(({ context }) => stayHome(context));

test('saved searches, and none', async ({ page }) => {
  test.slow();
  await enter(page, 'priya', '/');
  // The other widths have saved the same.
  for (const { _id } of await (await page.request.get('/api/v1/searches')).json())
    await page.request.delete(`/api/v1/searches/${_id}`);
  await page.goto('/search');
  await page.getByRole('heading', { name: 'No saved searches' }).waitFor();
  await expectGoodScreen(page);

  for (const data of [
    { kind: 'people', query: 'Ana' },
    {
      kind: 'posts',
      query: 'a word that is long enough to take more than one line on any phone',
      notify: false,
    },
    { kind: 'roles', query: 'designer', filters: { category: 'Software', place: 'remote' } },
  ])
    await page.request.post('/api/v1/searches', { data });
  await page.reload();
  await page.getByRole('link', { name: 'designer' }).waitFor();
  await expectGoodScreen(page);

  await page.goto('/search?q=de&kind=roles&place=remote');
  await page.getByRole('button', { name: 'Filters (1)' }).waitFor();
  await page.getByRole('list', { name: 'Open roles' }).waitFor();
  await expectGoodScreen(page);

  await page.goto('/search?q=mobile&kind=roles');
  await page.getByText('Applied', { exact: true }).waitFor();
  await expectGoodScreen(page);

  await page.goto('/search?q=de&role=founder');
  await page.getByRole('list', { name: 'Search Results' }).waitFor();
  await expectGoodScreen(page);

  await page.goto('/search?q=de&kind=projects&category=Travel&stage=exit');
  await page.getByText('Nothing with these words fits the filters.').waitFor();
  await expectGoodScreen(page);

  await page.goto('/roles?search=designer');
  await page.getByRole('button', { name: 'Save this search' }).waitFor();
  await expectGoodScreen(page);
});
