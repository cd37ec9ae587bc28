import { expect, type Page, test } from '@playwright/test';
import { join, type Participant, type Somebody } from '../../people.ts';

const cardOf = (page: Page, { name }: Somebody) => page.getByRole('listitem').filter({ hasText: name });
const network = (page: Page) => page.getByRole('link', { name: /^My Network/ });

/** Finds somebody by the top bar's search, without the mouse, and asks them. */
async function ask({ page }: Participant, whom: Somebody) {
  await page.getByRole('combobox', { name: 'Search Hearth' }).fill(whom.name);
  await expect(page.getByRole('option', { name: `${whom.name} @` })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByText(`Showing results for "${whom.name}"`)).toBeVisible();
  await cardOf(page, whom)
    .getByRole('button', { name: /^Connect/ })
    .click();
  await expect(page.getByText('Connection request sent successfully').last()).toBeVisible();
  const pending = cardOf(page, whom).getByRole('button', { name: /^Pending/ });
  // It is shown before the answer has come.
  await expect(pending).not.toHaveAttribute('aria-disabled');
}

test('three members find, ask, accept, reject, withdraw and remove each other', async ({ browser }) => {
  const [ada, ben, cleo] = await Promise.all([
    join(browser, 'Ada', 'founder'),
    join(browser, 'Ben', 'investor'),
    join(browser, 'Cleo', 'job_seeker'),
  ]);

  await ask(ada, ben);
  await ask(cleo, ben);
  await ask(cleo, ada);

  await test.step('Ada takes nothing back, Cleo withdraws from Ben by the very button', async () => {
    await cleo.page.goto(`/search?q=${encodeURIComponent(ben.name)}`);
    await cardOf(cleo.page, ben)
      .getByRole('button', { name: /^Pending/ })
      .click();
    await expect(cleo.page.getByText('Connection request withdrawn')).toBeVisible();
    await expect(cardOf(cleo.page, ben).getByRole('button', { name: /^Connect/ })).toBeVisible();
  });

  await test.step('Ben sees one request in the top bar and accepts it', async () => {
    await ben.page.reload();
    await expect(network(ben.page)).toHaveAccessibleName('My Network , 1 new');
    await network(ben.page).click();
    const requests = ben.page.getByRole('region', { name: /^Requests/ });
    await requests.getByRole('button', { name: `Accept the request from ${ada.name}` }).click();
    await expect(ben.page.getByText('Connection request accepted')).toBeVisible();
    await expect(requests.getByText('No Connection Requests')).toBeVisible();
    await expect(network(ben.page)).toHaveAccessibleName('My Network');
    const mine = ben.page.getByRole('list', { name: 'My Connections' });
    await expect(mine.getByText(ada.name)).toBeVisible();
  });

  await test.step('Ada rejects Cleo, who may ask again', async () => {
    await ada.page.goto('/network');
    await ada.page.getByRole('button', { name: `Reject the request from ${cleo.name}` }).click();
    await expect(ada.page.getByText('Connection request rejected')).toBeVisible();
    await expect(ada.page.getByText('No Connection Requests')).toBeVisible();
    await cleo.page.goto(`/search?q=${encodeURIComponent(ada.name)}`);
    await expect(cardOf(cleo.page, ada).getByRole('button', { name: /^Connect/ })).toBeVisible();
  });

  await test.step('only the connected see whom Ada knows', async () => {
    await cleo.page.goto(`/connections/${ada.username}`);
    await expect(cleo.page.getByRole('heading', { name: 'Access Restricted' })).toBeVisible();
    await expect(
      cleo.page.getByText(`You need to be connected with ${ada.name} to view their connections.`),
    ).toBeVisible();
    await ben.page.goto(`/connections/${ada.username}`);
    await expect(ben.page.getByRole('heading', { name: 'No connections found' })).toBeVisible();
  });

  await test.step('Ben lets go of Ada after being asked, and both are strangers again', async () => {
    await ben.page.goto(`/connections/${ben.username}`);
    await ben.page.getByRole('searchbox', { name: 'Search connections' }).fill(ada.name.toUpperCase());
    await cardOf(ben.page, ada)
      .getByRole('button', { name: /^Connected/ })
      .click();
    await ben.page.getByRole('dialog').getByRole('button', { name: 'Remove connection' }).click();
    await expect(ben.page.getByText('Connection removed')).toBeVisible();
    await expect(cardOf(ben.page, ada)).toBeHidden();
    await ada.page.goto(`/search?q=${encodeURIComponent(ben.name)}`);
    await expect(cardOf(ada.page, ben).getByRole('button', { name: /^Connect/ })).toBeVisible();
  });
});

test('members without a connection find each other among the recommendations', async ({ browser }) => {
  const founder = await join(browser, 'Frida', 'founder');
  const seeker = await join(browser, 'Sam', 'job_seeker');

  await seeker.page.goto('/recommendations');
  await expect(seeker.page.getByRole('heading', { level: 1 })).toHaveText('Founders looking for talent');
  await seeker.page.getByRole('searchbox').fill(founder.username);
  await expect(seeker.page.getByText('Showing 1 user')).toBeVisible();
  await cardOf(seeker.page, founder)
    .getByRole('button', { name: /^Connect/ })
    .click();
  await expect(seeker.page.getByText('Connection request sent successfully')).toBeVisible();
  await seeker.page.getByRole('searchbox').fill('nobody is called this');
  await seeker.page.getByRole('button', { name: 'Clear Filters' }).click();

  await seeker.page.getByRole('link', { name: 'View All Connections' }).click();
  await expect(seeker.page.getByRole('heading', { level: 1 })).toHaveText('All Potential Connections');
  await seeker.page.getByRole('combobox', { name: 'Role' }).selectOption('Investors');
  await expect(seeker.page.getByRole('listitem').filter({ hasText: 'Daniel Okafor' })).toBeVisible();

  await founder.page.goto('/all-connections');
  await expect(founder.page).toHaveURL('/');
});

test('the administrator puts connections right', async ({ page }) => {
  await page.goto('/login');
  await page.getByLabel('Username or email').fill('admin');
  await page.getByLabel('Password', { exact: true }).fill('hearth-demo');
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await page.getByRole('button', { name: /Me$/ }).click();
  await page.getByRole('menuitem', { name: 'Sync Connections' }).click();
  await expect(page.getByText(/Connection sync complete\. \d+ users updated\./)).toBeVisible();
});
