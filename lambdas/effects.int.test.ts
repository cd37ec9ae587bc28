import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { routes } from '../shared/api/index.ts';
import { honoursKeys } from '../shared/api/route.ts';
import { Caller } from './testing/calls/caller.ts';
import { invoke } from './testing/calls/lost-answers.ts';
import { prepareCalls } from './testing/examples/calls.ts';
import { newCast } from './testing/examples/cast.ts';
import { newAdmin } from './testing/people/admin.ts';
import { hasTable, testedSystem } from './testing/system.ts';

/** What these do is no transaction: it does no harm when it is done again after a crash. */
const WITHOUT_EFFECT = ['notifications.readAll', 'uploads.create', 'users.syncConnections'];

describe.skipIf(!hasTable)('a call under a key', () => {
  let admin: Caller;

  beforeAll(async () => {
    const { user, cookie } = await newAdmin();
    admin = new Caller(testedSystem().url, { ...user, cookie });
  });

  it.each(routes.filter(honoursKeys))(
    'writes its marker in the transaction of its effect, and nothing before a daily limit allows it: $name',
    async (route) => {
      const cast = await newCast(testedSystem().url, admin);
      const [call] = (await prepareCalls(route, cast, 1)) ?? [];
      if (!call) throw new Error(`${route.name} has no example`);
      const { caller, params, body } = call;
      const { status, hasty, effects } = await invoke(route, { member: caller, params, body }, randomUUID());
      expect(status).toBe(route.status ?? 200);
      expect(hasty).toEqual([]);
      expect(effects).toBe(WITHOUT_EFFECT.includes(route.name) ? 0 : 1);
    },
  );
});
