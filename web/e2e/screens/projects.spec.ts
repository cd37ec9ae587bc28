import { expect, test } from '@playwright/test';
import { enter, stayHome } from '../people.ts';
import { expectGoodScreen } from './good-screen.ts';

test.beforeEach(({ context }) => stayHome(context));

test('projects: the list with its filters, a card on each of its tabs, and the dialog to apply', async ({
  page,
}) => {
  // Four screens in one.
  test.slow();
  await enter(page, 'priya', '/projects?category=Software');
  await page.getByRole('article').first().waitFor();
  await expectGoodScreen(page);

  for (const name of [/^DETAILS/, /^COMMENTS/]) {
    await page.getByRole('tab', { name }).first().click();
    await expectGoodScreen(page);
  }
  // Priya has applied for some roles already.
  for (const tab of await page.getByRole('tab', { name: /^TEAM/ }).all()) await tab.click();
  await page
    .getByRole('button', { name: /^Apply/ })
    .first()
    .click();
  await page.getByRole('dialog').getByRole('textbox').fill('a'.repeat(2_001));
  await expectGoodScreen(page);
});

test('projects: several pages, none, and no answer', async ({ page }) => {
  // Three screens in one.
  test.slow();
  await enter(page, 'maya', '/projects?page=7');
  await page.getByRole('article').first().waitFor();
  await page.route('**/api/v1/projects?*', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ json: { ...(await response.json()), currentPage: 7, totalPages: 120 } });
  });
  await page.reload();
  await page.getByRole('link', { name: 'Page 7' }).waitFor();
  await expectGoodScreen(page);

  await page.goto('/projects?search=nobody-at-all');
  await page.getByText('No projects found').waitFor();
  await expectGoodScreen(page);

  await page.unroute('**/api/v1/projects?*');
  await page.route('**/api/v1/projects?*', (route) => route.fulfill({ status: 403, json: {} }));
  await page.reload();
  await page.getByText('Error loading projects').waitFor();
  await expectGoodScreen(page);
});

test('a project: what waits for its founder, its tabs, and the question before somebody is removed', async ({
  page,
}) => {
  // Four screens in one.
  test.slow();
  await enter(page, 'tomas', '/profile/tomas/projects');
  await page.getByRole('main').getByRole('article').getByRole('link').first().click();
  await page.getByRole('heading', { name: 'Pending Applications' }).waitFor();
  await expect(page.getByRole('status', { name: /^Loading/ })).toHaveCount(0);
  await expectGoodScreen(page);

  await page.getByRole('tab', { name: /^COMMENTS/ }).click();
  await page.getByRole('list', { name: 'Comments' }).waitFor();
  await expectGoodScreen(page);

  await page.route(/\/api\/v1\/projects\/[^/]+$/, async (route) => {
    const response = await route.fetch();
    const { project } = await response.json();
    await route.fulfill({ json: { project: { ...project, teamSize: project.teamMembers.length } } });
  });
  await page.reload();
  await page.getByRole('region', { name: 'Your team is full' }).waitFor();
  await expectGoodScreen(page);

  await page.getByRole('tab', { name: /^TEAM/ }).click();
  await page
    .getByRole('button', { name: /^Remove/ })
    .first()
    .click();
  await page.getByRole('dialog').waitFor();
  await expectGoodScreen(page);
});

test('a project: applied for, being loaded, not there, and without an answer', async ({ page }) => {
  // Four screens in one.
  test.slow();
  await enter(page, 'priya', '/applications');
  await page.getByRole('main').getByRole('link').first().click();
  await page
    .getByRole('button', { name: /^Application Pending/ })
    .first()
    .waitFor();
  await expectGoodScreen(page);

  await page.route('**/api/v1/projects/*', () => {});
  await page.reload();
  await page.getByRole('status', { name: 'Loading project' }).waitFor();
  await expectGoodScreen(page);

  await page.unroute('**/api/v1/projects/*');
  await page.route('**/api/v1/projects/*', (route) => route.fulfill({ status: 403, json: {} }));
  await page.reload();
  await page.getByRole('heading', { name: 'Error Loading Project' }).waitFor();
  await expectGoodScreen(page);

  await page.unroute('**/api/v1/projects/*');
  await page.goto('/projects/nothing');
  await page.getByRole('heading', { level: 1, name: 'Project Not Found' }).waitFor();
  await expectGoodScreen(page);
});
