import AxeBuilder from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { documentFile, videoFile } from './attachments.ts';
import { cutTexts } from './cut-texts.ts';
import { chooseRole, enter, signUp, somebody, stayHome } from './people.ts';
import { pictureFile } from './pictures.ts';

const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** The narrower width at which each look is seen as well. */
const NARROWER: Readonly<Record<string, number>> = { desktop: 768, phone: 320 };

/** Makes the window as tall as the page, so that bars that stay at its edges cover nothing that could be scrolled to. */
async function showWhole(page: Page, { width, height }: { width: number; height: number }) {
  await page.setViewportSize({ width, height });
  const whole = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.setViewportSize({ width, height: Math.max(height, whole) });
}

/** Nothing is cut or covered, and nothing scrolls sideways, at the width of the look and at a narrower one. */
async function expectNothingCut(page: Page, size: { width: number; height: number }) {
  for (const width of [size.width, NARROWER[test.info().project.name] ?? size.width]) {
    await showWhole(page, { ...size, width });
    // An open menu takes its new place with the next drawing.
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth), {
        message: `scrolls sideways at ${width} px`,
      })
      .toBeLessThanOrEqual(0);
    await expect.poll(() => cutTexts(page), { message: `cut at ${width} px` }).toEqual([]);
  }
}

/**
 * Nothing that the rules of WCAG 2.2 AA find, in light and in dark; one h1, before any other heading; a title; nothing
 * cut at any width. A window as tall as the page loads the list's next pages, so what is found is looked at again: what
 * was only on its way is gone then.
 */
async function expectGoodScreen(page: Page) {
  // Toasts come and go: a screen is looked at without them.
  await expect(page.locator('.mantine-Notification-root')).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await expect(page.locator('h1, h2, h3, h4').first()).toHaveJSProperty('tagName', 'H1');
  await expect(page).toHaveTitle(/Hearth/);
  const size = page.viewportSize() ?? { width: 0, height: 0 };
  await showWhole(page, size);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', colorScheme);
    const axe = new AxeBuilder({ page });
    // Light and dark differ in nothing but their colours.
    const rules =
      colorScheme === 'light' ? axe.withTags(WCAG) : axe.withRules(['color-contrast', 'link-in-text-block']);
    const findViolations = async () => {
      // What arrived late may have made the page taller than its window, with a part of it below the bar.
      await page.evaluate(() => window.scrollTo(0, 0));
      const { violations } = await rules.analyze();
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
    };
    await expect.poll(findViolations, { message: colorScheme, timeout: 15_000 }).toEqual([]);
  }
  await expectNothingCut(page, size);
  await page.setViewportSize(size);
}

const VISITOR_SCREENS = [
  '/',
  '/login',
  '/signup',
  '/forgot-password',
  '/reset-password',
  '/reset-password?token=x',
  '/verify-email?token=x',
  '/restore-email?token=x',
  '/restore-email',
  '/role-selection',
  '/terms',
  '/privacy',
  '/test',
  '/nowhere',
];

test.beforeEach(({ context }) => stayHome(context));

for (const path of VISITOR_SCREENS)
  test(`${path} for visitors`, async ({ page }) => {
    await page.goto(path);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await expectGoodScreen(page);
  });

test('signup with errors', async ({ page }) => {
  await page.goto('/signup');
  await page.getByRole('button', { name: 'Agree & Join' }).click();
  await expectGoodScreen(page);
});

test('home, its menu and its dialog', async ({ page }, { project }) => {
  // Three screens in one.
  test.slow();
  await enter(page, 'maya', '/');
  await page.getByRole('article').first().waitFor();
  await expectGoodScreen(page);

  if (project.name === 'phone') await page.getByRole('button', { name: 'Open menu' }).click();
  else await page.getByRole('button', { name: /Me$/ }).click();
  await page.getByText('Logout').waitFor();
  await expectGoodScreen(page);
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: 'Delete post' }).first().click();
  await page.getByRole('dialog').waitFor();
  await expectGoodScreen(page);
});

test('the composer with photos, a video, documents and a poll', async ({ page }) => {
  // Four screens in one.
  test.slow();
  await enter(page, 'maya', '/');
  const kind = (name: string) => page.getByRole('form').getByRole('button', { name, exact: true }).click();
  await kind('Photo');
  const picture = await pictureFile(page, 800, 600);
  const broken = { ...picture, name: 'broken.png', buffer: Buffer.from('no picture') };
  await page.getByLabel('Add photos').setInputFiles([picture, broken]);
  await page.getByText('Please choose a PNG').waitFor();
  await expectGoodScreen(page);

  const insteadOfFiles = async (name: string) => {
    await kind(name);
    await page.getByRole('dialog').getByRole('button', { name: 'Discard changes' }).click();
  };
  await insteadOfFiles('Video');
  await page.getByLabel('Choose a video').setInputFiles(await videoFile(page));
  await expect(page.getByRole('progressbar')).toBeHidden();
  await expectGoodScreen(page);

  await insteadOfFiles('Document');
  await page
    .getByLabel('Add documents')
    .setInputFiles([documentFile('A name that is longer than the place for it, by far.pdf')]);
  await expect(page.getByRole('progressbar')).toBeHidden();
  await expectGoodScreen(page);

  await insteadOfFiles('Poll');
  await page.getByRole('button', { name: 'Add option' }).click();
  await page.getByRole('button', { name: 'Post', exact: true }).click();
  await page.getByText('Please provide at least 2 poll options').waitFor();
  await expectGoodScreen(page);
});

