import { test } from '@playwright/test';
import { enter, stayHome } from '../people.ts';
import { expectGoodScreen } from './good-screen.ts';

test.beforeEach(({ context }) => stayHome(context));

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
    { status: 'pending', stage: 'inTalk' },
    { status: 'accepted', stage: 'accepted' },
    { status: 'rejected', stage: 'declined', declineReason: 'timing', declineNote: 'Ask again in spring.' },
    { status: 'cancelled', stage: 'cancelled', cancelReason: 'acceptedElsewhere' },
    { status: 'cancelled', stage: 'cancelled', cancelReason: 'positionReopened' },
    { status: 'cancelled', stage: 'expired', cancelReason: 'expired', respondBy: null },
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
