import type { Config } from '../../../lambdas/config.ts';
import { SECRET_NAMES, SECRETS, type SecretName } from '../../../lambdas/secrets/names.ts';
import type { Bundle } from '../../bundles/functions.ts';
import type { Stage } from '../../stages.ts';

/** Where a stage keeps its things, by the names that functions call them with. */
export interface Places {
  tableName: string;
  mediaBucket: string;
  mediaFunction: string;
  jobsQueueUrl: string;
  mailQueueUrl: string;
  archiveQueueUrl: string;
  previewQueueUrl: string;
  pushQueueUrl: string;
  liveEndpoint: string;
  secrets: Record<SecretName, string>;
}

/** Where the metrics of a stage's calls are found. */
export const metricsNamespace = (stage: Stage): string => `Hearth-${stage.name}`;

/** Variables that only tests set. */
type OfTests =
  | 'PASSWORD_HASH_COST'
  | 'CONFLICT_RETRY_SECONDS'
  | 'SECRETS_KEPT_SECONDS'
  | 'PREVIEW_TEST_PORT'
  | 'LOCAL_PUSH_SERVICE';

/** Variables whose values are known where mails are sent. */
type MailVariable = 'MAIL_FROM' | 'MAIL_CONFIGURATION_SET' | 'SITE_URL';

/** Variables of the function of public pages alone. */
type PageVariable = 'REPORT_CONTACT';

/** Every one of these that has a value, and where the site stands. */
export const pageVariablesOf = (
  siteUrl: string,
  contact: string | undefined,
): Partial<Record<PageVariable | 'SITE_URL', string>> => ({
  SITE_URL: siteUrl,
  ...(contact && { REPORT_CONTACT: contact }),
});

/** Every one of these that has a value. */
export const mailVariablesOf = (
  siteUrl: string,
  from: string | undefined,
  configurationSet: string | undefined,
): Partial<Record<MailVariable, string>> => ({
  SITE_URL: siteUrl,
  ...(from && { MAIL_FROM: from }),
  ...(configurationSet && { MAIL_CONFIGURATION_SET: configurationSet }),
});

/**
 * Every other variable that functions know, for a stage, but what only tests change or the function that pushes has; a new one in `lambdas/config.ts` does not compile until it is here.
 */
export const variablesOf = (
  stage: Stage,
  places: Places,
): Record<Exclude<keyof Config, OfTests | 'PUSH_CONTACT' | MailVariable | PageVariable>, string> => ({
  TABLE_NAME: places.tableName,
  JOBS_QUEUE_URL: places.jobsQueueUrl,
  MAIL_QUEUE_URL: places.mailQueueUrl,
  ARCHIVE_QUEUE_URL: places.archiveQueueUrl,
  PREVIEW_QUEUE_URL: places.previewQueueUrl,
  PUSH_QUEUE_URL: places.pushQueueUrl,
  LIVE_ENDPOINT: places.liveEndpoint,
  MEDIA_BUCKET: places.mediaBucket,
  MEDIA_FUNCTION: places.mediaFunction,
  ORIGIN_SECRET_ID: places.secrets.origin,
  SESSION_SIGNING_KEY_SECRET_ID: places.secrets['session-signing-key'],
  SESSION_PUBLIC_KEYS_SECRET_ID: places.secrets['session-public-keys'],
  PASSWORD_PEPPER_SECRET_ID: places.secrets['password-pepper'],
  CURSOR_KEY_SECRET_ID: places.secrets['cursor-key'],
  REQUEST_KEY_SECRET_ID: places.secrets['request-key'],
  CHALLENGE_KEY_SECRET_ID: places.secrets['challenge-key'],
  BROWSER_KEY_SECRET_ID: places.secrets['browser-key'],
  LINK_KEY_SECRET_ID: places.secrets['link-key'],
  ADDRESS_KEY_SECRET_ID: places.secrets['address-key'],
  RECOVERY_CODE_KEY_SECRET_ID: places.secrets['recovery-code-key'],
  PUSH_SIGNING_KEY_SECRET_ID: places.secrets['push-signing-key'],
  PUSH_PUBLIC_KEY_SECRET_ID: places.secrets['push-public-key'],
  SECURE_COOKIES: 'true',
  ADMINS_NEED_PASSKEY: 'true',
  METRICS_NAMESPACE: metricsNamespace(stage),
  METRICS_PER_ROUTE: String(stage.metricsPerRoute),
  COST_HEADERS: String(stage.costHeaders),
  CHECK_ANSWERS: 'false',
  DAILY_LIMITS_FACTOR: String(stage.dailyLimitsFactor),
  SIGNUPS_PER_ADDRESS_PER_HOUR: String(stage.signupsPerAddressPerHour),
  LOGIN_FAILURES_PER_ADDRESS: String(stage.loginFailuresPerAddress),
  LINKS_PER_ADDRESS_PER_HOUR: String(stage.linksPerAddressPerHour),
});

/** Variables that a function only gets when its code makes such a call. */
const ONLY_WITH: Partial<Record<keyof Config, RegExp>> = {
  LIVE_ENDPOINT: /^apigatewaymanagementapi:/,
  MEDIA_BUCKET: /^s3:/,
  MEDIA_FUNCTION: /^lambda:/,
  JOBS_QUEUE_URL: /^sqs:SendMessage$/,
  MAIL_QUEUE_URL: /^sqs:SendMessage$/,
  ARCHIVE_QUEUE_URL: /^sqs:SendMessage$/,
  PREVIEW_QUEUE_URL: /^sqs:SendMessage$/,
  PUSH_QUEUE_URL: /^sqs:SendMessage$/,
  MAIL_FROM: /^sesv2:/,
  MAIL_CONFIGURATION_SET: /^sesv2:/,
  SITE_URL: /^sesv2:/,
};

const SECRET_OF = new Map<string, SecretName>(SECRET_NAMES.map((name) => [SECRETS[name], name]));

/**
 * The environment of one function: nothing when its code never reads the configuration.
 *
 * @param secrets those that it may read, whose ids it is told
 */
export function environmentOf(
  { commands, files }: Bundle,
  variables: Record<string, string>,
  secrets: readonly SecretName[],
): Record<string, string> {
  if (!files.has('lambdas/config.ts')) return {};
  const needed = new Map<string, RegExp>(Object.entries(ONLY_WITH));
  const isNeeded = (name: string): boolean => {
    const secret = SECRET_OF.get(name);
    if (secret) return secrets.includes(secret);
    const calls = needed.get(name);
    return calls === undefined || [...commands].some((command) => calls.test(command));
  };
  return Object.fromEntries(Object.entries(variables).filter(([name]) => isNeeded(name)));
}
