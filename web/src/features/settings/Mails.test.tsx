import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { fakeServer, json, type Replies, refusal } from '../../testing/fake-server.ts';
import { maya } from '../../testing/people.ts';
import { renderApp } from '../../testing/render-app.tsx';

const CHANGE = 'PUT /notifications/preferences';

const choice = (email: 'off' | 'instant') => ({ types: { message: { email } } });

const open = (replies: Replies = {}) => {
  const server = fakeServer({
    'GET /users/me/export': () => json({ state: 'none' }),
    'GET /auth/recovery-codes': () => json({ left: 0 }),
    'GET /auth/me': () => json(maya),
    'GET /auth/sessions': () => json([]),
    'GET /auth/passkeys': () => json([]),
    'GET /notifications/preferences': () => json(choice('instant')),
    ...replies,
  });
  return { server, ...renderApp('/settings') };
};

const mails = () => screen.findByRole('switch', { name: /15 minutes/ });

it('turns mails about unread messages off and on again', async () => {
  const { user, server } = open({ [CHANGE]: ({ body }) => json(body) });
  expect(await mails()).toBeChecked();
  await user.click(await mails());
  expect(await mails()).not.toBeChecked();
  await user.click(await mails());
  expect(await mails()).toBeChecked();
  expect(server.to(CHANGE).map(({ body }) => body)).toEqual([choice('off'), choice('instant')]);
});

it('shows what counts when a choice could not be saved', async () => {
  const { user, toasts } = open({ [CHANGE]: () => refusal(409, 'It did not work') });
  await user.click(await mails());
  await waitFor(() => expect(toasts()).toContain('It did not work'));
  expect(await mails()).toBeChecked();
});
