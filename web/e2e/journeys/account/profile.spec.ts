import { expect, type Page, test } from '@playwright/test';
import { becomeMember, chooseRole, signIn, signUp, somebody, stayHome, writePost } from '../../people.ts';
import { pictureFile } from '../../pictures.ts';

test.beforeEach(({ context }) => stayHome(context));

const edit = async (page: Page) => {
  await page.getByRole('button', { name: 'Edit profile' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Edit profile');
};

const save = async (page: Page) => {
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Profile saved successfully')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Edit profile' })).toBeFocused();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
};

/** Chooses a picture, and the middle of it. */
async function choosePicture(page: Page, label: string) {
  await page.getByLabel(label, { exact: true }).setInputFiles(await pictureFile(page, 1_200, 800));
  const dialog = page.getByRole('dialog', { name: label });
  const zoom = dialog.getByRole('slider', { name: 'Zoom' });
  await zoom.press('ArrowRight');
  await expect(zoom).toHaveValue('1.1');
  await dialog.getByRole('button', { name: 'Apply' }).click();
  await expect(page.getByText('Image processed successfully').first()).toBeVisible();
}

const header = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

test('a member fills every field and picture of the profile, and everything is there after a reload', async ({
  page,
}) => {
  const ada = somebody();
  await signUp(page, ada);
  await chooseRole(page, 'Startup Founder');
  await writePost(page, `Hello from ${ada.username}`);
  await page.goto('/profile');
  await page
    .getByRole('region', { name: 'Complete Your Profile' })
    .getByRole('button', { name: 'Got it' })
    .click();
  await edit(page);

  await choosePicture(page, 'Profile picture');
  await choosePicture(page, 'Banner');
  const fields = {
    Name: 'Ada King',
    Headline: 'Poetical scientist',
    Location: 'London',
    About: 'The engine weaves algebraic patterns. '.repeat(8).trim(),
    Organization: 'Analytical Engines',
    Club: 'Enchantress of Numbers',
    'Phone (optional)': '+44 20 7946 0000',
    LinkedIn: 'linkedin.com/in/ada',
  };
  for (const [label, value] of Object.entries(fields))
    await page.getByRole('textbox', { name: label, exact: true }).fill(value);
  await page
    .getByLabel('Organization logo', { exact: true })
    .setInputFiles(await pictureFile(page, 400, 400));
  await expect(page.getByText('Logo ready for upload')).toBeVisible();

  const skill = page.getByRole('combobox', { name: 'Add a skill' });
  await skill.fill('Mathematics');
  await skill.press('Enter');
  await skill.fill('Poetry');
  await skill.blur();
  await skill.pressSequentially('Music,');

  await page.getByRole('button', { name: 'Add experience' }).click();
  const experience = page.getByRole('group', { name: 'Experience 1' });
  await experience.getByLabel('Title').fill('Programmer');
  await experience.getByLabel('Company', { exact: true }).fill('Babbage and Sons');
  await experience.getByLabel('I work here now').uncheck();
  await experience.getByLabel('Start date').fill('2020-01-01');
  await experience.getByLabel('End date').fill('2021-01-01');
  await experience.getByLabel('Description').fill('Wrote the first program.');
  await experience
    .getByLabel('Company logo', { exact: true })
    .setInputFiles(await pictureFile(page, 200, 200));

  for (const [school, start, end] of [
    ['Home', '2001', '2005'],
    ['Royal Institution', '2006', '2010'],
    ['Cambridge', '2024', ''],
  ] as const) {
    await page.getByRole('button', { name: 'Add education' }).click();
    const education = page.getByRole('group', { name: 'Education 1' });
    await education.getByLabel('School', { exact: true }).fill(school);
    await education.getByLabel('Field of study').fill('Mathematics');
    await education.getByLabel('Start year').fill(start);
    await education.getByLabel('End year').fill(end);
  }
  await page.getByLabel('Stage').selectOption({ label: 'Prototype' });
  await save(page);

  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ada King');
  await expect(page.getByRole('region', { name: 'Complete Your Profile' })).toBeHidden();
  const top = header(page, 'Ada King');
  for (const text of ['Poetical scientist', 'London', 'Analytical Engines', 'Enchantress of Numbers'])
    await expect(top.getByText(text)).toBeVisible();
  for (const picture of await top.locator('img').all()) {
    await expect(picture).toHaveAttribute('src', /^\/media\//);
    await expect.poll(() => picture.evaluate((it: HTMLImageElement) => it.naturalWidth)).toBeGreaterThan(0);
  }
  await expect(top.locator('img')).toHaveCount(3);

  const about = page.getByRole('region', { name: 'About' });
  await expect(about.getByText(fields.About)).toBeHidden();
  await about.getByRole('button', { name: 'See more' }).click();
  await expect(about.getByText(fields.About)).toBeVisible();

  const skills = page.getByRole('region', { name: 'Skills' });
  await expect(skills.getByRole('listitem')).toHaveText(['Mathematics', 'Poetry']);
  await skills.getByRole('button', { name: /^Show all/ }).click();
  await expect(skills.getByRole('listitem')).toHaveText(['Mathematics', 'Poetry', 'Music']);

  const history = page.getByRole('region', { name: 'Experience' });
  await expect(history).toContainText('Jan 2020 – Jan 2021 · 1 year');
  await expect(history.locator('img')).toHaveCount(1);

  const schools = page.getByRole('region', { name: 'Education' });
  await expect(schools.getByRole('listitem')).toHaveCount(2);
  await schools.getByRole('button', { name: /^Show all/ }).click();
  await expect(schools).toContainText('2001 – 2005 · 4 years');
  await expect(page.getByRole('region', { name: 'Startup' })).toContainText('Prototype');

  await page.getByRole('button', { name: 'Contact info' }).click();
  const contact = page.getByRole('dialog');
  for (const text of [ada.email, '+44 20 7946 0000', 'linkedin.com/in/ada'])
    await expect(contact.getByText(text)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Contact info' })).toBeFocused();

  await page.getByRole('link', { name: 'See all posts' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText("Ada King's Activity");
  await expect(page.getByText(`Hello from ${ada.username}`)).toBeVisible();
  await page.getByRole('link', { name: 'Back to profile' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ada King');
});

test('what was typed survives a failed save, and is not left behind without asking', async ({ page }) => {
  await signIn(page, 'amara', 'hearth-demo');
  await page.goto('/profile');
  await edit(page);
  const location = page.getByRole('textbox', { name: 'Location' });
  await location.fill('Kumasi, Ghana');
  await page.route('**/api/v1/users/profile', (route) => route.fulfill({ status: 400, json: {} }));
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Failed to save profile')).toBeVisible();
  await expect(location).toHaveValue('Kumasi, Ghana');
  await page.unroute('**/api/v1/users/profile');

  await page.getByRole('link', { name: 'Home' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
  await page.goBack();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
  await expect(location).toHaveValue('Kumasi, Ghana');

  await page.getByRole('link', { name: 'Home' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Discard changes' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('article').first()).toBeVisible();
  await page.goto('/profile');
  await expect(header(page, 'Amara Mensah')).toContainText('Accra, Ghana');
});

test('an investor changes what they invest, and only they see it', async ({ page, browser }) => {
  const ada = somebody();
  // By the screens: they ask for what is changed here.
  await signUp(page, ada);
  await chooseRole(page, 'Investor');
  await page.goto('/profile');
  const panel = page.getByRole('region', { name: 'Investment Preferences' });
  const most = panel.getByLabel('Maximum investment');
  await expect(most).toHaveValue('100000');
  await most.fill('5000');
  await panel.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(panel.getByText('Minimum investment cannot be greater than maximum investment')).toBeVisible();
  await most.fill('250000');
  await panel.getByLabel('Interests').fill('Software');
  await panel.getByLabel('Interests').press('Enter');
  await panel.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Investment range updated successfully')).toBeVisible();
  await page.reload();
  await expect(most).toHaveValue('250000');

  const other = await browser.newPage();
  await signIn(other, 'maya', 'hearth-demo');
  await other.goto(`/profile/${ada.username}`);
  await expect(other.getByRole('region', { name: 'Invests in' })).toContainText('Software');
  await expect(other.getByText('Investment Preferences')).toBeHidden();
  await expect(other.getByRole('button', { name: `Connect with ${ada.name}` })).toBeVisible();
  await other.close();
});

test('a member deletes the account with the password, and is gone', async ({ page }) => {
  const ada = somebody();
  await becomeMember(page, ada, 'job_seeker');
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Delete Account' }).click();
  const dialog = page.getByRole('dialog');
  const confirm = dialog.getByRole('button', { name: 'Delete Account' });
  await confirm.click();
  await expect(dialog.getByText('Password is required')).toBeVisible();
  await dialog.getByLabel('Password', { exact: true }).fill('not-the-password');
  await confirm.click();
  await expect(dialog.getByText('Invalid password')).toBeVisible();
  await dialog.getByLabel('Password', { exact: true }).fill(ada.password);
  await confirm.click();
  await expect(page).toHaveURL('/login');
  await expect(page.getByText('Profile deleted successfully')).toBeVisible();

  await signIn(page, 'maya', 'hearth-demo');
  await page.goto(`/profile/${ada.username}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('User profile not found');
});

test('the checklist on home leads to the field that is missing, and stays away once skipped', async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 640 });
  await becomeMember(page, somebody(), 'founder');
  const checklist = page.getByRole('complementary', { name: 'Complete your profile' });
  await checklist.getByRole('button', { name: /^Show all/ }).click();
  await checklist.getByRole('link', { name: 'Add your skills' }).click();
  const skills = page.getByLabel('Add a skill');
  await expect(skills).toBeFocused();
  await expect(skills).toBeInViewport({ ratio: 1 });
  const box = await skills.boundingBox();
  const bar = await page.getByRole('button', { name: 'Save', exact: true }).locator('..').boundingBox();
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);

  await page.goto('/');
  await checklist.getByRole('button', { name: 'SKIP FOR NOW' }).click();
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'What do you want to share?' })).toBeVisible();
  await expect(checklist).toBeHidden();
});

test('a new member is asked to complete their profile once on every screen, and it covers nothing', async ({
  page,
}) => {
  await becomeMember(page, somebody(), 'investor');
  const asked = page.getByRole('main').getByText(/^complete your profile$/i);
  for (const path of ['/', '/notifications', '/profile']) {
    await page.goto(path);
    await expect(asked).toHaveCount(1);
  }
  await page.getByRole('button', { name: 'Got it' }).click();
  await expect(asked).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Still to add' })).toBeVisible();

  for (const width of [375, 1280, 1920]) {
    await page.setViewportSize({ width, height: 700 });
    await page.goto('/projects');
    await page.getByRole('article').first().waitFor();
    const card = await page.getByRole('complementary', { name: 'Complete your profile' }).boundingBox();
    const list = await page.getByRole('article').last().boundingBox();
    const isBelow = (card?.y ?? 0) >= (list?.y ?? 0) + (list?.height ?? 0);
    const isBeside = (card?.x ?? 0) >= (list?.x ?? 0) + (list?.width ?? 0);
    expect(isBelow || isBeside, `at ${width} px`).toBe(true);
  }
});
