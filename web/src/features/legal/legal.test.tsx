import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { fakeServer, json, refusal } from '../../testing/fake-server.ts';
import { maya } from '../../testing/people.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { blocksOf } from './blocks.ts';

describe('the plain texts of the operator', () => {
  it('are parted by empty lines, with a title and headings', () => {
    expect(blocksOf('# Terms\n\nBe kind,\nand honest.\n\n\r\n\r\n## Account\n \nYours.\n')).toEqual([
      { kind: 'title', text: 'Terms' },
      { kind: 'paragraph', text: 'Be kind, and honest.' },
      { kind: 'heading', text: 'Account' },
      { kind: 'paragraph', text: 'Yours.' },
    ]);
  });
});

describe.each([
  ['/terms', 'Terms of use'],
  ['/privacy', 'Privacy notice'],
])('%s', (path, title) => {
  it.each([
    ['visitors', () => refusal(401, 'No session')],
    ['members', () => json(maya)],
  ])('is there for %s', async (_, me) => {
    fakeServer({ 'GET /auth/me': me });
    renderApp(path);
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeInTheDocument();
    expect(screen.getAllByRole('heading', { level: 2 }).length).toBeGreaterThan(2);
  });

  it('is linked from the footer', async () => {
    fakeServer({ 'GET /auth/me': () => refusal(401, 'No session') });
    const { user, address } = renderApp('/login');
    await user.click(await screen.findByRole('link', { name: path === '/terms' ? 'Terms' : 'Privacy' }));
    expect(address()).toBe(path);
  });
});

it('are linked from the join form, which stays as it is', async () => {
  fakeServer({ 'GET /auth/me': () => refusal(401, 'No session') });
  renderApp('/signup');
  const links = [/terms of use/, /privacy notice/].map((name) => screen.findByRole('link', { name }));
  for (const link of await Promise.all(links)) expect(link).toHaveAttribute('target', '_blank');
});
