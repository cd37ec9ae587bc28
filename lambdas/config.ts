import * as z from 'zod';

const flag = () =>
  z
    .enum(['true', 'false'])
    .default('false')
    .transform((value) => value === 'true');

const secretId = () => z.string().min(1).optional();

const environment = () =>
  z.object({
    TABLE_NAME: z.string().min(1),
    /** Queue of the background jobs; only functions that start jobs have it. */
    JOBS_QUEUE_URL: z.url().optional(),
    /** Queue of the mails; only functions that start jobs have it. */
    MAIL_QUEUE_URL: z.url().optional(),
    /** Queue of the archives of members; only functions that start jobs have it. */
    ARCHIVE_QUEUE_URL: z.url().optional(),
    /** Queue of the previews of links; only functions that start jobs have it. */
    PREVIEW_QUEUE_URL: z.url().optional(),
    /** Port of this machine on which tests have a site that previews are made of; refused where Lambda runs. */
    PREVIEW_TEST_PORT: z.coerce.number().int().positive().optional(),
    /** Queue of the pushes; only functions that start jobs have it. */
    PUSH_QUEUE_URL: z.url().optional(),
    /** Where push services reach who runs the site, `mailto:` or `https:`; only the function that pushes has it. */
    PUSH_CONTACT: z
      .string()
      .regex(/^(mailto|https):/)
      .optional(),
    /** A push service on this machine that tests have browsers of; no deployed function has it. */
    LOCAL_PUSH_SERVICE: z
      .string()
      .regex(/^http:\/\/127\.0\.0\.1:\d+$/)
      .optional(),
    /** Who mails come from; only the function that mails has it, and none does where no sender is set up. */
    MAIL_FROM: z.string().min(1).optional(),
    /** SES reports what has become of the mails of this configuration set. */
    MAIL_CONFIGURATION_SET: z.string().min(1).optional(),
    /** Origin of the site, for links in mails and on public pages; only the functions that write these have it. */
    SITE_URL: z.url().optional(),
    /** Where visitors report a page, `mailto:` or `https:`; only the function of public pages has it. */
    REPORT_CONTACT: z
      .string()
      .regex(/^(mailto|https):/)
      .optional(),
    /** Where open connections of the live channel are reached; only functions that push have it. */
    LIVE_ENDPOINT: z.url().optional(),
    /** Bucket of pictures, documents and videos; only functions that touch them have it. */
    MEDIA_BUCKET: z.string().min(1).optional(),
    /** Name of the function that processes pictures; only functions that show new ones have it. */
    MEDIA_FUNCTION: z.string().min(1).optional(),
    /** Secrets Manager ids of secrets (lambdas/secrets/names.ts); a function has those that it uses. */
    SESSION_SIGNING_KEY_SECRET_ID: secretId(),
    SESSION_PUBLIC_KEYS_SECRET_ID: secretId(),
    PASSWORD_PEPPER_SECRET_ID: secretId(),
    CURSOR_KEY_SECRET_ID: secretId(),
    REQUEST_KEY_SECRET_ID: secretId(),
    CHALLENGE_KEY_SECRET_ID: secretId(),
    BROWSER_KEY_SECRET_ID: secretId(),
    LINK_KEY_SECRET_ID: secretId(),
    ADDRESS_KEY_SECRET_ID: secretId(),
    RECOVERY_CODE_KEY_SECRET_ID: secretId(),
    PUSH_SIGNING_KEY_SECRET_ID: secretId(),
    PUSH_PUBLIC_KEY_SECRET_ID: secretId(),
    /** That of the word that only the distribution knows; absent where there is no distribution. */
    ORIGIN_SECRET_ID: secretId(),
    /** How long work is tried again that meets changes of others: the browser waits five seconds for the answer to a like. */
    CONFLICT_RETRY_SECONDS: z.coerce.number().positive().default(4),
    /** How long a container keeps a secret before it reads it again. */
    SECRETS_KEPT_SECONDS: z.coerce.number().min(0).default(300),
    SECURE_COOKIES: flag(),
    /** Gives administrators their rights only in sessions that began with a passkey or a recovery code. */
    ADMINS_NEED_PASSKEY: flag(),
    /** Under which calls are counted as metrics; absent where nobody reads them. */
    METRICS_NAMESPACE: z.string().min(1).optional(),
    /** Counts each route on its own as well. */
    METRICS_PER_ROUTE: flag(),
    /** Sends what a call cost as `server-timing`. */
    COST_HEADERS: flag(),
    /** Parses every answer with its schema before it leaves: tests and local stack. */
    CHECK_ANSWERS: flag(),
    /** bcrypt's: each step doubles the work of guessing, and of signing in. */
    PASSWORD_HASH_COST: z.coerce.number().int().min(4).max(15).default(10),
    /** How many times what `DAILY` says members may do in a day, and `MAILS_PER_SENDER_PER_DAY` what one may cause. */
    DAILY_LIMITS_FACTOR: z.coerce.number().positive().default(1),
    SIGNUPS_PER_ADDRESS_PER_HOUR: z.coerce.number().int().positive(),
    LOGIN_FAILURES_PER_ADDRESS: z.coerce.number().int().positive(),
    /** Mails with a link that may be asked for from one address, and links that may be tried. */
    LINKS_PER_ADDRESS_PER_HOUR: z.coerce.number().int().positive(),
  });

/** The settings of one deployed function, read from its environment by name. */
export type Config = z.infer<ReturnType<typeof environment>>;

let parsed: Config | undefined;

/**
 * The settings of this function, parsed once per container.
 *
 * @throws ZodError when a variable is missing or wrong, so a bad deployment fails at its first call
 */
export function config(): Config {
  parsed ??= environment().parse(process.env);
  return parsed;
}
