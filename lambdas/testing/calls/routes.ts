import * as z from 'zod';
import { type Auth, resource, route } from '../../../shared/api/route.ts';
import { id } from '../../../shared/model/common.ts';

const answer = () => z.strictObject({ ok: z.boolean() });

/** Routes that exist in unit tests only, one for each thing that a link of the chain looks at. */
export const probes = resource('probes', {
  ping: route({ method: 'GET', path: '/probes/ping', auth: 'public', answer }),
  open: route({
    method: 'POST',
    path: '/probes/open',
    auth: 'public',
    answer,
    status: 201,
    keysOfVisitors: true,
  }),
  read: route({ method: 'GET', path: '/probes', auth: 'member', answer, conditional: true }),
  list: route({
    method: 'GET',
    path: '/probes/{probeId}/list',
    auth: 'member',
    params: () => z.object({ probeId: id }),
    query: () => z.object({ limit: z.coerce.number('How many?').default(10), cursor: z.string().optional() }),
    answer,
  }),
  write: route({
    method: 'POST',
    path: '/probes/{probeId}',
    auth: 'member',
    params: () => z.object({ probeId: id }),
    body: () =>
      z.object({
        text: z.string('Please write something.'),
        tags: z.array(z.object({ name: z.string('A tag needs a name.') })).default([]),
      }),
    answer,
    status: 201,
  }),
  again: route({ method: 'PUT', path: '/probes', auth: 'member', answer, repeatable: true }),
});

/** The same read for another kind of caller. */
export const guarded = (auth: Auth) => ({ ...probes.read, auth });
