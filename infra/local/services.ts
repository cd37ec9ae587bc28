import { randomBytes } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Item, TableStream } from 'local-aws/dynamodb';
import { startDynamoDb } from 'local-aws/dynamodb';
import { type Invoke, startLambda } from 'local-aws/lambda';
import { type LocalS3, startS3 } from 'local-aws/s3';
import { type LocalSecrets, startSecrets } from 'local-aws/secrets';
import { type Deliver, type LocalSqs, startSqs } from 'local-aws/sqs';
import * as z from 'zod';
import { UPLOADS_PREFIX } from '../../lambdas/media/file-keys.ts';
import { firstValues } from '../../lambdas/secrets/first-values.ts';
import { JOB_WORKERS } from '../job-workers.ts';
import {
  type Endpoints,
  LOCAL_ARCHIVE_QUEUE,
  LOCAL_BUCKET,
  LOCAL_CREDENTIALS,
  LOCAL_MAIL_QUEUE,
  LOCAL_PICTURE_QUEUE,
  LOCAL_PREVIEW_QUEUE,
  LOCAL_PUSH_QUEUE,
  LOCAL_QUEUE,
  LOCAL_ROOT,
  LOCAL_TABLE,
  localSecret,
} from './environment.ts';
import { type LiveChannel, startLive } from './live.ts';
import { type LocalMail, type Report, startMail } from './mail/server.ts';
import { createTable } from './table.ts';

export interface Services {
  endpoints: Endpoints;
  /** What has changed in the table and is still to be delivered. */
  changes: TableStream;
  /** Puts many new items into the table, from which nothing follows. */
  load(items: Item[]): Promise<void>;
  /** Deletes items of the table whose time to live has passed. Nothing else does. */
  sweepExpired(): Promise<unknown>;
  media: LocalS3;
  queue: LocalSqs;
  mail: LocalMail;
  live: LiveChannel;
  close(): Promise<void>;
}

const rootSecret = z.object({ root: z.string() });

/** Gives a data folder the secrets that it lacks, from the root that it has or gets. */
function fillSecrets(secrets: LocalSecrets): void {
  const stored = secrets.ensure(LOCAL_ROOT, () =>
    JSON.stringify({ root: randomBytes(48).toString('base64url') }),
  );
  const { root } = rootSecret.parse(JSON.parse(stored));
  for (const [name, value] of Object.entries(firstValues(root)))
    secrets.ensure(localSecret(name), () => value);
}

/**
 * Starts the embedded table, bucket, queues, mail and secrets over one data folder.
 *
 * @param dataDir where everything is kept; created if needed
 * @param deliver called with each message of the queues, as Lambda would call the worker behind one
 * @param report called with what has become of a mail, as EventBridge would call the function behind its rule
 * @param invoke called for each function that another one calls
 * @param corsOrigins origins whose pages may upload
 * @throws DataFolderInUseError when another process has the folder
 */
export async function startServices(
  dataDir: string,
  deliver: Deliver,
  report: Report,
  invoke: Invoke,
  corsOrigins: string[],
): Promise<Services> {
  mkdirSync(dataDir, { recursive: true });
  // First, because it holds the lock on the folder.
  const dynamodb = await startDynamoDb({ path: join(dataDir, 'table'), ttlSweepMs: 0 });
  await createTable(dynamodb.endpoint);
  const secrets = await startSecrets({ file: join(dataDir, 'secrets.json') });
  fillSecrets(secrets);
  const media = await startS3({
    dir: join(dataDir, 'media'),
    credentials: { [LOCAL_CREDENTIALS.accessKeyId]: LOCAL_CREDENTIALS.secretAccessKey },
  });
  const queue = await startSqs({ deliver, maxConcurrency: JOB_WORKERS });
  media.createBucket(LOCAL_BUCKET, {
    corsOrigins,
    notify: { prefix: UPLOADS_PREFIX, send: (message) => queue.send(LOCAL_PICTURE_QUEUE, message) },
  });
  const lambda = await startLambda(invoke);
  const live = await startLive();
  const mail = await startMail({ file: join(dataDir, 'outbox.jsonl'), report });
  return {
    endpoints: {
      dynamodb: dynamodb.endpoint,
      s3: media.endpoint,
      sqs: queue.endpoint,
      secrets: secrets.endpoint,
      mail: mail.endpoint,
      lambda: lambda.endpoint,
      live: live.endpoint,
      jobsQueueUrl: queue.queueUrl(LOCAL_QUEUE),
      mailQueueUrl: queue.queueUrl(LOCAL_MAIL_QUEUE),
      archiveQueueUrl: queue.queueUrl(LOCAL_ARCHIVE_QUEUE),
      previewQueueUrl: queue.queueUrl(LOCAL_PREVIEW_QUEUE),
      pushQueueUrl: queue.queueUrl(LOCAL_PUSH_QUEUE),
    },
    changes: dynamodb.streamOf(LOCAL_TABLE),
    load: (items) => dynamodb.load(LOCAL_TABLE, items),
    sweepExpired: dynamodb.sweepExpired,
    media,
    queue,
    mail,
    live,
    async close() {
      await live.close();
      await queue.close();
      await Promise.all([dynamodb.close(), media.close(), secrets.close(), mail.close(), lambda.close()]);
    },
  };
}
