import { expect, it, onTestFinished } from 'vitest';
import { serveSite } from './gateway/site-server.ts';
import { answerSettled, type Background, SETTLED_PATH, settled } from './settled.ts';

/** Something that is busy until it has been waited for as often as given, and calls back each time. */
function busyFor(times: number, then: () => void = () => {}): Background & { left: number } {
  return {
    left: times,
    isBusy() {
      return this.left > 0;
    },
    async idle() {
      if (this.left === 0) return;
      this.left -= 1;
      then();
    },
  };
}

it('waits until nothing is busy, although each has made work for the other', async () => {
  const queue = busyFor(0);
  const events = busyFor(2, () => {
    queue.left += 1;
  });
  await settled([events, queue]);
  expect([events.left, queue.left]).toEqual([0, 0]);
});

it('answers once all is quiet, with what everything has consumed, and leaves other requests alone', async () => {
  const quiet = Promise.withResolvers<void>();
  let wru = 3;
  const server = await serveSite(
    (request, response) => {
      const wait = async () => {
        await quiet.promise;
        wru = 7;
      };
      void answerSettled(request, response, wait, () => ({ rru: 1.5, wru })).then((isAnswered) => {
        if (!isAnswered) response.writeHead(404).end();
      });
    },
    0,
    undefined,
  );
  onTestFinished(() => server.close());
  expect((await fetch(`${server.url}/local/other`)).status).toBe(404);
  expect((await fetch(server.url + SETTLED_PATH, { method: 'POST' })).status).toBe(404);
  let isAnswered = false;
  const answer = fetch(server.url + SETTLED_PATH).then((response) => {
    isAnswered = true;
    return response;
  });
  await fetch(`${server.url}/local/other`);
  expect(isAnswered).toBe(false);
  quiet.resolve();
  const { status, headers } = await answer;
  expect([status, headers.get('server-timing')]).toEqual([204, 'rru;dur=1.5, wru;dur=7']);
});

it('is there for this machine only', async () => {
  const request = { method: 'GET', url: SETTLED_PATH, socket: { remoteAddress: '192.0.2.7' } };
  expect(await answerSettled(request, { writeHead: () => expect.unreachable() }, async () => {})).toBe(false);
});
