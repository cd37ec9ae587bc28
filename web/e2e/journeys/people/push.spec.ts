import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { join, logOut } from '../../people.ts';

test.use({ serviceWorkers: 'allow' });

const SUBSCRIPTION = {
  endpoint: 'https://fcm.googleapis.com/fcm/send/nobody',
  keys: { p256dh: `B${'A'.repeat(86)}`, auth: 'A'.repeat(22) },
};

const SUBSCRIPTIONS = '**/api/v1/push/subscriptions';

/** Stands in for the push service of the browser's maker, which no journey calls. */
async function havePushService(context: BrowserContext): Promise<void> {
  await context.grantPermissions(['notifications']);
  await context.addInitScript((subscription) => {
    const NAME = 'test.subscribed';
    const made = (key: string) => ({
      options: {
        applicationServerKey: Uint8Array.from(atob(key.replaceAll('-', '+').replaceAll('_', '/')), (letter) =>
          letter.charCodeAt(0),
        ).buffer,
      },
      toJSON: () => subscription,
      unsubscribe: async () => localStorage.removeItem(NAME),
    });
    Object.assign(PushManager.prototype, {
      async subscribe({ applicationServerKey }: { applicationServerKey: string }) {
        localStorage.setItem(NAME, applicationServerKey);
        return made(applicationServerKey);
      },
      async getSubscription() {
        const key = localStorage.getItem(NAME);
        return key === null ? null : made(key);
      },
    });
  }, SUBSCRIPTION);
}

const isSubscribed = (page: Page) => page.evaluate(() => localStorage.getItem('test.subscribed') !== null);

/** What the browser shows of the site, outside of its pages. */
const shown = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    const notifications = await registration.getNotifications();
    return notifications.map(({ title, body, tag }) => ({ title, body, tag }));
  });

/** Has the browser hand a push to the worker of the site, as if it came from its push service. */
async function pushTo(page: Page, payload: object): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations: [first] }) => {
      if (first) resolve(first.registrationId);
    });
  });
  await session.send('ServiceWorker.enable');
  await session.send('ServiceWorker.deliverPushMessage', {
    origin: new URL(page.url()).origin,
    registrationId: await registered,
    data: JSON.stringify(payload),
  });
}

test('notifications are shown on this device from a press of the button until the logout', async ({
  browser,
}) => {
  const { page } = await join(browser, 'Ada', 'investor');
  await havePushService(page.context());
  await page.goto('/settings#notifications');
  const group = page.getByRole('group', { name: 'Notifications on this device' });
  const answered = page.waitForResponse(SUBSCRIPTIONS);
  await group.getByRole('button', { name: 'Turn on for this device' }).click();
  expect((await answered).status()).toBe(200);
  await expect(group.getByRole('button', { name: 'Turn off for this device' })).toBeVisible();
  await page.reload();
  await expect(group.getByRole('button', { name: 'Turn off for this device' })).toBeVisible();

  for (const text of ['Ben liked your post', 'Cora and Ben liked your post']) {
    await pushTo(page, { text, path: '/notifications', tag: 'likes' });
    await expect.poll(() => shown(page)).toEqual([{ title: 'Hearth', body: text, tag: 'likes' }]);
  }

  const likes = page.getByRole('checkbox', { name: 'Likes of my posts: on my devices' });
  const saved = page.waitForResponse((answer) => answer.request().method() === 'PUT');
  await likes.click();
  await expect(likes).toBeChecked();
  expect((await saved).status()).toBe(200);
  await page.reload();
  await expect(likes).toBeChecked();

  await logOut(page);
  await expect.poll(() => isSubscribed(page)).toBe(false);
});
