import { waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { FIRST_READS, SESSION_READ } from '../../build/first-reads.ts';
import { fakeServer, json } from '../testing/fake-server.ts';
import { maya } from '../testing/people.ts';
import { renderApp } from '../testing/render-app.tsx';

const READS = Object.entries(FIRST_READS);
const filled = (text: string) => text.replace(/:\w+|\{\w+\}/, 'abc');

it.each(READS)('what %s reads first is what is asked for early', async (path, reads) => {
  const { calls } = fakeServer({ 'GET /auth/me': () => json(maya) });
  renderApp(filled(path));
  const asked = () =>
    calls.map(
      ({ route, search }) => `/api/v1${route.replace('GET ', '')}${search.size > 0 ? `?${search}` : ''}`,
    );
  await waitFor(() => expect(asked()).toEqual(expect.arrayContaining([SESSION_READ, ...reads.map(filled)])));
});
