import { expect, test } from '@playwright/test';
import { documentFile } from '../../attachments.ts';
import { join } from '../../people.ts';
import { publish } from '../../projects.ts';

const SOON = { timeout: 15_000 };

test('an investor finds what fits, is interested, talks with the founder, and opens the deck', async ({
  browser,
}) => {
  // Two members, three screens each.
  test.slow();
  const founder = await join(browser, 'Owner', 'founder');
  const name = `Mill ${Date.now().toString(36)}`;
  const path = await publish(founder.page, { name });
  const investor = await join(browser, 'Investor', 'investor');
  const { page } = investor;

  await test.step('nothing fits as long as the profile does not say what', async () => {
    await page.goto('/projects');
    await page.getByRole('button', { name: 'Filters' }).click();
    await page.getByLabel('Fits what you look for').check();
    await expect(page.getByRole('heading', { name: 'You have not said what you look for' })).toBeVisible();
    await page.getByRole('link', { name: 'Add your interests' }).click();
    const panel = page.getByRole('region', { name: 'Investment Preferences' });
    await panel.getByLabel('Interests').fill('Mill');
    await panel.getByLabel('Interests').press('Enter');
    await panel.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Profile updated successfully')).toBeVisible();
  });

  await test.step('then the project is there, with the reason', async () => {
    await expect(async () => {
      await page.goto('/projects?fits=me');
      await expect(page.getByRole('article', { name })).toBeVisible({ timeout: 2_000 });
    }).toPass(SOON);
    await expect(page.getByRole('article', { name })).toContainText('Fits you: mentions Mill');
    await page.getByRole('link', { name: `View Details: ${name}` }).click();
  });

  await test.step('they tell the founder that they are interested', async () => {
    await page.getByRole('textbox', { name: 'Note to the founder' }).fill('How many mills run today?');
    await page.getByRole('button', { name: "I'm interested" }).click();
    await expect(page.getByRole('heading', { name: 'You are interested' })).toBeVisible();
    await page.getByLabel('State').selectOption('Watching');
    await expect(page.getByRole('button', { name: 'Save note' }).last()).toBeVisible();
  });

  await test.step('the founder is notified, reads the note, and writes', async () => {
    const own = founder.page;
    await expect(async () => {
      await own.goto('/notifications');
      await own
        .getByRole('main')
        .getByRole('link', { name: /is interested in your project/ })
        .first()
        .click({ timeout: 2_000 });
    }).toPass(SOON);
    await expect(own.getByRole('tab', { name: 'INVESTORS (1)' })).toHaveAttribute('aria-selected', 'true');
    await expect(own.getByText('How many mills run today?')).toBeVisible();
    await own
      .getByRole('list', { name: 'Interested investors' })
      .getByRole('link', { name: `Message ${investor.name}` })
      .click();
    await own.getByRole('textbox', { name: `Write to ${investor.name}` }).fill('Two, and a third in May.');
    await own.keyboard.press('Enter');
    await expect(own.getByText('Sending')).toHaveCount(0);
    await expect(own.getByRole('link', { name: `${name} · Interest`, exact: true })).toBeVisible();
  });

  await test.step('the investor answers', async () => {
    await page.getByRole('link', { name: `Message ${founder.name}` }).click();
    await expect(
      page
        .getByRole('region', { name: `Messages with ${founder.name}` })
        .getByText('Two, and a third in May.'),
    ).toBeVisible(SOON);
    await page.getByRole('textbox', { name: `Write to ${founder.name}` }).fill('May I see the deck?');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Sending')).toHaveCount(0);
  });

  await test.step('the founder shares the deck with them', async () => {
    const own = founder.page;
    await own.goto(`${path}#investors`);
    const deck = own.getByRole('region', { name: 'Deck' });
    const chosen = own.waitForEvent('filechooser');
    await deck.getByRole('button', { name: 'Upload a PDF' }).click();
    await (await chosen).setFiles(documentFile('Mill deck.pdf'));
    await expect(deck.getByText('Mill deck.pdf')).toBeVisible(SOON);
    await deck.getByRole('combobox', { name: 'Share with' }).fill(investor.name);
    await own.getByRole('option', { name: new RegExp(investor.name) }).click();
    await expect(deck.getByText('Not opened yet')).toBeVisible();
  });

  await test.step('the investor is told that it is noted, and opens it', async () => {
    await page.goto(path);
    const deck = page.getByRole('region', { name: 'Deck' });
    await expect(deck.getByText('The founder sees that you have opened it, and when.')).toBeVisible();
    const saved = page.waitForEvent('download');
    await deck.getByRole('button', { name: 'Open deck' }).click();
    expect((await saved).suggestedFilename()).toBe('Mill deck.pdf');
  });

  await test.step('the founder sees it, and shares it no longer', async () => {
    const own = founder.page;
    await own.reload();
    const deck = own.getByRole('region', { name: 'Deck' });
    await deck.getByText('Opened once').click();
    await expect(deck.getByRole('list', { name: `When ${investor.name} has opened it` })).toBeVisible();
    await deck.getByRole('button', { name: `Stop sharing with ${investor.name}` }).click();
    await expect(deck.getByText('No longer shared')).toBeVisible();
    await page.reload();
    await expect(page.getByRole('heading', { name: 'You are interested' })).toBeVisible();
    await expect(page.getByRole('region', { name: 'Deck' })).toBeHidden();
  });

  await test.step('the pipeline says how they stand', async () => {
    await page.goto('/pipeline');
    await expect(page.getByRole('article', { name })).toContainText('Interested');
  });
});
