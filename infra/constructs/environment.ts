import type { Config } from '../../lambdas/config.ts';
import type { Bundle } from '../bundles/functions.ts';
import type { Stage } from '../stages.ts';

/** Where a stage keeps its things, by the names that functions call them with. */
export interface Places {
  tableName: string;
  mediaBucket: string;
  mediaFunction: string;
  jobsQueueUrl: string;
  mailQueueUrl: string;
  archiveQueueUrl: string;
  secretId: string;
  originSecretId: string;
}

/** Where the metrics of a stage's calls are found. */
export const metricsNamespace = (stage: Stage): string => `Hearth-${stage.name}`;

/** Variables whose values are known where mails are sent. */
type MailVariable = 'MAIL_FROM' | 'MAIL_CONFIGURATION_SET' | 'SITE_URL';

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
 * Every other variable that functions know, for a stage, but what only tests change; a new one in `lambdas/config.ts` does not compile until it is here.
 */
export const variablesOf = (
  stage: Stage,
  places: Places,
): Record<Exclude<keyof Config, 'PASSWORD_HASH_COST' | MailVariable>, string> => ({
  TABLE_NAME: places.tableName,
  JOBS_QUEUE_URL: places.jobsQueueUrl,
  MAIL_QUEUE_URL: places.mailQueueUrl,
  ARCHIVE_QUEUE_URL: places.archiveQueueUrl,
  MEDIA_BUCKET: places.mediaBucket,
  MEDIA_FUNCTION: places.mediaFunction,
  SECRET_ID: places.secretId,
  ORIGIN_SECRET_ID: places.originSecretId,
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
  MEDIA_BUCKET: /^s3:/,
  MEDIA_FUNCTION: /^lambda:/,
  JOBS_QUEUE_URL: /^sqs:SendMessage$/,
  MAIL_QUEUE_URL: /^sqs:SendMessage$/,
  ARCHIVE_QUEUE_URL: /^sqs:SendMessage$/,
  MAIL_FROM: /^sesv2:/,
  MAIL_CONFIGURATION_SET: /^sesv2:/,
  SITE_URL: /^sesv2:/,
  ORIGIN_SECRET_ID: /^secretsmanager:GetSecretValue$/,
};

/** The environment of one function: nothing when its code never reads the configuration. */
export function environmentOf(
  { commands, files }: Bundle,
  variables: Record<string, string>,
): Record<string, string> {
  if (!files.has('lambdas/config.ts')) return {};
  const needed = new Map<string, RegExp>(Object.entries(ONLY_WITH));
  const isNeeded = (name: string): boolean => {
    const calls = needed.get(name);
    return calls === undefined || [...commands].some((command) => calls.test(command));
  };
  return Object.fromEntries(Object.entries(variables).filter(([name]) => isNeeded(name)));
}