test('pictures of a post, all of them and over the whole screen', async ({ page }) => {
  await enter(page, 'priya', '/profile/maya/activity');
  await page.getByRole('button', { name: /^View all 2 photos/ }).click();
  await expectGoodScreen(page);
  await page.getByRole('button', { name: /^Open picture 2 of 2/ }).click();
  await page.getByRole('dialog').getByRole('img').waitFor();
  await expectGoodScreen(page);
});

test('a post with all its comments, one of them being changed', async ({ page }) => {
  await enter(page, 'priya', '/profile/priya/activity');
  const poll = page.getByRole('article').filter({ hasText: 'Settle this for us' });
  await poll.getByRole('link', { name: /ago$/ }).first().click();
  await page.getByRole('button', { name: 'Edit comment' }).click();
  await expectGoodScreen(page);
});

test('home without posts, and home without an answer', async ({ page }) => {
  await enter(page, 'priya', '/');
  await page.route('**/api/v1/posts', (route) => route.fulfill({ json: [] }));
  await page.reload();
  await page.getByText('No posts yet! Be the first to share something with the community.').waitFor();
  await expectGoodScreen(page);

  await page.unroute('**/api/v1/posts');
  await page.route('**/api/v1/posts', (route) => route.fulfill({ status: 403, json: {} }));
  await page.reload();
  await page.getByRole('button', { name: 'Retry' }).waitFor();
  await expectGoodScreen(page);
});

test('role selection, chosen', async ({ page }) => {
  await signUp(page, somebody());
  await page.getByRole('radio', { name: 'Investor' }).check();
  await expectGoodScreen(page);
  await chooseRole(page, 'Investor');
});

const PEOPLE_SCREENS = [
  ['maya', '/network', 'My Network'],
  ['maya', '/connections/maya', 'My Connections'],
  ['maya', '/connections/daniel', "Daniel Okafor's Connections"],
  ['maya', '/connections/daniel/mutual', 'Mutual connections with Daniel Okafor'],
  ['maya', '/connections/jonas', 'Access Restricted'],
  ['maya', '/connections/nobody-at-all', 'User Not Found'],
  ['maya', '/search?q=a', 'Search Results'],
  ['maya', '/search?q=nobody-at-all', 'Search Results'],
  ['priya', '/recommendations', 'Founders looking for talent'],
  ['priya', '/all-connections', 'All Potential Connections'],
] as const;

for (const [username, path, heading] of PEOPLE_SCREENS)
  test(`${path} for ${username}`, async ({ page }) => {
    await enter(page, username, path);
    await page.getByRole('heading', { level: 1, name: heading }).waitFor();
    await expect(page.getByRole('status', { name: /^Loading/ })).toHaveCount(0);
    await expectGoodScreen(page);
  });

test('the search of the top bar, with somebody found and with nobody', async ({ page }, { project }) => {
  // Two screens in one.
  test.slow();
  await enter(page, 'maya', '/');
  await page.getByRole('article').first().waitFor();
  if (project.name === 'phone') await page.getByRole('button', { name: 'Search people' }).click();
  const box = page.getByRole('combobox', { name: 'Search people' });
  await box.fill('nobody at all');
  await page.getByText('No users found').waitFor();
  await expectGoodScreen(page);

  if (await box.isHidden()) await page.getByRole('button', { name: 'Search people' }).click();
  await box.fill('a');
  await page.getByRole('option').first().waitFor();
  await box.press('ArrowDown');
  await expectGoodScreen(page);
});

test('the question before a connection is removed', async ({ page }) => {
  await enter(page, 'maya', '/connections/maya');
  await page
    .getByRole('button', { name: /^Connected/ })
    .first()
    .click();
  await page.getByRole('dialog').waitFor();
  await expectGoodScreen(page);
});

const PROFILE_SCREENS = [
  ['maya', '/profile/maya', 'Maya Iyer'],
  ['maya', '/profile/daniel', 'Daniel Okafor'],
  ['daniel', '/profile', 'Daniel Okafor'],
  ['maya', '/profile/nobody-at-all', 'User profile not found'],
  ['maya', '/profile/daniel/activity', "Daniel Okafor's Activity"],
  ['maya', '/profile/maya/projects', "Maya Iyer's Projects"],
] as const;

