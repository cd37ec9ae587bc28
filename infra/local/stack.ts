import { randomUUID } from 'node:crypto';
import { rmSync, writeFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import type { Invoke } from 'local-aws/lambda';
import type { Deliver } from 'local-aws/sqs';
import { HOUR, MINUTE } from '../../shared/limits.ts';
import { EVENT_FILTERS } from '../event-filters.ts';
import { answerApiDocs } from './api-docs/page.ts';
import {
  applyEnvironment,
  functionEnvironment,
  LOCAL_ARCHIVE_QUEUE,
  LOCAL_MAIL_QUEUE,
  LOCAL_MEDIA_FUNCTION,
  LOCAL_PICTURE_QUEUE,
  LOCAL_PREVIEW_QUEUE,
  LOCAL_PUSH_QUEUE,
  UNLIMITED,
} from './environment.ts';
import { type DeliverChanges, startEventSource } from './event-source.ts';
import { costMeter, entryPoint, lambdaContext } from './functions.ts';
import { compressAnswer } from './gateway/compression.ts';
import { answerByFunction, isPage, isPagePicture } from './gateway/gateway.ts';
import { serveSite, type Upgrade } from './gateway/site-server.ts';
import { answerOutbox } from './mail/outbox-page.ts';
import type { Report } from './mail/server.ts';
import { answerMedia, MEDIA_HEADERS } from './media.ts';
import { type Services, startServices } from './services.ts';
import { answerSettled, settled } from './settled.ts';

/** Says where a stack that has the data folder answers; out of date when it was killed. */
export const RUNNING_FILE = 'running.json';

const REDRIVE_EVERY_MS = 5 * MINUTE;
const SWEEP_EVERY_MS = MINUTE;

export interface LocalStack {
  /** Where a browser finds it: `http://localhost:3000`. */
  url: string;
  environment: Record<string, string>;
  services: Services;
  /** Resolves once all has happened that follows from earlier calls; jobs that rest until later do not count. */
  settled(): Promise<void>;
  close(): Promise<void>;
}

interface StackOptions {
  dataDir: string;
  /** 0 chooses a free port. */
  port: number;
  /** The address to listen on; the loopback addresses when absent. */
  host?: string;
  /** Fills the table before the first request is answered. */
  seed?: (stream: SeedStream) => Promise<void>;
  /** Creates the handler of the site, once port and data folder are known to be free. */
  site?: (bucketOrigin: string) => Site;
  /** Stands between the stream of the table and the events function, for tests of deliveries. */
  delivery?: (deliver: DeliverChanges) => DeliverChanges;
  /** Stands between the queues and their workers, likewise. */
  work?: (deliver: Deliver) => Deliver;
  /** How many times what is usual members may do in a day; as much as they like when absent. */
  dailyLimitsFactor?: number;
  /** The origin of the SPA when another server serves it; its pages may upload. */
  siteOrigin?: string;
}

/** The SPA. */
export interface Site {
  /** The headers of every screen, and of every public page. */
  headers: Map<string, string>;
  /** Answers requests outside of the API and the media. */
  answer(request: IncomingMessage, response: ServerResponse): void;
}

type Answer = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

/** Runs the media function on what the bucket tells, or on what another function asks. */
async function processPicture(event: unknown, requestId: string) {
  const worker = await entryPoint('media-worker');
  return worker(event, lambdaContext(LOCAL_MEDIA_FUNCTION, requestId));
}

/** Runs a function for another one that waits for it: there is one. */
const invoke: Invoke = (functionName, event) =>
  functionName === LOCAL_MEDIA_FUNCTION ? processPicture(event, randomUUID()) : undefined;

/** Runs the worker on a message, as Lambda behind its queue does. */
const deliver: Deliver = async (queueName, event) => {
  const messageId = event.Records[0]?.messageId ?? '';
  if (queueName === LOCAL_MAIL_QUEUE) {
    const mailWorker = await entryPoint('mail-worker');
    return mailWorker(event, lambdaContext('mail-worker', messageId));
  }
  if (queueName === LOCAL_ARCHIVE_QUEUE) {
    const archiveWorker = await entryPoint('archive-worker');
    return archiveWorker(event, lambdaContext('archive-worker', messageId));
  }
  if (queueName === LOCAL_PREVIEW_QUEUE) {
    const previewsWorker = await entryPoint('previews-worker');
    return previewsWorker(event, lambdaContext('previews-worker', messageId));
  }
  if (queueName === LOCAL_PUSH_QUEUE) {
    const pushWorker = await entryPoint('push-worker');
    return pushWorker(event, lambdaContext('push-worker', messageId));
  }
  if (queueName === LOCAL_PICTURE_QUEUE) return processPicture(event, messageId);
  const worker = await entryPoint('jobs-worker');
  return worker(event, lambdaContext('jobs-worker', messageId));
};

/** Runs the function for what SES reports of mails, as EventBridge does. */
const report: Report = async (event) => {
  const feedback = await entryPoint('mail-feedback');
  await feedback(event, lambdaContext('mail-feedback', randomUUID()));
};

/** What a seed needs of the stream of the table: consequences of the past are to happen at its time. */
export interface SeedStream {
  /** Delivers changes to another handler until the seed has ended. */
  deliverTo(handler: DeliverChanges): void;
  /** Resolves once all changes have been delivered. */
  delivered(): Promise<void>;
  /** Puts many new items into the table, from which nothing follows. */
  load: Services['load'];
}

/** Runs the events function on a batch of changes, as Lambda behind the table's stream does. */
const deliverChanges: DeliverChanges = async (event) => {
  const handler = await entryPoint('events');
  return handler(event, lambdaContext('events', randomUUID()));
};

/**
 * Starts the whole system on this machine: the functions as they are deployed, behind HTTP, over embedded services.
 *
 * @throws DataFolderInUseError when another process has the data folder
 * @throws PortInUseError when another program listens on the port
 */
export async function startStack({
  dataDir,
  port,
  host,
  seed,
  site,
  siteOrigin,
  dailyLimitsFactor = UNLIMITED,
  delivery = (deliver) => deliver,
  work = (deliver) => deliver,
}: StackOptions): Promise<LocalStack> {
  let answer: Answer = async (_, response) => void response.writeHead(503, { 'retry-after': '1' }).end();
  const listener = (request: IncomingMessage, response: ServerResponse) => {
    answer(request, response).catch((error: unknown) => {
      console.error(error);
      response.destroy();
    });
  };
  let upgrade: Upgrade = (_, socket) => void socket.destroy();
  const server = await serveSite(listener, port, host, {
    pagesHost: siteOrigin && new URL(siteOrigin).hostname.replace(/^\[|\]$/g, ''),
    upgrade: (request, socket, head) => upgrade(request, socket, head),
  });
  const uploaders = [...server.origins, ...(siteOrigin ? [siteOrigin] : [])];
  const services = await startServices(dataDir, work(deliver), report, invoke, uploaders).catch(
    async (error: unknown) => {
      await server.close();
      throw error;
    },
  );
  const environment = functionEnvironment(services.endpoints, siteOrigin ?? server.url, dailyLimitsFactor);
  applyEnvironment(environment);
  const { changes, queue } = services;
  let handleChanges = delivery(deliverChanges);
  const events = startEventSource({
    stream: changes,
    deliver: (event) => handleChanges(event),
    filters: EVENT_FILTERS,
  });
  const whenSettled = () => settled([events, { isBusy: queue.isDue, idle: queue.caughtUp }]);
  const redrive = await entryPoint('jobs-redrive');
  // The queue is in memory: whatever is open now has lost its message.
  await redrive({ olderThanMs: 0 });
  if (seed) {
    await seed({
      deliverTo(handler) {
        handleChanges = handler;
      },
      delivered: events.idle,
      load: services.load,
    });
    handleChanges = deliverChanges;
  }
  const costSoFar = await costMeter();
  const pages = site?.(services.endpoints.s3);
  answer = async (request, response) => {
    if (request.url?.startsWith('/media/')) return answerMedia(services.media, request, response);
    if (await answerSettled(request, response, whenSettled, costSoFar)) return;
    if (answerOutbox(request, response, services.mail)) return;
    compressAnswer(request, response);
    if (answerApiDocs(request, response)) return;
    if (pages && isPage(request)) response.setHeaders(pages.headers);
    if (isPagePicture(request)) response.setHeaders(new Map(Object.entries(MEDIA_HEADERS)));
    if (await answerByFunction(request, response)) return;
    if (pages) pages.answer(request, response);
    else response.writeHead(404).end();
  };
  upgrade = services.live.upgrade;
  const announcement = join(dataDir, RUNNING_FILE);
  writeFileSync(
    announcement,
    JSON.stringify({ url: server.url, dynamodb: services.endpoints.dynamodb, s3: services.endpoints.s3 }),
  );
  const digests = await entryPoint('jobs-hourly-digests');
  const timers = [
    setInterval(() => void redrive({}).catch(console.error), REDRIVE_EVERY_MS),
    setInterval(() => void digests().catch(console.error), HOUR),
    // Not before: what the seed makes in the past may have expired since then, and is needed until the present.
    setInterval(() => void services.sweepExpired().catch(console.error), SWEEP_EVERY_MS),
  ];

  return {
    url: server.url,
    environment,
    services,
    settled: whenSettled,
    async close() {
      for (const timer of timers) clearInterval(timer);
      rmSync(announcement, { force: true });
      await server.close();
      await events.close();
      await services.close();
    },
  };
}
