import { expect, test } from '@playwright/test';
import { enter, stayHome } from '../people.ts';
import { expectGoodScreen } from './good-screen.ts';

test.beforeEach(({ context }) => stayHome(context));

test('public pages: a project and a profile for visitors, the choice, and the preview', async ({
  page,
  browser,
}) => {
  test.slow();
  await enter(page, 'priya', '/settings');
  await page.getByRole('region', { name: 'Public page' }).waitFor();
  const choice = page.getByRole('checkbox', { name: /^Anyone may read my profile/ });
  // Another look may have allowed it before.
  if (!(await choice.isChecked())) await choice.click();
  await expect(choice).toBeChecked();
  await page.getByRole('button', { name: 'Share' }).waitFor();
  await expectGoodScreen(page);
  await page.getByRole('button', { name: 'See what visitors see' }).click();
  await page.getByRole('dialog').waitFor();
  await expectGoodScreen(page);
  const { projects } = await (await page.request.get('/api/v1/projects')).json();

  const { viewport, isMobile, hasTouch } = test.info().project.use;
  const context = await browser.newContext({ viewport, isMobile, hasTouch });
  const visitor = await context.newPage();
  for (const path of ['/profile/priya', `/projects/${projects[0]._id}`]) {
    await visitor.goto(path);
    await visitor.getByRole('heading', { level: 1 }).waitFor();
    await expectGoodScreen(visitor);
  }
  await context.close();
});
