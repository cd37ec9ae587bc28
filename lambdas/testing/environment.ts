import { type Config, config } from '../config.ts';
import { SECRET_NAMES, SECRETS, type SecretName } from '../secrets/names.ts';

/** The table that unit tests pretend to have, and where they keep their secrets. */
export const TABLE = 'hearth-unit';
export const secretId = (name: SecretName): string => `hearth-unit/${name}`;
export const QUEUE_URL = 'https://sqs.test/jobs';
export const MAIL_QUEUE_URL = 'https://sqs.test/mails';
export const ARCHIVE_QUEUE_URL = 'https://sqs.test/archives';
export const PREVIEW_QUEUE_URL = 'https://sqs.test/previews';
const PUSH_QUEUE_URL = 'https://sqs.test/pushes';

Object.assign(process.env, {
  AWS_REGION: 'eu-west-1',
  AWS_LAMBDA_LOG_LEVEL: 'FATAL',
  TABLE_NAME: TABLE,
  ...Object.fromEntries(
    SECRET_NAMES.filter((name) => name !== 'origin').map((name) => [SECRETS[name], secretId(name)]),
  ),
  JOBS_QUEUE_URL: QUEUE_URL,
  MAIL_QUEUE_URL,
  ARCHIVE_QUEUE_URL,
  PREVIEW_QUEUE_URL,
  PUSH_QUEUE_URL,
  MAIL_FROM: 'Hearth <hello@hearth.test>',
  SITE_URL: 'https://hearth.test',
  MEDIA_BUCKET: 'hearth-unit-media',
  MEDIA_FUNCTION: 'hearth-unit-media-worker',
  SIGNUPS_PER_ADDRESS_PER_HOUR: '5',
  LOGIN_FAILURES_PER_ADDRESS: '5',
  LINKS_PER_ADDRESS_PER_HOUR: '5',
});

/** Changes settings of the function under test, as another deployment would. */
export const configure = (changes: Partial<Config>): void => {
  Object.assign(config(), changes);
};
