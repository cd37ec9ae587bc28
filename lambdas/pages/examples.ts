import type { contract } from '../../shared/api/index.ts';
import { type Examples, reads } from '../testing/examples/example.ts';

export const examples: Examples<typeof contract.pages> = {
  showcase: { budget: reads(12, 12, 4) },
};
