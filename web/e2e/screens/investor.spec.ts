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

test('investors who are interested, with the deck for them', async ({ page }) => {
  await enter(page, 'hana', '/network');
  const answer = await page.request.get('/api/v1/projects?search=ledgerline');
  const { projects } = await answer.json();
  const path = `/projects/${projects[0]._id}`;
  // In the demo everybody who is interested has it.
  const [newest] = await (await page.request.get(`/api/v1${path}/interests`)).json();
  await page.request.delete(`/api/v1${path}/deck/readers/${newest.investor._id}`);
  await page.goto(`${path}#investors`);
  await page
    .getByRole('button', { name: /^Share deck with/ })
    .first()
    .waitFor();
  await expectGoodScreen(page);
});
