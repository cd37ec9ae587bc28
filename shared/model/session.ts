import * as z from 'zod';
import { id, instant } from './common.ts';

/** A browser in which a member is signed in, as its owner sees it. */
export const memberSession = () =>
  z.strictObject({
    _id: id,
    /** Whether it is the one that asks. */
    current: z.boolean(),
    createdAt: instant,
    lastSeenAt: instant,
    /** Browser and system, such as `Chrome on Windows`; "" when unknown. */
    client: z.string(),
    /** The network of the address, such as `203.0.113.*`; "" when unknown. */
    address: z.string(),
  });

export type MemberSession = z.infer<ReturnType<typeof memberSession>>;
