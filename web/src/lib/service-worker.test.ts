import { afterEach, expect, it, vi } from 'vitest';
import { keepForOffline } from './service-worker.ts';

class Worker extends EventTarget {
  postMessage = vi.fn();
}

/** A browser's registration of the service worker, and how a release comes to it. */
function registered({ active }: { active: Worker | null }) {
  const registration = Object.assign(new EventTarget(), {
    active,
    waiting: null as Worker | null,
    installing: null as Worker | null,
    update: vi.fn(async () => {}),
  });
  const container = Object.assign(new EventTarget(), { register: async () => registration });
  vi.stubGlobal('navigator', { serviceWorker: container });
  const install = (worker: Worker) => {
    registration.installing = worker;
    registration.dispatchEvent(new Event('updatefound'));
    Object.assign(registration, { installing: null, waiting: worker });
    worker.dispatchEvent(new Event('statechange'));
  };
  return { registration, container, install };
}

const settled = () => new Promise((resolve) => setTimeout(resolve));

afterEach(() => {
  vi.unstubAllGlobals();
});

it('offers a release that has come, and loads it when that is wanted', async () => {
  const { container, install } = registered({ active: new Worker() });
  const offered = vi.fn();
  void keepForOffline(offered);
  await settled();
  const worker = new Worker();
  install(worker);
  await settled();
  expect(offered).toHaveBeenCalledTimes(1);
  expect(worker.postMessage).not.toHaveBeenCalled();
  const reload = vi.fn();
  vi.stubGlobal('location', { reload });
  offered.mock.calls[0]?.[0]();
  expect(worker.postMessage).toHaveBeenCalledWith('take-over');
  container.dispatchEvent(new Event('controllerchange'));
  expect(reload).toHaveBeenCalledTimes(1);
});

it('offers nothing when the first worker of all comes', async () => {
  const { install } = registered({ active: null });
  const offered = vi.fn();
  void keepForOffline(offered);
  await settled();
  install(new Worker());
  await settled();
  expect(offered).not.toHaveBeenCalled();
});
