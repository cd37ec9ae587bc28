import { test } from '@playwright/test';
import { enter, stayHome } from '../people.ts';
import { expectGoodScreen } from './good-screen.ts';

test.beforeEach(({ context }) => stayHome(context));

test('an investor: what fits, and the page of a project that they are interested in', async ({ page }) => {
  test.slow();
  await enter(page, 'daniel', '/projects?fits=me');
  await page.getByText('Fits you:').first().waitFor();
  await expectGoodScreen(page);

  await page.goto('/projects?search=ledgerline');
  await page
    .getByRole('link', { name: /^View Details/ })
    .first()
    .click();
  await page.getByRole('heading', { name: 'You are interested' }).waitFor();
  await page.getByRole('region', { name: 'Deck' }).waitFor();
  await expectGoodScreen(page);
});