for (const [username, path, heading] of PROFILE_SCREENS)
  test(`${path} for ${username}`, async ({ page }) => {
    await enter(page, username, path);
    await page.getByRole('heading', { level: 1, name: heading }).waitFor();
    await expect(page.getByRole('status', { name: /^Loading/ })).toHaveCount(0, { timeout: 15_000 });
    await expectGoodScreen(page);
  });

test('a profile and its dialogs', async ({ page }) => {
  await enter(page, 'maya', '/profile/daniel');
  await page.getByRole('button', { name: 'Contact info' }).click();
  await page.getByRole('dialog').waitFor();
  await expectGoodScreen(page);

  await page.goto('/profile/maya');
  await page.getByRole('button', { name: 'Delete Account' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete Account' }).click();
  await page.getByText('Password is required').waitFor();
  await expectGoodScreen(page);
});

test('a profile being edited, with errors and with a picture being cut', async ({ page }) => {
  await enter(page, 'maya', '/profile/maya?edit');
  await page.getByLabel('Name', { exact: true }).fill('');
  await page.getByRole('button', { name: 'Add experience' }).click();
  await page.getByRole('button', { name: 'Add education' }).click();
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByText('Name is required').waitFor();
  await expectGoodScreen(page);

  await page.getByLabel('Profile picture', { exact: true }).setInputFiles(await pictureFile(page, 800, 600));
  await page.getByRole('dialog').getByRole('button', { name: 'Apply' }).waitFor();
  await expectGoodScreen(page);
});

test('settings: with errors, with other sessions, with none, and without an answer', async ({ page }) => {
  // Three screens in one.
  test.slow();
  await enter(page, 'maya', '/settings');
  const sessions = page.getByRole('region', { name: 'Sessions' });
  await enter(page, 'maya', '/settings');
  await sessions.getByRole('button', { name: 'End all other sessions' }).waitFor();
  await page.getByRole('button', { name: 'Change password' }).click();
  await page.getByText('Password is required').first().waitFor();
  await expectGoodScreen(page);

  await page.route('**/api/v1/auth/sessions', async (route) => {
    const list: { current: boolean }[] = await (await route.fetch()).json();
    await route.fulfill({ json: list.filter(({ current }) => current) });
  });
  await page.reload();
  await page.getByText('You are signed in nowhere else.').waitFor();
  await expectGoodScreen(page);

  await page.unroute('**/api/v1/auth/sessions');
  await page.route('**/api/v1/auth/sessions', (route) => route.fulfill({ status: 403, json: {} }));
  await page.reload();
  await sessions.getByRole('button', { name: 'Retry' }).waitFor();
  await expectGoodScreen(page);
});

test('notifications, and none', async ({ page }) => {
  await enter(page, 'maya', '/notifications');
  await page
    .getByRole('button', { name: /^Accept/ })
    .first()
    .waitFor();
  await expectGoodScreen(page);

  await page.route('**/api/v1/notifications', (route) => route.fulfill({ json: [] }));
  await page.reload();
  await page.getByText('No notifications yet').waitFor();
  await expectGoodScreen(page);
});

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
  await page.getByText('Your application for this role is pending').waitFor();
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

test('own applications, in every state, the question before one is withdrawn, and none', async ({ page }) => {
  // Four screens in one.
  test.slow();
  await enter(page, 'priya', '/applications');
  await page
    .getByRole('button', { name: /^Withdraw/ })
    .first()
    .waitFor();
  await expectGoodScreen(page);
  await page
    .getByRole('button', { name: /^Withdraw/ })
    .first()
    .click();
  await page.getByRole('dialog').waitFor();
  await expectGoodScreen(page);

  const states = [
    { status: 'accepted' },
    { status: 'rejected' },
    { status: 'cancelled', cancelReason: 'acceptedElsewhere' },
    { status: 'cancelled', cancelReason: 'positionReopened' },
  ];
  await page.route('**/api/v1/users/me/applications', async (route) => {
    const response = await route.fetch();
    const [row] = await response.json();
    await route.fulfill({
      json: states.map((state, nth) => ({ ...row, ...state, _id: `${row._id}${nth}` })),
    });
  });
  await page.reload();
  await page.getByText('Cancelled: accepted elsewhere').waitFor();
  await expectGoodScreen(page);

  await page.unroute('**/api/v1/users/me/applications');
  await page.route('**/api/v1/users/me/applications', (route) => route.fulfill({ json: [] }));
  await page.reload();
  await page.getByText('No applications yet').waitFor();
  await expectGoodScreen(page);
});

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
