import * as z from 'zod';
import { REPORT_REASONS } from '../rules/reporting.ts';
import { instant } from './common.ts';

/** Until when a member may not write, and which rule they have broken. */
export const suspension = () => z.strictObject({ until: instant, reason: z.enum(REPORT_REASONS) });
export type Suspension = z.infer<ReturnType<typeof suspension>>;
