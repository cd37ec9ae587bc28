import { hidingConsequences } from '../hiding/consequences.ts';
import { jobConsequences } from '../jobs/consequences.ts';
import { notificationConsequences } from '../notifications/consequences.ts';
import { postConsequences } from '../posts/consequences.ts';
import { projectConsequences } from '../projects/consequences.ts';
import { reportConsequences } from '../reports/consequences.ts';
import { memberConsequences } from '../users/consequences.ts';

/** What follows from what happens, of every noun. */
export const CONSEQUENCES = [
  ...memberConsequences,
  ...postConsequences,
  ...projectConsequences,
  ...reportConsequences,
  ...notificationConsequences,
  ...jobConsequences,
  ...hidingConsequences,
];
