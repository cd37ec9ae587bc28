import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { fakeServer, json, type Replies, refusal } from '../../../testing/fake-server.ts';
import { usualPreferences } from '../../../testing/preferences.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { settingsReplies } from '../../../testing/settings.ts';

const CHANGE = 'PUT /notifications/preferences';

const open = (replies: Replies = {}) => {
  const server = fakeServer({
    ...settingsReplies,
    ...replies,
  });
  return { server, ...renderApp('/settings') };
};

/** What was chosen; that the browser tells its time zone is another matter. */
const chosen = (server: ReturnType<typeof fakeServer>) =>
  server.to(CHANGE).flatMap(({ body }) => (JSON.stringify(body).includes('timeZone') ? [] : [body]));

const choice = (name: string) => screen.findByRole('combobox', { name });

it('shows how a member is told of each kind of news, and changes one alone', async () => {
  const { user, server } = open({ [CHANGE]: () => json(usualPreferences) });
  const likes = await choice('Likes of my posts');
  expect(likes).toHaveValue('daily');
  expect(await choice('My request was accepted')).toHaveValue('instant');
  await user.selectOptions(likes, 'Off');
  expect(likes).toHaveValue('off');
  await user.selectOptions(likes, 'In the app');
  await user.selectOptions(likes, 'By mail at once');
  await waitFor(() =>
    expect(chosen(server)).toEqual([
      { types: { post_like: { inApp: false, email: 'off' } } },
      { types: { post_like: { inApp: true, email: 'off' } } },
      { types: { post_like: { inApp: true, email: 'instant' } } },
    ]),
  );
});

it('offers no way to hide messages, which stand in their conversations', async () => {
  open();
  const options = within(await choice('Unread messages')).getAllByRole('option');
  expect(options.map(({ textContent }) => textContent)).toEqual([
    'By mail in 15 minutes',
    'In the mail of the day',
    'In the app',
  ]);
});

it('lets the hour be chosen at which the mail of the day comes', async () => {
  const { user, server } = open({ [CHANGE]: () => json(usualPreferences) });
  const hour = await choice('The mail of the day comes at');
  expect(hour).toHaveDisplayValue('08:00');
  expect(hour).toHaveAccessibleDescription(/Europe\/Berlin/);
  await user.selectOptions(hour, '18:00');
  expect(hour).toHaveDisplayValue('18:00');
  await waitFor(() => expect(chosen(server)).toEqual([{ digestHour: 18 }]));
});

it('shows what counts when a choice could not be saved', async () => {
  const { user, toasts } = open({ [CHANGE]: () => refusal(409, 'It did not work') });
  const likes = await choice('Likes of my posts');
  await user.selectOptions(likes, 'Off');
  await waitFor(() => expect(toasts()).toContain('It did not work'));
  await waitFor(() => expect(likes).toHaveValue('daily'));
});
