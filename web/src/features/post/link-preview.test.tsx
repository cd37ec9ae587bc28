import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Post } from '../../../../shared/model/post.ts';
import { fakeServer, json, type Replies } from '../../testing/fake-server.ts';
import { maya, post } from '../../testing/people.ts';
import { renderApp } from '../../testing/render-app.tsx';

const linkPreview = {
  url: 'https://www.site.test/page',
  title: 'What the page is called',
  description: 'What it is about',
  image: '/media/AAAAAAAAAAAAAAAA/BBBBBBBBBBBBBBBB-1200x630.webp',
};

const GET = `GET /posts/${post._id}`;

const seen = (shown: Partial<Post>, replies: Replies = {}) => {
  const server = fakeServer({
    'GET /auth/me': () => json(maya),
    [GET]: () => json({ ...post, ...shown }),
    [`${GET}/comments`]: () => json([]),
    ...replies,
  });
  return { server, ...renderApp(`/post/${post._id}`) };
};

const card = () => screen.findByRole('link', { name: /What the page is called/ });

describe('a post with a link', () => {
  it('shows what its page says of itself, and leads there without saying from where', async () => {
    seen({ linkPreview });
    const shown = await card();
    expect(shown).toHaveTextContent('site.testWhat the page is calledWhat it is about');
    expect(shown).toHaveAttribute('href', linkPreview.url);
    expect(shown).toHaveAttribute('rel', 'noopener noreferrer nofollow ugc');
    expect(shown).toHaveAttribute('target', '_blank');
    expect(within(shown).getByText(linkPreview.title)).toHaveAttribute('dir', 'auto');
  });

  it('keeps the place of its picture, and does without one that cannot be shown', async () => {
    seen({ linkPreview });
    const picture = within(await card()).getByRole('presentation');
    expect(picture).toHaveAttribute('width', '1200');
    expect(picture).toHaveAttribute('height', '630');
    fireEvent.error(picture);
    expect(picture).not.toBeInTheDocument();
    expect(await card()).toBeInTheDocument();
  });
});

describe('an author who adds a link', () => {
  const PUT = `PUT /posts/${post._id}`;
  const own = { ...post, author: { ...post.author, _id: maya._id } };
  const edited = { ...own, content: 'See https://www.site.test/page', edited: true };

  it('sees the preview once it has come', async () => {
    const { user } = seen(own, {
      [PUT]: () => json(edited),
      [GET]: [() => json(own), () => json({ ...edited, linkPreview })],
    });
    await user.click(await screen.findByRole('button', { name: 'Post actions' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Edit post' }));
    const area = await screen.findByRole('textbox', { name: 'Edit post' });
    await user.clear(area);
    await user.type(area, edited.content);
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(area).not.toBeInTheDocument());
    expect(screen.queryByRole('link', { name: /What the page/ })).not.toBeInTheDocument();
    expect(await screen.findByRole('link', { name: /What the page/ }, { timeout: 5_000 })).toBeVisible();
  });
});
