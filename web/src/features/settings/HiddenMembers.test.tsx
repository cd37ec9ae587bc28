import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { fakeServer, json, type Replies, refusal } from '../../testing/fake-server.ts';
import { daniel, maya } from '../../testing/people.ts';
import { renderApp } from '../../testing/render-app.tsx';

const BLOCKS = 'GET /users/me/blocks';
const MUTES = 'GET /users/me/mutes';

const open = (replies: Replies = {}) => {
  const server = fakeServer({
    'GET /auth/me': () => json(maya),
    'GET /auth/sessions': () => json([]),
    'GET /auth/passkeys': () => json([]),
    [BLOCKS]: () => json([]),
    [MUTES]: () => json([]),
    ...replies,
  });
  return { server, ...renderApp('/settings') };
};

const part = async (name: string) => within(await screen.findByRole('region', { name }));

describe('the lists of blocked and muted members', () => {
  it('say when nobody is in them', async () => {
    open();
    expect(await (await part('Blocked members')).findByText('You have blocked nobody.')).toBeInTheDocument();
    expect(await (await part('Muted members')).findByText('You have muted nobody.')).toBeInTheDocument();
  });

  it.each([
    ['Blocked members', BLOCKS, 'block', `Unblock ${daniel.name}`],
    ['Muted members', MUTES, 'mute', `Unmute ${daniel.name}`],
  ])('let it be taken back, and are read again: %s', async (name, list, edge, label) => {
    const undo = `DELETE /users/${daniel._id}/${edge}`;
    const { server, user } = open({
      [list]: [() => json([daniel]), () => json([])],
      [undo]: () => json({ [`${edge}d`]: false }),
    });
    const members = await part(name);
    await user.click(await members.findByRole('button', { name: label }));
    await waitFor(() => expect(members.queryByText(daniel.name)).not.toBeInTheDocument());
    expect(server.to(undo)).toHaveLength(1);
  });

  it('lead to the profile of a muted member, and nowhere for a blocked one', async () => {
    open({ [BLOCKS]: () => json([daniel]), [MUTES]: () => json([daniel]) });
    expect(await (await part('Muted members')).findByRole('link', { name: daniel.name })).toBeInTheDocument();
    const blocked = await part('Blocked members');
    expect(await blocked.findByText(daniel.name)).toBeInTheDocument();
    expect(blocked.queryByRole('link')).not.toBeInTheDocument();
  });

  it('can be asked for again when they did not come', async () => {
    const { user } = open({ [BLOCKS]: [() => refusal(403, 'Broken'), () => json([daniel])] });
    const blocked = await part('Blocked members');
    await user.click(await blocked.findByRole('button', { name: 'Retry' }));
    expect(await blocked.findByText(daniel.name)).toBeInTheDocument();
  });
});
