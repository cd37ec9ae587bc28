import { test } from '@playwright/test';
import { enter, stayHome } from '../people.ts';
import { pictureFile } from '../pictures.ts';
import { expectGoodScreen } from './good-screen.ts';

test.beforeEach(({ context }) => stayHome(context));

test('projects: the form of a new one with errors, with a poster and with roles', async ({ page }) => {
  await enter(page, 'maya', '/projects/create');
  await page.getByLabel('Team size').fill('51');
  await page.getByRole('button', { name: 'Add Role' }).click();
  await page.getByRole('button', { name: 'Create Project' }).click();
  await page.getByText('Project name is required').waitFor();
  await expectGoodScreen(page);

  await page.getByLabel('Add poster').setInputFiles(await pictureFile(page, 1_200, 630));
  await page.getByText('Change poster').waitFor();
  await page.getByLabel('Role title').fill('W'.repeat(120));
  await page.getByRole('button', { name: 'Add Role' }).click();
  await expectGoodScreen(page);
});

test('projects: the form of a stored one, a role being changed, and the question before one goes', async ({
  page,
}) => {
  await enter(page, 'maya', '/projects?search=tidewise');
  await page.getByRole('link', { name: 'View Details: Tidewise' }).click();
  await page.getByRole('link', { name: 'Edit Project' }).click();
  await page
    .getByRole('button', { name: /^Edit: / })
    .first()
    .click();
  await page.getByLabel('Question for applicants').waitFor();
  await expectGoodScreen(page);

  await page
    .getByRole('button', { name: /^Remove: / })
    .first()
    .click();
  await page.getByRole('dialog').waitFor();
  await expectGoodScreen(page);

  await page.goto('/projects/nothing/edit');
  await page.getByText('Project Not Found').waitFor();
  await expectGoodScreen(page);
});

test('projects: the form for visitors', async ({ page }) => {
  await page.goto('/projects/nothing/edit');
  await page.getByText('Authentication Required').waitFor();
  await expectGoodScreen(page);
});
