import { type Page, test } from '@playwright/test';
import { enter, stayHome } from '../people.ts';
import { expectGoodScreen } from './good-screen.ts';

test.beforeEach(({ context }) => stayHome(context));

const save = (page: Page, kind: string, id: string) => page.request.put(`/api/v1/saved/${kind}/${id}`);

test('what is saved, by kind, and none', async ({ page }) => {
  test.slow();
  await enter(page, 'priya', '/');
  // The other widths have saved the same.
  for (const kind of ['posts', 'projects', 'roles']) {
    const rows = await (await page.request.get(`/api/v1/saved?kind=${kind}`)).json();
    for (const { id } of rows) await page.request.delete(`/api/v1/saved/${kind}/${id}`);
  }
  await page.goto('/saved');
  await page.getByRole('heading', { name: 'No saved posts' }).waitFor();
  await expectGoodScreen(page);

  const posts = await (await page.request.get('/api/v1/posts')).json();
  const data = { content: 'Worth reading twice.', shared: posts[0]._id };
  const share = await (await page.request.post('/api/v1/posts/create', { data })).json();
  for (const { _id } of [posts[1], share]) await save(page, 'posts', _id);
  const { projects } = await (await page.request.get('/api/v1/projects')).json();
  for (const { _id, openRoles } of projects.slice(0, 3)) {
    await save(page, 'projects', _id);
    for (const role of openRoles) await save(page, 'roles', `${_id}.${role._id}`);
  }
  await page.reload();
  await page
    .getByRole('button', { name: /^Saved: Post by/ })
    .first()
    .waitFor();
  await page
    .getByRole('article', { name: /^Shared post by/ })
    .first()
    .waitFor();
  await expectGoodScreen(page);
  await page
    .getByRole('button', { name: /^Share: Post by/ })
    .first()
    .click();
  await page.getByRole('dialog').waitFor();
  await expectGoodScreen(page);
  await page.keyboard.press('Escape');
  for (const kind of ['Projects', 'Roles']) {
    await page.getByRole('tab', { name: kind }).click();
    await page
      .getByRole('button', { name: /^Saved: / })
      .first()
      .waitFor();
    await expectGoodScreen(page);
  }
});
