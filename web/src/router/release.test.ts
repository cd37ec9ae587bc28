import { beforeEach, expect, it, vi } from 'vitest';
import { attachToaster, toast } from '../components/feedback/toast.ts';
import { reloadIfDue, watchForReleases } from './release.ts';

const module = (path: string) => `<script type="module" crossorigin src="${path}"></script>`;
const page = (entry: string) => new Response(module('/assets/base-1.js') + module(entry));
const reload = vi.fn();
let isSafe = true;

watchForReleases(() => isSafe);

beforeEach(() => {
  isSafe = true;
  reload.mockReset();
  sessionStorage.clear();
  vi.spyOn(window.location, 'reload').mockImplementation(reload);
  document.head.innerHTML = module('/assets/base-1.js') + module('/assets/main-old.js');
});

/** Code of this tab's release could not be fetched, while the server has pages like this. */
async function failCode(answer: () => Response | Promise<never>) {
  const seen = vi.fn(answer);
  vi.stubGlobal('fetch', async () => seen());
  window.dispatchEvent(new Event('vite:preloadError'));
  await vi.waitFor(() => expect(seen).toHaveBeenCalled());
  await new Promise((resolve) => setTimeout(resolve, 10));
}

it('reloads an old tab after a release, once', async () => {
  await failCode(() => page('/assets/main-new.js'));
  expect(reload).toHaveBeenCalledTimes(1);
  await failCode(() => page('/assets/main-new.js'));
  expect(reload).toHaveBeenCalledTimes(1);
  await failCode(() => page('/assets/main-newer.js'));
  expect(reload).toHaveBeenCalledTimes(2);
});

it.each([
  ['the release is the same', () => page('/assets/main-old.js')],
  ['the server cannot be reached', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['the server is in trouble', () => new Response('', { status: 503 })],
])('does not reload when %s', async (_, answer) => {
  await failCode(answer);
  reloadIfDue();
  expect(reload).not.toHaveBeenCalled();
});

it('waits with the reload until nothing would be lost', async () => {
  isSafe = false;
  await failCode(() => page('/assets/main-new.js'));
  reloadIfDue();
  expect(reload).not.toHaveBeenCalled();
  isSafe = true;
  reloadIfDue();
  expect(reload).toHaveBeenCalledTimes(1);
});

it('lets people read first what the missing code was to say', async () => {
  toast.success('Post created successfully');
  await failCode(() => page('/assets/main-new.js'));
  expect(reload).not.toHaveBeenCalled();
  attachToaster(() => {});
  reloadIfDue();
  expect(reload).toHaveBeenCalledTimes(1);
});

it('does not reload where it could not remember that it did', async () => {
  const storage = sessionStorage;
  vi.stubGlobal('sessionStorage', undefined);
  await failCode(() => page('/assets/main-new.js'));
  // Files share one environment.
  vi.stubGlobal('sessionStorage', storage);
  expect(reload).not.toHaveBeenCalled();
});
