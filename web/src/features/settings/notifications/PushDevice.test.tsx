import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { pushedHere } from '../../../entities/push/pushed-here.ts';
import { fakeServer, json, type Replies, refusal } from '../../../testing/fake-server.ts';
import { maya } from '../../../testing/people.ts';
import { usualPreferences } from '../../../testing/preferences.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { settingsReplies } from '../../../testing/settings.ts';

const KEY = `B${'A'.repeat(86)}`;
const ENDPOINT = 'https://fcm.googleapis.com/fcm/send/abc';
const KEYS = { p256dh: `B${'B'.repeat(86)}`, auth: 'C'.repeat(22) };

const bytesOf = (text: string): ArrayBuffer =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0))
    .buffer;

/** A browser that can show notifications, and what its owner has decided. */
function fakeBrowser(permission: NotificationPermission, answer = permission) {
  let key: string | undefined;
  const subscriptionOf = (applicationServerKey: string) => ({
    options: { applicationServerKey: bytesOf(applicationServerKey) },
    toJSON: () => ({ endpoint: ENDPOINT, expirationTime: null, keys: KEYS }),
    async unsubscribe() {
      key = undefined;
      return true;
    },
  });
  const pushManager = {
    getSubscription: async () => (key === undefined ? null : subscriptionOf(key)),
    async subscribe({ applicationServerKey }: { applicationServerKey: string }) {
      key = applicationServerKey;
      return subscriptionOf(key);
    },
  };
  const registration = { pushManager };
  const serviceWorker = {
    register: vi.fn(async () => registration),
    getRegistration: async () => registration,
    ready: Promise.resolve(registration),
  };
  const notification = {
    permission,
    requestPermission: vi.fn(async () => {
      notification.permission = answer;
      return answer;
    }),
  };
  vi.stubGlobal('PushManager', class {});
  vi.stubGlobal('Notification', notification);
  Object.defineProperty(navigator, 'serviceWorker', { value: serviceWorker, configurable: true });
  return {
    notification,
    serviceWorker,
    subscribe: () => pushManager.subscribe({ applicationServerKey: KEY }),
    key: () => key,
  };
}

/** A server that knows whether this session has a subscription. */
function open(replies: Replies = {}, subscribed = false) {
  let isOn = subscribed;
  const answer = (on: boolean) => () => {
    isOn = on;
    return json({ message: 'Done' });
  };
  const server = fakeServer({
    ...settingsReplies,
    'GET /push/subscriptions': () => json({ publicKey: KEY, subscribed: isOn }),
    'POST /push/subscriptions': answer(true),
    'DELETE /push/subscriptions': answer(false),
    ...replies,
  });
  return { server, ...renderApp('/settings') };
}

beforeEach(() => pushedHere.clear());
afterEach(() => {
  Reflect.deleteProperty(navigator, 'serviceWorker');
  vi.unstubAllGlobals();
});

const button = (name: string) => screen.findByRole('button', { name });

it('asks for nothing before the button is pressed, then subscribes this browser', async () => {
  const { notification, serviceWorker } = fakeBrowser('default', 'granted');
  const { user, server } = open();
  const turnOn = await button('Turn on for this device');
  expect(notification.requestPermission).not.toHaveBeenCalled();
  expect(serviceWorker.register).not.toHaveBeenCalled();
  await user.click(turnOn);
  await button('Turn off for this device');
  expect(server.to('POST /push/subscriptions').map(({ body }) => body)).toEqual([
    { endpoint: ENDPOINT, keys: KEYS },
  ]);
  expect(pushedHere.read()).toBe(maya._id);
});

it('ends the subscription at the server and in the browser', async () => {
  const browser = fakeBrowser('granted');
  await browser.subscribe();
  const { user, server } = open({}, true);
  await user.click(await button('Turn off for this device'));
  await button('Turn on for this device');
  expect(server.to('DELETE /push/subscriptions')).toHaveLength(1);
  expect(browser.key()).toBeUndefined();
});

it('says that the browser does not let it, also right after its owner has said so', async () => {
  fakeBrowser('default', 'denied');
  const { user, server } = open();
  await user.click(await button('Turn on for this device'));
  expect(await screen.findByText(/Your browser does not let Hearth show notifications/)).toBeVisible();
  expect(server.to('POST /push/subscriptions')).toEqual([]);
});

it('says why when the server takes no such browser', async () => {
  fakeBrowser('granted');
  const { user, toasts } = open({ 'POST /push/subscriptions': () => refusal(400, 'Not known') });
  await user.click(await button('Turn on for this device'));
  await waitFor(() => expect(toasts()).toContain('Not known'));
  expect(await button('Turn on for this device')).toBeEnabled();
});

it('says so where a browser cannot show notifications', async () => {
  open();
  expect(await screen.findByText(/This browser cannot show notifications/)).toBeVisible();
});

it('says to which screen an iPhone wants Hearth added first', async () => {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (iPhone; CPU iPhone OS 18_0)');
  open();
  expect(await screen.findByText(/add Hearth to the home screen first/)).toBeVisible();
});

it('subscribes anew in a later session of the same member, with the key that the server has now', async () => {
  const browser = fakeBrowser('granted');
  await browser.subscribe();
  pushedHere.write(maya._id);
  const { server } = open();
  // Strict mode opens the live channel twice.
  await waitFor(() => expect(server.to('POST /push/subscriptions')).not.toEqual([]));
});

it('leaves a browser alone that another member has chosen', async () => {
  const browser = fakeBrowser('granted');
  await browser.subscribe();
  pushedHere.write('somebody');
  const { server } = open();
  await button('Turn on for this device');
  expect(server.to('POST /push/subscriptions')).toEqual([]);
});

it('sends the choice of a kind alone', async () => {
  const { user, server } = open({ 'PUT /notifications/preferences': () => json(usualPreferences) });
  const likes = await screen.findByRole('checkbox', { name: 'Likes of my posts: on my devices' });
  expect(likes).not.toBeChecked();
  await user.click(likes);
  expect(likes).toBeChecked();
  await waitFor(() =>
    expect(server.to('PUT /notifications/preferences').map(({ body }) => body)).toContainEqual({
      types: { post_like: { push: true } },
    }),
  );
  expect(await screen.findByRole('combobox', { name: 'Likes of my posts' })).toHaveValue('daily');
});
