import { expect, type Page, test } from '@playwright/test';
import { join } from '../../people.ts';
import { publish } from '../../projects.ts';

/** A word that no other project has. */
const newWord = () => `w${Date.now().toString(36)}${Math.random().toString(36).slice(2, 6)}`;

const roles = (page: Page) => page.getByRole('article');

/** The list is brought up to date a moment after a project is written. */
const reloadUntil = (page: Page, seen: () => Promise<void>) =>
  expect(async () => {
    await page.reload();
    await seen();
  }).toPass();

test('a job seeker finds the role that fits, applies in place, and finds it marked', async ({ browser }) => {
  const word = newWord();
  const founder = await join(browser, 'Owner', 'founder');
  await publish(founder.page, {
    name: `${word} Mill`,
    openRoles: [
      { title: `${word} Baker`, limit: 1, skills: ['Sourdough'], place: 'onSite', location: 'Lisbon' },
      {
        title: `${word} Coder`,
        limit: 1,
        skills: ['TypeScript', 'React'],
        place: 'remote',
        commitment: 'partTime',
        pay: { min: 40_000, max: 50_000, currency: 'EUR' },
      },
    ],
  });
  const { page } = await join(browser, 'Seeker', 'job_seeker');
  await expect(
    await page.request.put('/api/v1/users/profile', { data: { skills: ['ts', 'Rust'] } }),
  ).toBeOK();

  await page.goto('/');
  await page.getByRole('button', { name: /Me$/ }).click();
  await page.getByRole('menuitem', { name: 'Roles' }).click();
  await expect(page).toHaveURL('/roles');
  await page.getByRole('searchbox', { name: 'Search roles' }).fill(word);
  await page.getByRole('button', { name: 'Go' }).click();
  await reloadUntil(page, () => expect(page.getByText('2 roles')).toBeVisible({ timeout: 2_000 }));
  await page.getByLabel('Sort by').selectOption('Best Match');
  await expect(roles(page).first()).toContainText('Coder');
  await expect(roles(page).first()).toContainText('1 of 2 skills');
  await expect(roles(page).first()).toContainText('€40,000 to €50,000 a year');

  await page.getByRole('button', { name: 'Filters' }).click();
  await page.getByLabel('Place').selectOption('On site (1)');
  await expect(roles(page)).toHaveCount(1);
  await expect(roles(page)).toContainText('Baker');
  await page.getByRole('button', { name: 'Clear Filters' }).click();
  await expect(page.getByRole('searchbox', { name: 'Search roles' })).toHaveValue('');
  await page.getByRole('searchbox', { name: 'Search roles' }).fill(word);
  await page.getByRole('button', { name: 'Go' }).click();
  await expect(page.getByText('2 roles', { exact: true })).toBeVisible();
  await roles(page).getByRole('button', { name: 'Roles that ask for TypeScript' }).click();
  await expect(roles(page)).toHaveCount(1);

  await page.getByRole('button', { name: `Apply: ${word} Coder` }).click();
  await page.getByRole('button', { name: 'Submit Application' }).click();
  await expect(page.getByText('Application submitted successfully!')).toBeVisible();
  const applied = page.getByRole('button', { name: `Applied: ${word} Coder` });
  await expect(applied).toBeVisible();
  await page.reload();
  await expect(applied).toBeVisible();
  const saved = page.waitForResponse('**/api/v1/saved/**');
  await page.getByRole('button', { name: `Save: ${word} Coder` }).click();
  await saved;
  await page.goto('/saved?kind=roles');
  await expect(page.getByRole('link', { name: `${word} Coder` })).toBeVisible();
});

test('a role that is filled, paused or removed leaves the list', async ({ browser }) => {
  const word = newWord();
  const { page } = await join(browser, 'Owner', 'founder');
  const path = await publish(page, {
    name: `${word} Mill`,
    openRoles: [
      { title: `${word} Baker`, limit: 1 },
      { title: `${word} Miller`, limit: 1 },
    ],
  });
  await page.goto(`/roles?search=${word}`);
  await reloadUntil(page, () => expect(page.getByText('2 roles')).toBeVisible({ timeout: 2_000 }));
  const openRoles = [{ title: `${word} Baker`, paused: true }, { title: `${word} Miller` }];
  await expect(await page.request.put(`/api/v1${path}`, { data: { openRoles } })).toBeOK();
  await reloadUntil(page, () =>
    expect(page.getByText('1 role', { exact: true })).toBeVisible({ timeout: 2_000 }),
  );
  await expect(roles(page)).toContainText('Miller');
  await expect(await page.request.put(`/api/v1${path}`, { data: { openRoles: [] } })).toBeOK();
  await reloadUntil(page, () => expect(page.getByText('No roles found')).toBeVisible({ timeout: 2_000 }));
});
