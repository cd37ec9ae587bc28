/** Credentials that the embedded services accept; they protect nothing beyond 127.0.0.1. */
export const LOCAL_CREDENTIALS = { accessKeyId: 'local', secretAccessKey: 'local-secret' } as const;

export const LOCAL_TABLE = 'hearth-local';
export const LOCAL_BUCKET = 'hearth-local-media';
export const LOCAL_SECRET = 'hearth/local';
export const LOCAL_QUEUE = 'hearth-local-jobs';

export interface Endpoints {
  dynamodb: string;
  s3: string;
  sqs: string;
  secrets: string;
  jobsQueueUrl: string;
}

/**
 * What the functions find in their environment on this machine: the names a deployed function has, and where the
 * SDK finds the services.
 */
export function functionEnvironment({ dynamodb, s3, sqs, secrets, jobsQueueUrl }: Endpoints) {
  return {
    AWS_REGION: 'us-east-1',
    AWS_ACCESS_KEY_ID: LOCAL_CREDENTIALS.accessKeyId,
    AWS_SECRET_ACCESS_KEY: LOCAL_CREDENTIALS.secretAccessKey,
    AWS_EC2_METADATA_DISABLED: 'true',
    AWS_ENDPOINT_URL_DYNAMODB: dynamodb,
    AWS_ENDPOINT_URL_S3: s3,
    AWS_ENDPOINT_URL_SQS: sqs,
    AWS_ENDPOINT_URL_SECRETS_MANAGER: secrets,
    TABLE_NAME: LOCAL_TABLE,
    MEDIA_BUCKET: LOCAL_BUCKET,
    SECRET_ID: LOCAL_SECRET,
    JOBS_QUEUE_URL: jobsQueueUrl,
    SECURE_COOKIES: 'false',
    COST_HEADERS: 'true',
    CHECK_ANSWERS: 'true',
    // High enough for a suite of 1,000 members from one address.
    SIGNUPS_PER_ADDRESS_PER_HOUR: '100000',
    LOGIN_FAILURES_PER_ADDRESS: '100000',
    AWS_LAMBDA_LOG_LEVEL: process.env.AWS_LAMBDA_LOG_LEVEL ?? 'ERROR',
  };
}

/** Makes this process a place where functions can run. Handlers are to be imported after it. */
export function applyEnvironment(environment: Record<string, string>): void {
  for (const name of ['AWS_IGNORE_CONFIGURED_ENDPOINT_URLS', 'AWS_PROFILE', 'AWS_SESSION_TOKEN'])
    delete process.env[name];
  Object.assign(process.env, environment);
}
