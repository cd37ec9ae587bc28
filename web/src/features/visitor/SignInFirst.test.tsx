import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeServer, json, refusal } from '../../testing/fake-server.ts';
import { maya, profileOf } from '../../testing/people.ts';
import { project } from '../../testing/projects.ts';
import { renderApp } from '../../testing/render-app.tsx';

const PROJECT = `/projects/${project._id}`;
const heading = () => screen.findByRole('heading', { level: 1, name: 'Sign in to see this page' });
const reload = vi.fn();

beforeEach(() => {
  reload.mockReset();
  vi.spyOn(window.location, 'reload').mockImplementation(reload);
});
afterEach(() => {
  vi.mocked(window.location.reload).mockRestore();
  document.head.querySelector('[rel="canonical"]')?.remove();
});

/** As in a document that came with the public page of an address. */
function serveWithPageOf(path: string) {
  const link = Object.assign(document.createElement('link'), { rel: 'canonical' });
  link.href = new URL(path, location.origin).href;
  document.head.append(link);
}

const openAsVisitor = (path: string) => {
  fakeServer({ 'GET /auth/me': () => refusal(401, 'No session') });
  return renderApp(path);
};

describe('what only members see', () => {
  it.each([PROJECT, '/profile/jane.doe'])('asks visitors to sign in, and leads back: %s', async (path) => {
    const { address } = openAsVisitor(path);
    await heading();
    expect(address()).toBe(path);
    const next = `?next=${encodeURIComponent(path)}`;
    const linksTo = (name: string) =>
      screen.getAllByRole('link', { name }).map((link) => link.getAttribute('href'));
    expect(linksTo('Sign In')).toContain(`/login${next}`);
    expect(linksTo('Join now')).toContain(`/signup${next}`);
    expect(reload).not.toHaveBeenCalled();
  });

  it('gives way to the public page that the document came with', async () => {
    serveWithPageOf(PROJECT);
    openAsVisitor(PROJECT);
    await waitFor(() => expect(reload).toHaveBeenCalled());
  });

  it('does so once', async () => {
    serveWithPageOf(PROJECT);
    const reloaded = { name: '', entryType: 'navigation', type: 'reload', startTime: 0, duration: 0 };
    const entries = vi.spyOn(performance, 'getEntriesByType');
    entries.mockReturnValue([{ ...reloaded, toJSON: () => reloaded }]);
    openAsVisitor(PROJECT);
    await heading();
    expect(reload).not.toHaveBeenCalled();
    entries.mockRestore();
  });

  it('does not for the public page of another address', async () => {
    serveWithPageOf(PROJECT);
    openAsVisitor('/profile/jane.doe');
    await heading();
    expect(reload).not.toHaveBeenCalled();
  });

  it('is there for members', async () => {
    fakeServer({
      'GET /auth/me': () => json(maya),
      'GET /users/maya': () => json(profileOf(maya)),
    });
    renderApp('/profile/maya');
    expect(await screen.findByRole('heading', { level: 1, name: maya.name })).toBeInTheDocument();
  });
});
