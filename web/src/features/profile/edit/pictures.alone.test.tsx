import { screen, waitFor, within } from '@testing-library/react';
import { useEffect, useRef } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { dropFiles } from '../../../testing/drop-files.ts';
import { fakeBucket, type Outcome } from '../../../testing/fake-bucket.ts';
import { fakeServer, json, type Replies, refusal } from '../../../testing/fake-server.ts';
import { maya, profileOf } from '../../../testing/people.ts';
import { renderApp } from '../../../testing/render-app.tsx';

const SAVE = 'PUT /users/profile';
const UPLOADS = 'POST /uploads';

const area = { x: 10, y: 0, width: 1_000, height: 1_000 };

/** Reports a part as soon as it is there, as the real one does when the picture has been laid out. */
function FakeCropper({ onCropComplete }: { onCropComplete: (percent: object, pixels: object) => void }) {
  const report = useRef(onCropComplete);
  useEffect(() => report.current(area, area), []);
  return null;
}
vi.mock('react-easy-crop', () => ({ default: FakeCropper }));

const drawImage = vi.fn();
const decode = vi.fn();
const toBlob = vi.fn();

beforeEach(() => {
  decode.mockResolvedValue(undefined);
  toBlob.mockImplementation((give: BlobCallback, type: string) => give(new Blob(['cut'], { type })));
  Object.assign(HTMLImageElement.prototype, { decode });
  Object.assign(HTMLCanvasElement.prototype, {
    getContext: () => ({ drawImage, fillRect() {} }),
    toBlob,
  });
  vi.stubGlobal('createImageBitmap', async () => ({ width: 64, height: 64, close() {} }));
});

afterEach(() => {
  vi.resetAllMocks();
});

const picture = (type = 'image/png') => new File(['picture'], 'me.png', { type });

async function edit({ replies = {}, bucket = [200] }: { replies?: Replies; bucket?: Outcome[] } = {}) {
  let nth = 0;
  const server = fakeServer({
    'GET /auth/me': () => json(maya),
    'GET /users/maya': () => json(profileOf(maya)),
    [`GET /posts/user/${maya._id}`]: () => json([]),
    [UPLOADS]: () =>
      json({ url: '/put', method: 'PUT', headers: {}, path: `/media/uploads/${++nth}`, expiresIn: 300 }),
    [SAVE]: () => json({ ...maya, profilePicture: '/media/m/new.jpg' }),
    ...replies,
  });
  const uploads = fakeBucket(...bucket);
  const app = renderApp('/profile/maya?edit');
  await screen.findByRole('heading', { name: 'Edit profile' });
  return {
    server,
    uploads,
    ...app,
    save: () => app.user.click(screen.getByRole('button', { name: 'Save' })),
  };
}

