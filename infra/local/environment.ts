import { SECRET_NAMES, SECRETS } from '../../lambdas/secrets/names.ts';

/** Credentials that the embedded services accept. They are public, because the services listen on 127.0.0.1 only. */
export const LOCAL_CREDENTIALS = { accessKeyId: 'local', secretAccessKey: 'local-secret' } as const;

export const LOCAL_TABLE = 'hearth-local';
export const LOCAL_BUCKET = 'hearth-local-media';
/** What the first values of all secrets are derived from. */
export const LOCAL_ROOT = 'hearth/local';
export const localSecret = (name: string): string => `${LOCAL_ROOT}/${name}`;
export const LOCAL_QUEUE = 'hearth-local-jobs';
export const LOCAL_MAIL_QUEUE = 'hearth-local-mails';
export const LOCAL_ARCHIVE_QUEUE = 'hearth-local-archives';
export const LOCAL_PUSH_QUEUE = 'hearth-local-pushes';
/** What the bucket tells of uploads. */
export const LOCAL_PICTURE_QUEUE = 'hearth-local-pictures';
export const LOCAL_PREVIEW_QUEUE = 'hearth-local-previews';
export const LOCAL_MEDIA_FUNCTION = 'hearth-local-media-worker';
const LOCAL_SENDER = 'Hearth <hello@hearth.example>';

/** What one member may do in a day where suites, benches and the seed do what takes many members weeks. */
export const UNLIMITED = 1_000_000;

export interface Endpoints {
  dynamodb: string;
  s3: string;
  sqs: string;
  secrets: string;
  mail: string;
  lambda: string;
  live: string;
  jobsQueueUrl: string;
  mailQueueUrl: string;
  archiveQueueUrl: string;
  previewQueueUrl: string;
  pushQueueUrl: string;
}

/** Where functions find their secrets; there is no distribution that they could know by a word. */
const secretIds = (): Record<string, string> =>
  Object.fromEntries(
    SECRET_NAMES.filter((name) => name !== 'origin').map((name) => [SECRETS[name], localSecret(name)]),
  );

/**
 * The environment variables of the functions on this machine: those of a deployed function, and the endpoints of the
 * embedded services for the AWS SDK.
 *
 * @param siteUrl origin that links in mails lead to
 * @param dailyLimitsFactor how many times what is usual members may do in a day
 */
export function functionEnvironment(endpoints: Endpoints, siteUrl: string, dailyLimitsFactor: number) {
  const {
    dynamodb,
    s3,
    sqs,
    secrets,
    mail,
    lambda,
    jobsQueueUrl,
    mailQueueUrl,
    archiveQueueUrl,
    previewQueueUrl,
    pushQueueUrl,
    live,
  } = endpoints;
  return {
    AWS_REGION: 'us-east-1',
    AWS_ACCESS_KEY_ID: LOCAL_CREDENTIALS.accessKeyId,
    AWS_SECRET_ACCESS_KEY: LOCAL_CREDENTIALS.secretAccessKey,
    AWS_EC2_METADATA_DISABLED: 'true',
    AWS_ENDPOINT_URL_DYNAMODB: dynamodb,
    AWS_ENDPOINT_URL_S3: s3,
    AWS_ENDPOINT_URL_SQS: sqs,
    AWS_ENDPOINT_URL_SECRETS_MANAGER: secrets,
    AWS_ENDPOINT_URL_SESV2: mail,
    AWS_ENDPOINT_URL_LAMBDA: lambda,
    TABLE_NAME: LOCAL_TABLE,
    MEDIA_BUCKET: LOCAL_BUCKET,
    MEDIA_FUNCTION: LOCAL_MEDIA_FUNCTION,
    ...secretIds(),
    JOBS_QUEUE_URL: jobsQueueUrl,
    MAIL_QUEUE_URL: mailQueueUrl,
    ARCHIVE_QUEUE_URL: archiveQueueUrl,
    PREVIEW_QUEUE_URL: previewQueueUrl,
    PUSH_QUEUE_URL: pushQueueUrl,
    PUSH_CONTACT: 'mailto:hello@hearth.example',
    LIVE_ENDPOINT: live,
    MAIL_FROM: LOCAL_SENDER,
    SITE_URL: siteUrl,
    SECURE_COOKIES: 'false',
    // The demo's administrator has none.
    ADMINS_NEED_PASSKEY: process.env.ADMINS_NEED_PASSKEY ?? 'false',
    COST_HEADERS: 'true',
    CHECK_ANSWERS: 'true',
    DAILY_LIMITS_FACTOR: String(dailyLimitsFactor),
    // High enough for a test suite that signs up 1,000 members from one address.
    SIGNUPS_PER_ADDRESS_PER_HOUR: '100000',
    LOGIN_FAILURES_PER_ADDRESS: '100000',
    LINKS_PER_ADDRESS_PER_HOUR: '100000',
    AWS_LAMBDA_LOG_LEVEL: process.env.AWS_LAMBDA_LOG_LEVEL ?? 'ERROR',
  };
}

/** Sets the environment variables of this process. Handlers read them when they are imported, so call this first. */
export function applyEnvironment(environment: Record<string, string>): void {
  for (const name of ['AWS_IGNORE_CONFIGURED_ENDPOINT_URLS', 'AWS_PROFILE', 'AWS_SESSION_TOKEN'])
    delete process.env[name];
  Object.assign(process.env, environment);
}
