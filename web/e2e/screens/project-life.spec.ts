import { expect, test } from '@playwright/test';
import { documentFile } from '../attachments.ts';
import { enter, stayHome } from '../people.ts';
import { pictureFile } from '../pictures.ts';
import { expectGoodScreen } from './good-screen.ts';

test.beforeEach(({ context }) => stayHome(context));

test('the life of a project: closed, with its updates, as its founder and as others see it', async ({
  page,
}) => {
  // Four screens in one.
  test.slow();
  await enter(page, 'priya', '/projects?search=quiet');
  await page.getByRole('article', { name: 'Quiet Hours' }).waitFor();
  await expectGoodScreen(page);

  await page.getByRole('link', { name: 'View Details: Quiet Hours' }).click();
  await page.getByText(/^This project is closed/).waitFor();
  await page.getByRole('tab', { name: /^UPDATES/ }).click();
  await page.getByRole('list', { name: 'Updates' }).waitFor();
  await expectGoodScreen(page);

  await enter(page, 'maya', '/projects?search=tidewise');
  await page.getByRole('link', { name: 'View Details: Tidewise' }).click();
  await page.getByRole('tab', { name: /^UPDATES/ }).click();
  await page.getByLabel('Write an update').fill('a'.repeat(3_001));
  await page
    .getByLabel('Add photos, a video or documents')
    .first()
    .setInputFiles([await pictureFile(page, 800, 450), documentFile('plan.pdf')]);
  await page.getByRole('list', { name: 'Chosen files' }).waitFor();
  await page.getByRole('list', { name: 'Updates' }).waitFor();
  await expect(page.getByRole('status', { name: /^Loading/ })).toHaveCount(0);
  await expectGoodScreen(page);

  await page.getByRole('button', { name: 'Close project' }).click();
  await page.getByRole('dialog', { name: 'Close this project?' }).waitFor();
  await expectGoodScreen(page);
});

test('the end of a project: handing it over, and deleting it by its name', async ({ page }) => {
  // Two screens in one.
  test.slow();
  await enter(page, 'maya', '/projects?search=tidewise');
  await page.getByRole('link', { name: 'View Details: Tidewise' }).click();
  await page.getByRole('list', { name: 'Milestones' }).waitFor();
  await page.getByRole('link', { name: 'Edit Project' }).click();
  await page.getByRole('button', { name: 'Hand over project' }).click();
  const handover = page.getByRole('dialog', { name: 'Hand over this project?' });
  await handover.getByRole('button', { name: 'Hand over project' }).click();
  await expectGoodScreen(page);
  await handover.getByRole('button', { name: 'Cancel' }).click();

  await page.getByRole('button', { name: 'Delete project' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete this project?' });
  await dialog.getByRole('textbox').fill('Tide');
  await dialog.getByRole('button', { name: 'Delete project' }).click();
  await dialog.getByText('This is not the name of the project').waitFor();
  await expectGoodScreen(page);
});
