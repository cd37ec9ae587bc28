import { expect, it } from 'vitest';
import type { OpenRole } from '../../../../shared/model/role.ts';
import { designer, project } from '../../testing/projects.ts';
import { positionsOf } from './open-positions.ts';

const role = (changes: Partial<OpenRole>): OpenRole => ({ ...designer, ...changes });

it('open positions are the roles that take applications', () => {
  const open = role({ _id: 'open' });
  const positions = positionsOf([
    { status: 'open', openRoles: [open, role({ paused: true }), role({ limit: 1, filled: 1 })] },
    { ...project, status: 'closed' },
  ]);
  expect(positions).toEqual([open]);
});
