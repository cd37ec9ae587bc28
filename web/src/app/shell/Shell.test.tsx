import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { fakeServer, json } from '../../testing/fake-server.ts';
import { maya } from '../../testing/people.ts';
import { renderApp } from '../../testing/render-app.tsx';

it('leads past the bar to the content, without an entry of the history that the router does not know', async () => {
  fakeServer({ 'GET /auth/me': () => json(maya) });
  const { user } = renderApp('/test');
  const entries = history.length;
  await user.click(await screen.findByRole('link', { name: 'Skip to content' }));
  expect(screen.getByRole('main')).toHaveFocus();
  expect([history.length, location.hash]).toEqual([entries, '']);
});
