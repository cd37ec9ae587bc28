import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { fakeServer, json, type Replies, refusal } from '../../testing/fake-server.ts';
import { daniel, maya, post } from '../../testing/people.ts';
import { renderApp } from '../../testing/render-app.tsx';

const GET = `GET /posts/${post._id}`;
const PUT = `PUT /posts/${post._id}`;

const own = { ...post, author: { ...post.author, _id: maya._id, name: maya.name } };
const mention = {
  _id: daniel._id,
  name: daniel.name,
  username: 'daniel',
  profilePicture: '',
  writtenAs: 'daniel',
};

function open(shown: typeof post, replies: Replies = {}) {
  const server = fakeServer({
    'GET /auth/me': () => json(maya),
    [`${GET}/comments`]: () => json([]),
    [GET]: () => json(shown),
    'GET /connections': () => json([daniel]),
    'GET /users/search': () =>
      json([daniel, { ...daniel, _id: 'dana000000000001', username: 'dana', name: 'Dana Berg' }]),
    ...replies,
  });
  return { server, ...renderApp(`/post/${post._id}`) };
}

async function edit(shown: typeof post, replies?: Replies) {
  const opened = open(shown, replies);
  await opened.user.click(await screen.findByRole('button', { name: 'Post actions' }));
  await opened.user.click(await screen.findByRole('menuitem', { name: 'Edit post' }));
  return { ...opened, area: await screen.findByRole('textbox', { name: 'Edit post' }) };
}

describe('editing a post', () => {
  it('begins with what it says, and shows what it says then, marked as edited', async () => {
    const editedAt = '2026-01-05T00:00:00.000Z';
    const { user, server, area, toasts } = await edit(own, {
      [PUT]: () => json({ ...own, content: 'Twenty', edited: true, editedAt }),
    });
    expect(area).toHaveValue(own.content);
    await user.clear(area);
    await user.type(area, 'Twenty');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(toasts()).toEqual(['Post updated']));
    expect(server.to(PUT)[0]?.body).toEqual({ content: 'Twenty' });
    expect(await screen.findByText('Twenty')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'edited' })).toBeInTheDocument();
  });

  it('takes all words from one that shares another', async () => {
    const share = { ...own, sharedGone: true };
    const { user, server, area } = await edit(share, { [PUT]: () => json({ ...share, content: '' }) });
    await user.clear(area);
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(server.to(PUT)[0]?.body).toEqual({ content: '' }));
  });

  it('does not leave a post without anything', async () => {
    const { user, server, area } = await edit(own);
    await user.clear(area);
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(area).toHaveAccessibleDescription('Please add some content to your post.');
    expect(server.to(PUT)).toEqual([]);
  });

  it('keeps what was typed when it fails', async () => {
    const { user, area, toasts } = await edit(own, { [PUT]: () => refusal(400, 'Too often') });
    await user.type(area, ' Or more.');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(toasts()).toEqual(['Too often']));
    expect(area).toHaveValue(`${own.content} Or more.`);
  });

  it('leaves no post without words, unless it shows something else', async () => {
    const { user, server, area } = await edit(own);
    await user.clear(area);
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(screen.getByText('Please add some content to your post.')).toBeInTheDocument();
    expect(server.to(PUT)).toHaveLength(0);
  });

  it('ends with Escape', async () => {
    const { user, area } = await edit(own);
    await user.type(area, '{Escape}');
    expect(await screen.findByText(own.content)).toBeInTheDocument();
  });
});

it('the mark of an edited post leads to all that it has said', async () => {
  const { user } = open(
    { ...post, edited: true, editedAt: '2026-01-05T00:00:00.000Z' },
    {
      [`${GET}/history`]: () =>
        json([
          { content: post.content, createdAt: '2026-01-05T00:00:00.000Z' },
          { content: 'Talk to people.', createdAt: post.createdAt },
        ]),
    },
  );
  await user.click(await screen.findByRole('button', { name: 'edited' }));
  const dialog = await screen.findByRole('dialog', { name: 'Edit history' });
  const versions = await within(dialog).findAllByRole('listitem');
  expect(versions.map((one) => one.textContent)).toEqual([
    expect.stringMatching(/^Now, since .*Talk to ten customers first\.$/),
    expect.stringMatching(/^At first, .*Talk to people\.$/),
  ]);
});

describe('what a post says', () => {
  it('leads to the posts with a tag and to the members it names, and nowhere else', async () => {
    open({
      ...post,
      content: 'Thanks @Daniel and @nobody, we are #Hiring. https://example.com/#part',
      mentions: [mention],
      tags: ['hiring'],
    });
    expect(await screen.findByRole('link', { name: '#Hiring' })).toHaveAttribute('href', '/tags/hiring');
    expect(screen.getByRole('link', { name: '@Daniel' })).toHaveAttribute('href', '/profile/daniel');
    expect(screen.queryByRole('link', { name: /nobody/ })).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: /example/ })).toHaveAttribute(
      'href',
      'https://example.com/#part',
    );
    expect(screen.queryByRole('link', { name: '#part' })).not.toBeInTheDocument();
  });
});

describe('the list of members while a name is typed', () => {
  const options = () => screen.queryAllByRole('option').map((one) => one.textContent);

  it('offers connected members first, and puts the chosen one in', async () => {
    const { user, area } = await edit(own);
    await user.clear(area);
    await user.type(area, 'Thanks @da');
    await waitFor(() => expect(options()).toHaveLength(2));
    expect(options()[0]).toContain('@daniel');
    expect(area).toHaveAttribute('aria-activedescendant', screen.getAllByRole('option')[0]?.id);
    await user.keyboard('{ArrowDown}{Enter}');
    expect(area).toHaveValue('Thanks @dana ');
    expect(options()).toEqual([]);
  });

  it('takes a press as well, and goes with Escape without ending the edit', async () => {
    const { user, area } = await edit(own);
    await user.clear(area);
    await user.type(area, '@dan');
    await user.click(await screen.findByRole('option', { name: /@daniel/ }));
    expect(area).toHaveValue('@daniel ');
    await user.type(area, '@dan');
    await screen.findByRole('option', { name: /@daniel/ });
    await user.keyboard('{Escape}');
    expect(options()).toEqual([]);
    expect(area).toHaveValue('@daniel @dan');
  });
});

describe('the posts with a tag', () => {
  const openTag = (replies: Replies) => {
    const server = fakeServer({ 'GET /auth/me': () => json(maya), ...replies });
    return { server, ...renderApp('/tags/Hiring') };
  };

  it('are listed under its name', async () => {
    const { server } = openTag({ 'GET /posts': () => json([post]) });
    expect(await screen.findByRole('heading', { level: 1, name: '#hiring' })).toBeInTheDocument();
    expect(await screen.findByRole('article')).toHaveTextContent(post.content);
    expect(server.to('GET /posts')[0]?.search.get('tag')).toBe('hiring');
  });

  it('may be none', async () => {
    openTag({ 'GET /posts': () => json([]) });
    expect(await screen.findByText('No posts with this tag yet.')).toBeInTheDocument();
  });

  it('are no list where the tag is none', async () => {
    openTag({ 'GET /posts': () => refusal(400, 'No tag') });
    expect(
      await screen.findByRole('heading', { level: 1, name: 'There is no such tag' }),
    ).toBeInTheDocument();
  });
});
