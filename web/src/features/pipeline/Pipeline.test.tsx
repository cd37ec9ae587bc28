import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { PipelineRow } from '../../../../shared/model/pipeline.ts';
import { fakeServer, json, type Replies, refusal } from '../../testing/fake-server.ts';
import { maya } from '../../testing/people.ts';
import { project } from '../../testing/projects.ts';
import { renderApp } from '../../testing/render-app.tsx';

const investor = { ...maya, userRole: 'investor' } as const;
const { _id, name, poster, category, stage, founder } = project;
const at = '2026-01-04T00:00:00.000Z';
const standing = { state: 'talking', note: 'Ask for the deck', addedAt: at, since: at } as const;
const row: PipelineRow = {
  ...standing,
  projectId: _id,
  name,
  interested: true,
  project: { _id, name, poster, category, stage, founder },
};
const ONE = `/pipeline/${_id}`;

const seen = (path: string, replies: Replies = {}) => {
  const server = fakeServer({
    'GET /auth/me': () => json(investor),
    'GET /pipeline': ({ search }) => json(search.get('state') === 'talking' ? [row] : []),
    ...replies,
  });
  return { server, ...renderApp(path) };
};

describe('the pipeline', () => {
  it('lists projects by their state, with the note', async () => {
    const { user, address } = seen('/pipeline');
    expect(await screen.findByRole('heading', { name: 'No projects that you watch' })).toBeInTheDocument();
    await user.click(screen.getByRole('tab', { name: 'Talking' }));
    expect(address()).toBe('/pipeline?state=talking');
    const article = within(await screen.findByRole('article', { name: 'Tidewise' }));
    expect(article.getByText('Ask for the deck')).toBeInTheDocument();
    expect(article.getByText('Interested')).toBeInTheDocument();
    expect(article.getByRole('link', { name: 'Tidewise' })).toHaveAttribute('href', `/projects/${_id}`);
  });

  it('moves a project to another state', async () => {
    const { user, server } = seen('/pipeline?state=talking', {
      [`PUT ${ONE}`]: () => json({ standing: { ...standing, state: 'invested' } }),
    });
    await user.selectOptions(await screen.findByRole('combobox', { name: 'State of Tidewise' }), 'Invested');
    await expect.poll(() => server.to(`PUT ${ONE}`).map(({ body }) => body)).toEqual([{ state: 'invested' }]);
  });

  it('keeps a deleted project by its name until it is taken out', async () => {
    const { user, server } = seen('/pipeline?state=talking', {
      'GET /pipeline': () => json([{ ...row, project: null }]),
      [`PUT ${ONE}`]: () => json({ standing: null }),
    });
    expect(await screen.findByText('This project has been deleted.')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Take out: Tidewise' }));
    await expect.poll(() => server.to(`PUT ${ONE}`).map(({ body }) => body)).toEqual([{ state: '' }]);
  });

  it('can be asked for again when it does not come', async () => {
    const { user } = seen('/pipeline?state=talking', {
      'GET /pipeline': [() => refusal(403, 'No'), () => json([row])],
    });
    await user.click(await screen.findByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('article', { name: 'Tidewise' })).toBeInTheDocument();
  });
});

describe("a project's page", () => {
  const page = (replies: Replies) =>
    seen(`/projects/${_id}`, { [`GET /projects/${_id}`]: () => json({ project }), ...replies });

  it('puts the project into the pipeline, and then takes a note', async () => {
    const { user, server, toasts } = page({
      [`GET ${ONE}`]: () => json({ standing: null }),
      [`PUT ${ONE}`]: [
        () => json({ standing: { ...standing, note: '' } }),
        () => json({ standing: { ...standing, note: 'Met them' } }),
      ],
    });
    const state = await screen.findByRole('combobox', { name: 'State' });
    expect(state).toHaveValue('');
    expect(screen.queryByRole('textbox', { name: 'Note' })).not.toBeInTheDocument();
    await user.selectOptions(state, 'Talking');
    await user.type(await screen.findByRole('textbox', { name: 'Note' }), 'Met them');
    await user.click(screen.getByRole('button', { name: 'Save note' }));
    expect(await toasts()).toContain('Note saved');
    expect(server.to(`PUT ${ONE}`).map(({ body }) => body)).toEqual([
      { state: 'talking' },
      { state: 'talking', note: 'Met them' },
    ]);
  });

  it('shows what counts when the state could not be changed', async () => {
    const { user, toasts } = page({
      [`GET ${ONE}`]: () => json({ standing }),
      [`PUT ${ONE}`]: () => refusal(400, 'There is no room'),
    });
    const state = await screen.findByRole('combobox', { name: 'State' });
    await user.selectOptions(state, 'Passed');
    expect(await toasts()).toContain('There is no room');
    expect(state).toHaveValue('talking');
  });
});
