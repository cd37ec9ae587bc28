import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { dropFiles } from '../../../testing/drop-files.ts';
import { fakeBucket, type Outcome } from '../../../testing/fake-bucket.ts';
import { fakeServer, json, type Replies, refusal } from '../../../testing/fake-server.ts';
import { mainLink } from '../../../testing/main-link.ts';
import { maya, post } from '../../../testing/people.ts';
import { renderApp } from '../../../testing/render-app.tsx';

const CREATE = 'POST /posts/create';
const UPLOADS = 'POST /uploads';

beforeEach(() => {
  vi.stubGlobal('createImageBitmap', async () => ({ width: 64, height: 48, close() {} }));
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const photo = (name: string) => new File(['picture'], name, { type: 'image/png' });
const document = (name: string) => new File(['words'], name, { type: 'application/pdf' });

async function compose({ replies = {}, bucket = [200] }: { replies?: Replies; bucket?: Outcome[] } = {}) {
  let nth = 0;
  const server = fakeServer({
    'GET /auth/me': () => json(maya),
    'GET /posts': () => json([post]),
    [UPLOADS]: () =>
      json({ url: '/put', method: 'PUT', headers: {}, path: `/media/uploads/${++nth}`, expiresIn: 300 }),
    [CREATE]: () => json({ ...post, _id: 'post000000000009', content: 'Posted' }, 201),
    ...replies,
  });
  const uploads = fakeBucket(...bucket);
  const app = renderApp('/');
  const text = await screen.findByRole('textbox', { name: 'What do you want to share?' });
  return { server, uploads, text, ...app };
}

const composer = () => screen.getByRole('form', { name: 'Write a post' });
const kind = (name: string) => screen.getByRole('button', { name });
const publish = () => screen.getByRole('button', { name: 'Post' });
const files = () => within(screen.getByRole('list', { name: 'Chosen files' })).getAllByRole('listitem');
const bodies = (server: Awaited<ReturnType<typeof compose>>['server']) =>
  server.to(CREATE).map(({ body }) => body);

const discard = async (user: ReturnType<typeof renderApp>['user']) =>
  user.click(await screen.findByRole('button', { name: 'Discard changes' }));

describe('the kinds of the composer', () => {
  it('are taken away by choosing them again, with their files, after asking', async () => {
    const { user } = await compose();
    await user.click(kind('Photo'));
    expect(kind('Photo')).toHaveAttribute('aria-pressed', 'true');
    await user.upload(await screen.findByLabelText('Add photos'), photo('one.png'));
    expect(files()).toHaveLength(1);
    await user.click(kind('Photo'));
    await discard(user);
    expect(screen.queryByLabelText('Add photos')).not.toBeInTheDocument();
    await user.click(kind('Photo'));
    await screen.findByLabelText('Add photos');
    expect(screen.queryByRole('list', { name: 'Chosen files' })).not.toBeInTheDocument();
  });

  it('are one at a time: another one takes the options of a poll away, after asking', async () => {
    const { user } = await compose();
    await user.click(kind('Poll'));
    await user.type(await screen.findByLabelText('Option 1'), 'Tea');
    await user.click(kind('Document'));
    await discard(user);
    await user.click(kind('Poll'));
    expect(await screen.findByLabelText('Option 1')).toHaveValue('');
  });
});

describe('photos', () => {
  it('go with their description and size, and without words', async () => {
    const { user, server, toasts } = await compose();
    await user.click(kind('Photo'));
    await user.upload(await screen.findByLabelText('Add photos'), [photo('one.png'), photo('two.png')]);
    const [first] = screen.getAllByLabelText('Describe this photo');
    if (first) await user.type(first, ' A lighthouse ');
    await user.click(publish());
    await waitFor(() => expect(toasts()).toEqual(['Post created successfully']));
    expect(bodies(server)).toEqual([
      {
        content: '',
        images: [
          { url: '/media/uploads/1', alt: 'A lighthouse' },
          { url: '/media/uploads/2', alt: '' },
        ],
      },
    ]);
    expect(screen.queryByRole('list', { name: 'Chosen files' })).not.toBeInTheDocument();
    expect(kind('Photo')).toHaveAttribute('aria-pressed', 'false');
  });

  it('are ten at most', async () => {
    const { user } = await compose({ bucket: ['stalled'] });
    await user.click(kind('Photo'));
    const many = Array.from({ length: 12 }, (_, nth) => photo(`${nth}.png`));
    await user.upload(await screen.findByLabelText('Add photos'), many);
    expect(files()).toHaveLength(10);
    expect(screen.getByText('A post can have at most 10 photos')).toBeInTheDocument();
    expect(screen.queryByLabelText('Add photos')).not.toBeInTheDocument();
  });

  it('can be removed', async () => {
    const { user, server } = await compose();
    await user.click(kind('Photo'));
    await user.upload(await screen.findByLabelText('Add photos'), [photo('one.png'), photo('two.png')]);
    await user.click(screen.getByRole('button', { name: 'Remove one.png' }));
    expect(files()).toHaveLength(1);
    await user.click(publish());
    await waitFor(() => expect(bodies(server)).toMatchObject([{ images: [{ alt: '' }] }]));
  });

  it('are chosen by dropping or pasting them', async () => {
    const { text } = await compose();
    await dropFiles(composer(), [photo('one.png')]);
    await waitFor(() => expect(files()).toHaveLength(1));
    expect(screen.queryByText('Drop it here')).not.toBeInTheDocument();
    fireEvent.paste(text, { clipboardData: { files: [photo('two.png')], types: ['Files'] } });
    expect(files()).toHaveLength(2);
    expect(kind('Photo')).toHaveAttribute('aria-pressed', 'true');
  });

  it('are not asked for by a picture of the page itself that is dragged', async () => {
    const { text } = await compose();
    const dataTransfer = { files: [], types: ['text/uri-list', 'Files'] };
    fireEvent.dragStart(text, { dataTransfer });
    fireEvent.dragEnter(text, { dataTransfer });
    fireEvent.dragEnd(text, { dataTransfer });
    expect(screen.queryByText('Drop it here')).not.toBeInTheDocument();
    fireEvent.dragEnter(text, { dataTransfer });
    expect(await screen.findByText('Drop it here')).toBeInTheDocument();
    fireEvent.dragLeave(text, { dataTransfer });
    expect(screen.queryByText('Drop it here')).not.toBeInTheDocument();
  });

  it('that miss their place do not replace the page', async () => {
    await compose();
    const isPrevented = !fireEvent.drop(window.document.body, {
      dataTransfer: { files: [], types: ['Files'] },
    });
    expect(isPrevented).toBe(true);
  });

  it('are not taken from words that bring a picture of themselves', async () => {
    const { text } = await compose();
    fireEvent.paste(text, { clipboardData: { files: [photo('one.png')], types: ['text/plain', 'Files'] } });
    expect(kind('Photo')).toHaveAttribute('aria-pressed', 'false');
  });

  it('do not push out what was chosen before', async () => {
    const { user } = await compose();
    await user.click(kind('Poll'));
    await screen.findByLabelText('Option 1');
    await dropFiles(composer(), [photo('one.png')]);
    expect(await screen.findByText(/but only one of these/)).toBeInTheDocument();
    expect(kind('Poll')).toHaveAttribute('aria-pressed', 'true');
  });

  it('that the browser cannot read say so at their place', async () => {
    vi.stubGlobal('createImageBitmap', () => Promise.reject(new Error('not a picture')));
    const { user } = await compose();
    await user.click(kind('Photo'));
    await user.upload(await screen.findByLabelText('Add photos'), photo('one.png'));
    expect(await screen.findByText(/Please choose a PNG/)).toBeInTheDocument();
  });
});

describe('uploads', () => {
  it('show how far they are, and posting waits for them', async () => {
    const { user, server } = await compose({ bucket: ['stalled'] });
    await user.type(screen.getByLabelText('What do you want to share?'), 'Look');
    await user.click(kind('Photo'));
    await user.upload(await screen.findByLabelText('Add photos'), photo('one.png'));
    await waitFor(() =>
      expect(screen.getByLabelText('Uploading one.png')).toHaveAttribute('aria-valuenow', '25'),
    );
    await user.click(publish());
    expect(publish()).toBeDisabled();
    expect(server.to(CREATE)).toHaveLength(0);
  });

  it('that fail can be tried again, and nothing is lost', async () => {
    const { user, server, text } = await compose({ bucket: [403, 403, 200] });
    await user.type(text, 'Look');
    await user.click(kind('Photo'));
    await user.upload(await screen.findByLabelText('Add photos'), photo('one.png'));
    await user.type(screen.getByLabelText('Describe this photo'), 'A lighthouse');
    await screen.findByText('The upload failed. Please try again.');
    await user.click(publish());
    expect(screen.getByText(/Some files could not be uploaded/)).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Retry one.png' }));
    expect(screen.queryByText(/Some files could not be uploaded/)).not.toBeInTheDocument();
    await user.click(publish());
    await waitFor(() =>
      expect(bodies(server)).toMatchObject([{ content: 'Look', images: [{ alt: 'A lighthouse' }] }]),
    );
  });

  it('are not lost by leaving without a question', async () => {
    const { user, text } = await compose();
    const leave = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
    await user.type(text, 'Words are kept');
    expect(leave()).toBe(false);
    await user.click(kind('Photo'));
    await user.upload(await screen.findByLabelText('Add photos'), photo('one.png'));
    expect(leave()).toBe(true);
    await user.click(await mainLink(/^My Network/));
    await user.click(await screen.findByRole('button', { name: 'Cancel' }));
    expect(files()).toHaveLength(1);
    await user.click(publish());
    await waitFor(() => expect(leave()).toBe(false));
  });

  it('are posted once by a double click', async () => {
    const { user, server, toasts } = await compose();
    await user.click(kind('Photo'));
    await user.upload(await screen.findByLabelText('Add photos'), photo('one.png'));
    publish().click();
    publish().click();
    await waitFor(() => expect(toasts()).toEqual(['Post created successfully']));
    expect(server.to(CREATE)).toHaveLength(1);
  });

  it('are kept when posting fails, and not sent again', async () => {
    const { user, uploads, toasts } = await compose({
      replies: { [CREATE]: [() => refusal(500, 'Something went wrong'), () => json(post, 201)] },
    });
    await user.click(kind('Photo'));
    await user.upload(await screen.findByLabelText('Add photos'), photo('one.png'));
    await user.click(publish());
    await waitFor(() => expect(toasts()).toEqual(['Something went wrong']));
    expect(files()).toHaveLength(1);
    await user.click(publish());
    await waitFor(() => expect(toasts()).toContain('Post created successfully'));
    expect(uploads).toHaveLength(1);
  });
});

describe('a video and documents', () => {
  it('takes the first video only', async () => {
    const { user, server } = await compose();
    const video = (name: string) => new File(['film'], name, { type: 'video/mp4' });
    await dropFiles(composer(), [video('one.mp4'), video('two.mp4')]);
    await waitFor(() => expect(files()).toHaveLength(1));
    await user.click(publish());
    await waitFor(() => expect(bodies(server)).toEqual([{ content: '', video: '/media/uploads/1' }]));
  });

  it('takes five documents, by their names', async () => {
    const { user, server } = await compose();
    await user.click(kind('Document'));
    const many = Array.from({ length: 6 }, (_, nth) => document(`plan ${nth}.pdf`));
    await user.upload(await screen.findByLabelText('Add documents'), many);
    expect(files()).toHaveLength(5);
    expect(screen.getByText('A post can have at most 5 documents')).toBeInTheDocument();
    await user.click(publish());
    await waitFor(() => expect(server.to(CREATE)).toHaveLength(1));
    expect(bodies(server)).toMatchObject([
      { documents: expect.arrayContaining([{ url: expect.any(String), name: 'plan 0.pdf' }]) },
    ]);
  });

  it.each(['chosen', 'dropped'])('refuses other files at their place when they are %s', async (how) => {
    const { user } = await compose();
    const other = new File(['x'], 'tool.exe', { type: 'application/x-msdownload' });
    await user.click(kind('Document'));
    const input = await screen.findByLabelText('Add documents');
    if (how === 'chosen') fireEvent.change(input, { target: { files: [other] } });
    else await dropFiles(composer(), [other]);
    expect(await screen.findByText(/Please choose a PDF/)).toBeInTheDocument();
  });
});

describe('a poll', () => {
  it('is there again after a reload, without a question before, until it is posted', async () => {
    const { user } = await compose();
    await user.click(kind('Poll'));
    await user.type(await screen.findByLabelText('Option 1'), 'Tea');
    expect(window.dispatchEvent(new Event('beforeunload', { cancelable: true }))).toBe(true);
    cleanup();
    const { user: later, toasts } = await compose();
    expect(await screen.findByLabelText('Option 1')).toHaveValue('Tea');
    await later.type(screen.getByLabelText('Option 2'), 'Coffee');
    await later.click(publish());
    await waitFor(() => expect(toasts()).toEqual(['Post created successfully']));
    cleanup();
    await compose();
    expect(kind('Poll')).toHaveAttribute('aria-pressed', 'false');
  });

  it('starts with two options, grows to five, and loses those beyond the first two', async () => {
    const { user } = await compose();
    await user.click(kind('Poll'));
    await screen.findByLabelText('Option 2');
    expect(screen.queryByRole('button', { name: /^Remove option/ })).not.toBeInTheDocument();
    const add = screen.getByRole('button', { name: 'Add option' });
    for (const nth of [3, 4, 5]) {
      await user.click(add);
      await waitFor(() => expect(screen.getByLabelText(`Option ${nth}`)).toHaveFocus());
    }
    expect(add).toBeDisabled();
    await user.click(screen.getByRole('button', { name: 'Remove option 5' }));
    expect(screen.queryByLabelText('Option 5')).not.toBeInTheDocument();
  });

  it.each([
    ['', 'Please provide at least 2 poll options'],
    ['Tea', 'Please make every poll option different'],
  ])('with a second option "%s" is refused', async (second, sentence) => {
    const { user, server } = await compose();
    await user.click(kind('Poll'));
    await user.type(await screen.findByLabelText('Option 1'), 'Tea');
    if (second) await user.type(screen.getByLabelText('Option 2'), second);
    await user.click(publish());
    expect(screen.getByText(sentence)).toBeInTheDocument();
    if (!second) expect(screen.getByLabelText('Option 2')).toHaveFocus();
    expect(server.to(CREATE)).toHaveLength(0);
  });

  it('is posted with its options and length', async () => {
    const { user, server } = await compose();
    await user.click(kind('Poll'));
    await user.type(await screen.findByLabelText('Option 1'), ' Tea ');
    await user.type(screen.getByLabelText('Option 2'), 'Coffee');
    await user.click(screen.getByRole('button', { name: 'Add option' }));
    await user.selectOptions(screen.getByLabelText('Open for'), '3 days');
    await user.click(publish());
    await waitFor(() =>
      expect(bodies(server)).toEqual([{ content: '', poll: { options: ['Tea', 'Coffee'], days: 3 } }]),
    );
  });
});