describe('a profile picture', () => {
  it('is cut, held until Save, uploaded and saved', async () => {
    const { server, uploads, user, save, toasts } = await edit();
    await user.upload(screen.getByLabelText('Profile picture'), picture());
    const dialog = await screen.findByRole('dialog', { name: 'Profile picture' });
    expect(within(dialog).getByRole('slider', { name: 'Zoom' })).toHaveAttribute('max', '3');
    await user.click(within(dialog).getByRole('button', { name: 'Apply' }));
    await waitFor(() => expect(toasts()).toEqual(['Image processed successfully']));
    expect(drawImage).toHaveBeenCalledWith(expect.anything(), 10, 0, 1_000, 1_000, 0, 0, 640, 640);
    expect(toBlob).toHaveBeenCalledWith(expect.anything(), 'image/jpeg', 0.95);
    expect(uploads).toHaveLength(0);

    await save();
    await waitFor(() => expect(toasts()).toContain('Profile saved successfully'));
    expect(server.to(UPLOADS)[0]?.body).toEqual({ kind: 'avatar', contentType: 'image/jpeg', size: 3 });
    expect(server.to(SAVE)[0]?.body).toEqual({ profilePicture: '/media/uploads/1' });
  });

  it.each([
    ['Banner', 'bannerImg', 0],
    ['Profile picture', 'profilePicture', 1],
  ])('may be dropped where it will stand: %s', async (title, field, place) => {
    const { server, user, save } = await edit();
    await dropFiles(screen.getByRole('region', { name: 'Pictures' }), [picture()], place);
    const dialog = await screen.findByRole('dialog', { name: title });
    await user.click(within(dialog).getByRole('button', { name: 'Apply' }));
    await save();
    await waitFor(() => expect(server.to(SAVE)[0]?.body).toEqual({ [field]: '/media/uploads/1' }));
  });

  it('is not changed when the dialog is cancelled', async () => {
    const { server, user, save } = await edit();
    await user.upload(screen.getByLabelText('Profile picture'), picture());
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Cancel' }));
    await save();
    expect(await screen.findByRole('button', { name: 'Edit profile' })).toBeInTheDocument();
    expect(server.to(SAVE)).toHaveLength(0);
  });

  it.each([
    ['Profile picture', 'Error processing profile picture', 1],
    ['Banner', 'Error processing banner image', 0],
  ])('says so when the file of a %s cannot be read, chosen or dropped', async (label, sentence, place) => {
    decode.mockRejectedValue(new DOMException('no picture'));
    const { user, toasts } = await edit();
    await user.upload(screen.getByLabelText(label), picture());
    await waitFor(() => expect(toasts()).toEqual([sentence]));
    await dropFiles(screen.getByRole('region', { name: 'Pictures' }), [picture()], place);
    await waitFor(() => expect(toasts()).toEqual([sentence, sentence]));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('says so when it cannot be cut', async () => {
    toBlob.mockImplementation((give: BlobCallback) => give(null));
    const { user, toasts } = await edit();
    await user.upload(screen.getByLabelText('Banner'), picture());
    await user.click(await screen.findByRole('button', { name: 'Apply' }));
    await waitFor(() => expect(toasts()).toEqual(['Failed to process image']));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('is not uploaded twice when only the rest has to be tried again', async () => {
    const { server, user, save, toasts } = await edit({
      replies: { [SAVE]: [() => json({}, 418), () => json(maya)] },
    });
    await user.upload(screen.getByLabelText('Profile picture'), picture());
    await user.click(await screen.findByRole('button', { name: 'Apply' }));
    await save();
    await waitFor(() => expect(toasts()).toContain('Failed to save profile'));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Save' })).toBeEnabled());
    await save();
    await waitFor(() => expect(toasts()).toContain('Profile saved successfully'));
    expect(server.to(UPLOADS)).toHaveLength(1);
    expect(server.to(SAVE)[1]?.body).toEqual({ profilePicture: '/media/uploads/1' });
  });

  it('is uploaded anew when the server no longer has it', async () => {
    const { server, user, save, toasts } = await edit({
      replies: { [SAVE]: [() => refusal(400, 'This file is no longer available.'), () => json(maya)] },
    });
    await user.upload(screen.getByLabelText('Profile picture'), picture());
    await user.click(await screen.findByRole('button', { name: 'Apply' }));
    await save();
    await waitFor(() => expect(toasts()).toContain('This file is no longer available.'));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Save' })).toBeEnabled());
    await save();
    await waitFor(() => expect(server.to(SAVE)[1]?.body).toEqual({ profilePicture: '/media/uploads/2' }));
  });

  it('keeps everything when the upload fails, and shows its progress', async () => {
    const { server, user, save, toasts } = await edit({ bucket: ['stalled'] });
    await user.upload(screen.getByLabelText('Banner'), picture());
    await user.click(await screen.findByRole('button', { name: 'Apply' }));
    await user.type(screen.getByRole('textbox', { name: 'Location' }), 'Goa');
    await save();
    const progress = await screen.findByRole('progressbar', { name: 'Uploading pictures' });
    await waitFor(() => expect(progress).toHaveAttribute('aria-valuenow', '25'));
    expect(screen.getByRole('textbox', { name: 'Location' })).toBeDisabled();
    expect(server.to(SAVE)).toHaveLength(0);
    expect(toasts()).toEqual(['Image processed successfully']);
  });

  it('can be removed', async () => {
    const member = { ...maya, profilePicture: '/media/m/old.jpg' };
    const { server, user, save } = await edit({
      replies: { 'GET /auth/me': () => json(member), 'GET /users/maya': () => json(profileOf(member)) },
    });
    await user.click(screen.getByRole('button', { name: 'Remove profile picture' }));
    expect(screen.getByRole('button', { name: 'Profile picture' })).toHaveFocus();
    await save();
    await waitFor(() => expect(server.to(SAVE)[0]?.body).toEqual({ profilePicture: '' }));
  });
});

describe('a logo', () => {
  it('waits for Save', async () => {
    const { server, user, save, toasts } = await edit();
    await user.upload(screen.getByLabelText('Organization logo'), picture());
    await waitFor(() => expect(toasts()).toEqual(['Logo ready for upload']));
    expect(server.to(UPLOADS)).toHaveLength(0);
    await save();
    await waitFor(() => expect(server.to(SAVE)[0]?.body).toEqual({ orgLogo: '/media/uploads/1' }));
    expect(server.to(UPLOADS)[0]?.body).toMatchObject({ kind: 'logo' });
  });

  it('may be dropped, and is refused like a chosen one', async () => {
    const { toasts } = await edit();
    const organization = screen.getByRole('region', { name: 'Organization' });
    await dropFiles(organization, [picture('application/pdf')]);
    await waitFor(() => expect(toasts()).toEqual(['Please choose a PNG, JPEG or WebP picture']));
    await dropFiles(organization, [picture()]);
    await waitFor(() => expect(toasts()).toContain('Logo ready for upload'));
  });

  it('says so when it cannot be read: of an organization, and of an entry', async () => {
    vi.stubGlobal('createImageBitmap', () => Promise.reject(new DOMException('no picture')));
    const { user, toasts } = await edit();
    await user.upload(screen.getByLabelText('Organization logo'), picture());
    await user.click(screen.getByRole('button', { name: 'Add experience' }));
    await user.upload(screen.getByLabelText('Company logo'), picture());
    await waitFor(() =>
      expect(toasts()).toEqual(['Error processing organization logo', 'Failed to process logo']),
    );
  });

  it('tells what a logo may be', async () => {
    expect(await edit()).toBeDefined();
    expect(screen.getByText('Square PNG or JPG, max 1MB')).toBeInTheDocument();
  });
});
