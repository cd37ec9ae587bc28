import * as z from 'zod';
import { FRESH_USERNAME } from '../../../lambdas/testing/calls/caller.ts';

const id = z.string().regex(/^[\w=+/-]{8,44}$/);
/** Ids of calls: of several, with spaces between them. */
const ids = z.string().regex(/^[\w+/-]{8,12}( [\w+/-]{8,12})*$/);
const jobId = z.string().regex(/^[\w#.-]+$/);
const word = z.string().regex(/^[a-zA-Z]+([.-][a-zA-Z]+)*$/);
const error: z.ZodType = z.union([
  z.string(),
  z.strictObject({
    name: z.string(),
    message: z.string(),
    stack: z.string().optional(),
    code: z.union([z.string(), z.number()]).optional(),
    get cause(): z.ZodType {
      return error.optional();
    },
  }),
]);

/** All that log lines say, and in which form: nothing of this can hold what members have written. */
const line = z.strictObject({
  level: z.enum(['INFO', 'ERROR']),
  message: z.string().regex(/^[a-z ]+(:[a-z ]+\([a-z ]+ infra\/stages\.ts\))?$/),
  timestamp: z.iso.datetime(),
  service: z.literal('hearth'),
  trace: ids.optional(),
  requestId: id.optional(),
  messageId: id.optional(),
  memberId: id.optional(),
  address: z
    .string()
    .regex(/^[\da-f.:]+\*$/)
    .optional(),
  route: word.optional(),
  status: z.int().optional(),
  milliseconds: z.number().optional(),
  rru: z.number().optional(),
  wru: z.number().optional(),
  calls: z.int().optional(),
  rounds: z.int().optional(),
  failed: z.literal(1).optional(),
  unauthenticated: z.literal(1).optional(),
  limited: z.literal(1).optional(),
  refusedSignIns: z.literal(1).optional(),
  limitedMails: z.literal(1).optional(),
  administratorSignIns: z.literal(1).optional(),
  _aws: z.object({ Timestamp: z.int(), CloudWatchMetrics: z.array(z.unknown()) }).optional(),
  records: z.int().optional(),
  events: z.int().optional(),
  types: z.array(word).optional(),
  traces: z.array(ids).optional(),
  enqueued: z.int().optional(),
  jobId: jobId.optional(),
  jobIds: z.array(jobId).optional(),
  bytes: z.int().optional(),
  mail: word.optional(),
  handedOverAt: z.int().optional(),
  reason: word.optional(),
  pushService: z
    .string()
    .regex(/^[a-z\d.-]+$/)
    .optional(),
  addresses: z.int().optional(),
  error: error.optional(),
});

/** What members of the tests are called, sign in with and carry: see `lambdas/testing/calls/client.ts`. */
const SECRETS: Record<string, RegExp> = {
  'an e-mail address': /[\w.+-]+@[\w-]+\.[a-z]/i,
  'a username': FRESH_USERNAME,
  'a password': /zebrine-otaku|correct horse/,
  'a password hash': /\$2[aby]\$\d\d\$/,
  'a cookie': /hearth=/,
  'a token': /\beyJ[\w-]{8,}\.[\w-]+\./,
};

/** Ids are random and longer than the usernames of tests, so that one may look like a username in part. */
const RANDOM = /"(requestId|messageId|memberId|trace)":"[^"]{10,}"/g;

/** What a log line holds that none may; undefined when that is nothing. */
export function leakIn(text: string): string | undefined {
  const written = text.replaceAll(RANDOM, '');
  const found = Object.entries(SECRETS).find(([, pattern]) => pattern.test(written));
  if (found) return found[0];
  const { error } = line.safeParse(JSON.parse(text));
  return error && `${error.issues[0]?.path.join('.')}: ${error.issues[0]?.message}`;
}
