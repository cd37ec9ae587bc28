import { test } from '@playwright/test';
import { enter, stayHome } from '../people.ts';
import { expectGoodScreen } from './good-screen.ts';

test.beforeEach(({ context }) => stayHome(context));

test('an investor: the pipeline, a state without projects, and what is noted on a project', async ({
  page,
}) => {
  // Three screens in one.
  test.slow();
  await enter(page, 'daniel', '/pipeline');
  await page.getByRole('article').first().waitFor();
  await expectGoodScreen(page);

  await page.getByRole('tab', { name: 'Invested' }).click();
  await page.getByText('No projects that you have invested in').waitFor();
  await expectGoodScreen(page);

  await page.goto('/pipeline?state=talking');
  await page.getByRole('article').getByRole('link').first().click();
  await page.getByLabel('Note', { exact: true }).waitFor();
  await expectGoodScreen(page);
});
