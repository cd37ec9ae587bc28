import type { contract } from '../../shared/api/index.ts';
import { type Examples, reads } from '../testing/examples/example.ts';

export const examples: Examples<typeof contract.health> = {
  check: { budget: reads(0, 0, 0) },
};
