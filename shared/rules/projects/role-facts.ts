import type { RoleFacts } from '../../model/role.ts';

/** The facts of a role of which nothing was said. */
export const NO_FACTS: RoleFacts = {
  skills: [],
  commitment: '',
  place: '',
  location: '',
  equity: null,
  pay: null,
  question: '',
  paused: false,
};
