import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { answer, conversation, conversationId, question } from '../../../testing/conversations.ts';
import { json, refusal } from '../../../testing/fake-server.ts';
import { LIST, list, lookAtComputer, seen } from '../../../testing/messages.tsx';
import { daniel, maya } from '../../../testing/people.ts';

lookAtComputer();

describe('the list', () => {
  const news = { ...conversation, lastMessage: question, unread: 3 };

  it('says with whom, what was said last, and how much is unread', async () => {
    seen({ [LIST]: () => list([news], 1) }, '/messages');
    const link = await screen.findByRole('link', { name: /Daniel Okafor.*How many farmers.*3 unread/ });
    expect(link).toHaveAttribute('href', `/messages/${conversationId}`);
    expect(screen.getByRole('heading', { level: 1, name: 'Messages' })).toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'Choose a conversation' })).toBeInTheDocument();
    expect(screen.getAllByRole('link', { name: 'Messages , 1 new' })[0]).toBeInTheDocument();
  });

  it('counts nothing of somebody who is muted, and says that they are', async () => {
    seen({ [LIST]: () => list([{ ...news, muted: true }]) }, '/messages');
    const link = await screen.findByRole('link', { name: /Daniel Okafor.*Muted/ });
    expect(link).not.toHaveTextContent('unread');
  });

  it.each([
    ['one’s own words', answer, /You: Twelve/],
    [
      'a picture',
      { ...question, text: '', attachments: [{ kind: 'image' as const, url: '/media/a', alt: '' }] },
      /Photo/,
    ],
    ['a deleted message', { ...question, text: '', deleted: true }, /Message deleted/],
  ])('has a line for %s', async (_, lastMessage, line) => {
    seen({ [LIST]: () => list([{ ...conversation, lastMessage }]) }, '/messages');
    expect(await screen.findByRole('link', { name: line })).toBeInTheDocument();
  });

  it('names the application that the two talk about', async () => {
    const application = {
      _id: 'a'.repeat(48),
      projectId: 'project000000001',
      projectName: 'Tidewise',
      roleTitle: 'Designer',
      status: 'pending' as const,
      stage: 'seen' as const,
    };
    seen({ [LIST]: () => list([{ ...conversation, applications: [application] }]) }, '/messages');
    expect(await screen.findByRole('link', { name: /Tidewise · Designer · Seen/ })).toBeInTheDocument();
  });

  it('goes on page by page, and has the archived ones behind a switch', async () => {
    const older = { ...conversation, _id: 'o'.repeat(32), member: { ...daniel, name: 'Lena Berg' } };
    const { user } = seen(
      {
        [LIST]: ({ search }) => {
          if (search.get('archived') === 'true') return list([{ ...older, archived: true }]);
          return search.has('cursor')
            ? list([older])
            : list([conversation], 0, '</api/v1/conversations?cursor=second>; rel="next"');
        },
      },
      '/messages',
    );
    await user.click(await screen.findByRole('button', { name: 'Show more conversations' }));
    expect(await screen.findByRole('link', { name: /Lena Berg/ })).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Archived' }));
    const archive = within(await screen.findByRole('navigation', { name: 'Archived' }));
    expect(await archive.findByRole('link', { name: /Lena Berg/ })).toBeInTheDocument();
    expect(archive.queryByRole('link', { name: /Daniel/ })).not.toBeInTheDocument();
  });

  it('leads from one conversation to the next by arrow keys', async () => {
    const older = { ...conversation, _id: 'o'.repeat(32), member: { ...daniel, name: 'Lena Berg' } };
    const { user } = seen({ [LIST]: () => list([conversation, older]) }, '/messages');
    const first = await screen.findByRole('link', { name: /Daniel/ });
    first.focus();
    await user.keyboard('{ArrowDown}');
    expect(screen.getByRole('link', { name: /Lena Berg/ })).toHaveFocus();
    await user.keyboard('{ArrowUp}{ArrowUp}');
    expect(first).toHaveFocus();
  });

  it('says so when there is nothing, and where to begin', async () => {
    seen({ [LIST]: () => list([]) }, '/messages');
    expect(await screen.findByRole('heading', { name: 'No conversations yet' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'My connections' })).toHaveAttribute('href', '/connections/maya');
  });

  it('offers to try again when it cannot be loaded', async () => {
    const { user } = seen({ [LIST]: [() => refusal(403, 'No'), () => list([conversation])] }, '/messages');
    await user.click(await screen.findByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('link', { name: /Daniel/ })).toBeInTheDocument();
  });

  it('is no entry of the bar for the administrator', async () => {
    seen({ 'GET /posts': () => json([]) }, '/', { ...maya, isAdmin: true });
    await screen.findAllByRole('link', { name: /^Notifications/ });
    expect(screen.queryByRole('link', { name: /^Messages/ })).not.toBeInTheDocument();
  });
});
