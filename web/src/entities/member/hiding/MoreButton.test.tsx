import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { fakeServer, json, type Replies, refusal } from '../../../testing/fake-server.ts';
import { daniel, maya } from '../../../testing/people.ts';
import { renderPart } from '../../../testing/render-part.tsx';
import { MoreButton } from './MoreButton.tsx';

const MUTES = 'GET /users/me/mutes';
const MUTE = `PUT /users/${daniel._id}/mute`;
const UNMUTE = `DELETE /users/${daniel._id}/mute`;
const BLOCK = `PUT /users/${daniel._id}/block`;

function moreButton(replies: Replies = {}, member = daniel) {
  const onBlocked = vi.fn();
  const server = fakeServer({ 'GET /auth/me': () => json(maya), [MUTES]: () => json([]), ...replies });
  const part = (
    <MoreButton member={member} thing={{ kind: 'post', id: 'post000000000001' }} onBlocked={onBlocked} />
  );
  return { server, onBlocked, ...renderPart(part, maya) };
}

const opener = () => screen.findByRole('button', { name: `More: ${daniel.name}` });
const item = (name: string) => screen.findByRole('menuitem', { name });
const question = () => screen.findByRole('dialog', { name: `Block ${daniel.name}?` });

describe('what can be done about a member', () => {
  it('is asked before they are blocked, and names what ends', async () => {
    const { server, onBlocked, toasts, user } = moreButton({ [BLOCK]: () => json({ blocked: true }) });
    await user.click(await opener());
    await user.click(await item(`Block ${daniel.name}`));
    const dialog = within(await question());
    expect(dialog.getByText(/Your connection, requests, applications/)).toBeInTheDocument();
    expect(server.to(BLOCK)).toEqual([]);
    await user.click(dialog.getByRole('button', { name: 'Block' }));
    await waitFor(() => expect(onBlocked).toHaveBeenCalledOnce());
    expect(toasts()).toEqual([`You have blocked ${daniel.name}. You can undo this in your settings.`]);
  });

  it('does nothing when the question is answered with no, and the focus goes back', async () => {
    const { server, user } = moreButton();
    await user.click(await opener());
    await user.click(await item(`Block ${daniel.name}`));
    await user.click(within(await question()).getByRole('button', { name: 'Cancel' }));
    expect(await opener()).toHaveFocus();
    expect(server.to(BLOCK)).toEqual([]);
  });

  it('can be a report, with a reason, which stays as it was typed when it could not be sent', async () => {
    const REPORT = 'POST /reports';
    const { server, toasts, user } = moreButton({
      [REPORT]: [() => refusal(400, 'Not now'), () => json({ message: 'Thank you.' }, 201)],
    });
    await user.click(await opener());
    await user.click(await item(`Report this post by ${daniel.name}`));
    const dialog = within(await screen.findByRole('dialog', { name: `Report this post by ${daniel.name}` }));
    const send = dialog.getByRole('button', { name: 'Send report' });
    expect(send).toBeDisabled();
    await user.click(dialog.getByRole('radio', { name: 'Fraud' }));
    await user.type(dialog.getByLabelText(/^Anything else/), 'A trap');
    await user.click(send);
    await waitFor(() => expect(toasts()).toEqual(['Not now']));
    expect(dialog.getByLabelText(/^Anything else/)).toHaveValue('A trap');
    await user.click(send);
    await waitFor(() => expect(toasts()).toContain('Thank you.'));
    expect(server.to(REPORT)[1]?.body).toEqual({
      kind: 'post',
      id: 'post000000000001',
      reason: 'fraud',
      text: 'A trap',
    });
    expect(await opener()).toHaveFocus();
  });

  it('can be taken back where they are muted', async () => {
    const { server, toasts, user } = moreButton({
      [MUTES]: [() => json([]), () => json([daniel])],
      [MUTE]: () => json({ muted: true }),
      [UNMUTE]: () => json({ muted: false }),
    });
    await user.click(await opener());
    await user.click(await item(`Mute ${daniel.name}`));
    await waitFor(() => expect(toasts()).toHaveLength(1));
    await user.click(await opener());
    await user.click(await item(`Unmute ${daniel.name}`));
    await waitFor(() => expect(server.to(UNMUTE)).toHaveLength(1));
  });

  it('knows that they are muted, however many have been muted since', async () => {
    const { user } = moreButton({
      [MUTES]: ({ search }) => json(search.get('userId') === daniel._id ? [daniel] : []),
    });
    await user.click(await opener());
    expect(await item(`Unmute ${daniel.name}`)).toBeInTheDocument();
  });

  it('says why it could not be done', async () => {
    const { onBlocked, toasts, user } = moreButton({ [BLOCK]: () => refusal(400, 'As many as may be.') });
    await user.click(await opener());
    await user.click(await item(`Block ${daniel.name}`));
    await user.click(within(await question()).getByRole('button', { name: 'Block' }));
    await waitFor(() => expect(toasts()).toEqual(['As many as may be.']));
    expect(onBlocked).not.toHaveBeenCalled();
  });

  it('is nothing where the member has left', () => {
    moreButton({}, { ...daniel, username: '' });
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });
});
