import { expect, type Page, test } from '@playwright/test';
import { chooseRole, signUp, somebody, stayHome } from '../../people.ts';
import { jsonResume, linkedInExport } from '../../resumes.ts';

test.beforeEach(({ context }) => stayHome(context));

const card = (page: Page) => page.getByRole('region', { name: /^Get started: / });
const next = (page: Page) => page.getByRole('button', { name: 'Next' }).click();
const people = (page: Page) => page.getByRole('region', { name: 'People you may know' });
const chooseFile = (page: Page) => page.getByLabel('Choose a file', { exact: true });

/** Signs up, chooses a role and follows the card on home. */
async function begin(page: Page, role: string) {
  const person = somebody();
  await signUp(page, person);
  await chooseRole(page, role);
  await expect(card(page)).toContainText('Get started: 3 steps');
  await card(page).getByRole('link', { name: 'Get started' }).click();
  await expect(page).toHaveURL('/welcome');
  return person;
}

/** Sends three requests to those who are suggested. */
async function connectWithThree(page: Page) {
  await expect(people(page).getByRole('listitem')).toHaveCount(3);
  for (const row of await people(page).getByRole('listitem').all()) {
    await row.getByRole('button', { name: /^Connect with/ }).click();
    await expect(row.getByRole('button', { name: /^Pending/ })).toBeVisible();
  }
}

test('a founder brings a profile along from LinkedIn, meets three people, and creates a project', async ({
  page,
}) => {
  const { username } = await begin(page, 'Startup Founder');
  await chooseFile(page).setInputFiles(linkedInExport(['ts', 'Counting']));
  const review = page.getByRole('region', { name: 'What the file says' });
  await expect(review.getByText('TypeScript, Counting')).toBeVisible();
  await expect(review.getByText('A date could not be read: Spring.')).toBeVisible();
  await review.getByRole('checkbox', { name: 'Location' }).uncheck();
  await review.getByRole('button', { name: 'Save to profile' }).click();
  await expect(page.getByText('Profile saved successfully')).toBeVisible();
  await expect(page).toHaveURL('/welcome?step=people');

  await page.reload();
  await connectWithThree(page);
  await page.goto('/');
  await expect(card(page)).toContainText('Get started: 2 steps');
  await card(page).getByRole('link', { name: 'Go on' }).click();
  await next(page);
  await page.getByRole('link', { name: 'Create a project' }).click();
  await expect(page).toHaveURL('/projects/create');

  await page.goto(`/profile/${username}`);
  await expect(page.getByText('Analyst of engines, and of those who build them')).toBeVisible();
  await expect(page.getByText('Engine Works').first()).toBeVisible();
  await expect(page.getByText('London, United Kingdom')).toHaveCount(0);
  await page.goto('/');
  await expect(page.getByRole('region', { name: 'Your applicants' })).toBeVisible();
  await expect(card(page)).toHaveCount(0);
});

test('a job seeker whose file is no resume goes on without one, to the roles that fit', async ({ page }) => {
  await begin(page, 'Looking to Join');
  const problem = page.getByRole('main').getByRole('alert');
  await chooseFile(page).setInputFiles({
    name: 'photo.json',
    mimeType: 'application/json',
    buffer: Buffer.from('{"a":1}'),
  });
  await expect(problem.getByText('This JSON file is no JSON Resume')).toBeVisible();
  await next(page);
  await expect(people(page)).toBeVisible();
  await next(page);
  await page.getByRole('link', { name: 'See matching roles' }).click();
  await expect(page).toHaveURL('/roles?sort=match');
  await expect(page.getByRole('article').first()).toBeVisible();
});

test('an investor brings a JSON Resume along, and never sees the first steps again, wherever they sign in', async ({
  page,
  browser,
}) => {
  const person = await begin(page, 'Investor');
  await chooseFile(page).setInputFiles(jsonResume);
  await page.getByRole('button', { name: 'Save to profile' }).click();
  await expect(people(page)).toBeVisible();
  await next(page);
  await page.getByRole('button', { name: 'Finish, and go home' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('region', { name: 'Projects that fit you' })).toBeVisible();
  await expect(card(page)).toHaveCount(0);

  const elsewhere = await (await browser.newContext()).newPage();
  await expect(await elsewhere.request.post('/api/v1/auth/login', { data: person })).toBeOK();
  await elsewhere.goto('/');
  await expect(elsewhere.getByRole('region', { name: 'Projects that fit you' })).toBeVisible();
  await expect(card(elsewhere)).toHaveCount(0);
  await elsewhere.context().close();
});

test('the first member of all is told that nobody is there, and has a link for others', async ({ page }) => {
  await page.route('**/api/v1/users/suggestions?*', (route) => route.fulfill({ json: [] }));
  await begin(page, 'Startup Founder');
  await next(page);
  await expect(page.getByText('Nobody is here yet whom we could suggest.')).toBeVisible();
  await expect(page.getByLabel('Link to join')).toHaveValue(/\/signup$/);
});
