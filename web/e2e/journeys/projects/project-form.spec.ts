import { expect, test } from '@playwright/test';
import { join } from '../../people.ts';
import { pictureFile } from '../../pictures.ts';
import { publish } from '../../projects.ts';

test('a founder publishes a project with its poster and roles, once, and changes it', async ({ browser }) => {
  const { page } = await join(browser, 'Publisher', 'founder');
  await page.getByRole('link', { name: 'Projects' }).click();
  await page.getByRole('link', { name: 'Create Project' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Create a New Project');

  await page.getByRole('button', { name: 'Create Project' }).click();
  await expect(page.getByText('Project name is required')).toBeVisible();
  await expect(page.getByLabel('Project name')).toBeFocused();

  const name = `Harbour kitchens ${Date.now().toString(36)}`;
  await page.getByLabel('Project name').fill(name);
  await page.getByLabel('Description', { exact: true }).fill('We cook where the boats land.');
  await page.getByLabel('Category').selectOption('Nonprofits');
  await page.getByLabel('Website').fill('kitchens.example');
  await page.getByLabel('Add poster').setInputFiles(await pictureFile(page, 2_400, 1_260));
  await expect(page.getByText('Change poster')).toBeVisible();
  await page.getByLabel('Role title').fill('Cook');
  await page.getByLabel('Number of positions').fill('2');
  await page.getByRole('button', { name: 'Add Role' }).click();
  await page.getByLabel('Role title').fill('Accountant');
  await page.getByRole('button', { name: 'Create Project' }).dblclick();

  await expect(page.getByText('Project created successfully!')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  await expect(page.getByRole('heading', { name: 'Cook' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Accountant' })).toBeVisible();
  const poster = page.locator('img[src^="/media/"]');
  await expect(poster).toHaveAttribute('width', '1920');
  const address = page.url();
  await page.goto(`/projects?search=${encodeURIComponent(name)}`);
  await expect(page.getByText('1 project', { exact: true })).toBeVisible();

  await page.goto(`${address}/edit`);
  await page.getByRole('button', { name: 'Remove: Accountant' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  await page.getByRole('button', { name: 'Edit: Cook' }).click();
  await page.getByLabel('Number of positions').fill('3');
  await page.getByRole('button', { name: 'Update Role' }).click();
  await page.getByLabel('Project name').fill(`${name}, renamed`);
  await page.getByRole('link', { name: 'Home' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Update Project' }).click();
  await expect(page.getByText('Project updated successfully!')).toBeVisible();
  await expect(page).toHaveURL(address);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${name}, renamed`);
  await expect(page.getByText('0/3 positions filled')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Accountant' })).toBeHidden();
});

test('only founders create, and only the own project is edited', async ({ browser, page }) => {
  const owner = await join(browser, 'Owner', 'founder');
  const address = await publish(owner.page);
  const edit = `${address}/edit`;

  const investor = await join(browser, 'Looker', 'investor');
  await investor.page.goto('/projects/create');
  await expect(investor.page).toHaveURL('/projects');
  await investor.page.goto(edit);
  await expect(investor.page.getByText('Only the project founder can edit this project')).toBeVisible();
  await expect(investor.page).toHaveURL(address);

  await page.goto(edit);
  await expect(page.getByRole('heading', { name: 'Authentication Required' })).toBeVisible();
  await page.getByRole('link', { name: 'Login to Continue' }).click();
  await expect(page).toHaveURL('/login');
});
