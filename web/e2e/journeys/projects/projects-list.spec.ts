import { expect, type Page, test } from '@playwright/test';
import { join } from '../../people.ts';
import { publish } from '../../projects.ts';

/** A word that no other project has. */
const newWord = () => `w${Date.now().toString(36)}${Math.random().toString(36).slice(2, 6)}`;

const cards = (page: Page) => page.getByRole('article');

async function searchFor(page: Page, words: string): Promise<void> {
  await page.getByRole('searchbox', { name: 'Search projects' }).fill(words);
  await page.getByRole('button', { name: 'Go' }).click();
}

test('projects are searched, filtered, sorted and turned page by page; the address holds it all', async ({
  browser,
}) => {
  const word = newWord();
  const { page } = await join(browser, 'Lister', 'founder');
  // One after the other, so that their order is known.
  for (let nth = 1; nth <= 13; nth++)
    await publish(page, { name: `${word} number ${nth}`, category: nth === 1 ? 'Gaming' : 'Travel' });
  await page.getByRole('link', { name: 'Projects' }).click();
  await expect(page).toHaveURL('/projects');
  await expect(page.getByRole('link', { name: 'Create Project' })).toBeVisible();
  await searchFor(page, word);
  await expect(page.getByText('13 projects')).toBeVisible();
  await expect(cards(page)).toHaveCount(12);
  await expect(cards(page).first()).toContainText('number 13');

  await page.getByRole('link', { name: 'Next page' }).click();
  await expect(page).toHaveURL(`/projects?page=2&search=${word}`);
  await expect(cards(page)).toHaveCount(1);
  await page.reload();
  await expect(cards(page)).toContainText('number 1');

  await page.getByRole('button', { name: 'Filters' }).click();
  await page.getByLabel('Category').selectOption('Gaming');
  await expect(page).toHaveURL(`/projects?category=Gaming&search=${word}`);
  await expect(page.getByText('1 project', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Upvote' }).click();
  await expect(page.getByText('Project upvoted!')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Upvoted 1' })).toBeDisabled();

  await page.goBack();
  await expect(cards(page)).toHaveCount(1);
  await page.getByLabel('Sort by').selectOption('Most Upvotes');
  await expect(async () => {
    await page.reload();
    await expect(cards(page).first()).toContainText('Gaming');
  }).toPass();

  await page.getByRole('button', { name: 'Filters' }).click();
  await page.getByRole('button', { name: 'Clear Filters' }).click();
  await expect(page).toHaveURL('/projects?sort=upvotes');
  await expect(page.getByRole('searchbox', { name: 'Search projects' })).toHaveValue('');
  await searchFor(page, `${word} nowhere`);
  await expect(page.getByRole('link', { name: 'Create Your First Project' })).toBeVisible();
});

test('a job seeker applies from a card, takes it back, and applies again', async ({ browser }) => {
  const word = newWord();
  const founder = await join(browser, 'Owner', 'founder');
  await publish(founder.page, {
    name: `${word} Mill`,
    openRoles: [
      { title: 'Baker', limit: 1 },
      { title: 'Miller', limit: 1 },
    ],
  });
  const { page } = await join(browser, 'Seeker', 'job_seeker');

  await page.goto(`/projects?search=${word}`);
  await page.getByRole('tab', { name: 'TEAM MEMBERS' }).click();
  await page.getByRole('button', { name: 'Apply: Baker' }).click();
  const dialog = page.getByRole('dialog', { name: 'Apply for Role' });
  await dialog.getByLabel('Why are you a good fit for this role?').fill('I rise early.');

  // The first answer gets lost on its way; the repeated call is the same wish.
  let lost = 0;
  await page.route('**/apply', async (route) => {
    if (lost++ > 0) return route.continue();
    await route.fetch();
    return route.abort('connectionreset');
  });
  await dialog.getByRole('button', { name: 'Submit Application' }).click();
  await expect(page.getByText('Application submitted successfully!')).toBeVisible({ timeout: 15_000 });
  await expect(page.getByRole('button', { name: 'Application Pending: Baker' })).toBeFocused();
  expect(lost).toBe(2);
  await page.reload();
  await page.getByRole('tab', { name: 'TEAM MEMBERS' }).click();
  await expect(page.getByRole('button', { name: 'Application Pending: Baker' })).toBeDisabled();

  await page.getByRole('button', { name: /Me$/ }).click();
  await page.getByRole('menuitem', { name: 'My Applications' }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Baker' })).toHaveCount(1);
  await expect(page.getByText('I rise early.')).toBeVisible();
  await page.getByRole('button', { name: 'Withdraw: Baker' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Withdraw application' }).click();
  await expect(page.getByText('Application withdrawn')).toBeVisible();
  await expect(page.getByRole('list', { name: 'What has happened so far' })).toContainText('Withdrawn');

  await page.goto(`/projects?search=${word}`);
  await page.getByRole('tab', { name: 'TEAM MEMBERS' }).click();
  await page.getByRole('button', { name: 'Reapply: Baker' }).click();
  await page.getByRole('button', { name: 'Submit Application' }).click();
  await expect(page.getByRole('button', { name: 'Application Pending: Baker' })).toBeVisible();
});

test('founders and investors are told why they do not apply', async ({ browser }) => {
  const word = newWord();
  const founder = await join(browser, 'Owner', 'founder');
  await publish(founder.page, { name: `${word} Kiln`, openRoles: [{ title: 'Potter', limit: 1 }] });
  await founder.page.goto(`/projects?search=${word}`);
  await founder.page.getByRole('tab', { name: 'TEAM MEMBERS' }).click();
  await expect(founder.page.getByText("You're the founder")).toHaveCount(1);
  await expect(founder.page.getByRole('button', { name: /Potter/ })).toHaveCount(0);

  const { page } = await join(browser, 'Backer', 'investor');
  await page.goto(`/projects?search=${word}`);
  await page.getByRole('tab', { name: 'TEAM MEMBERS' }).click();
  await page.getByRole('button', { name: 'Apply: Potter' }).click();
  await expect(page.getByText('Only job seekers can apply for roles')).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});
