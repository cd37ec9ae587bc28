import * as z from 'zod';
import { AwsError, operation, serveAwsJson } from '../http/aws-json.ts';
import { md5OfBody, queueUrl } from './lambda-event.ts';
import { createQueue, type DeadLetter, type Deliver, type Queue } from './queue.ts';

export type { DeadLetter, Deliver } from './queue.ts';

export interface SqsOptions {
  /** Called with one message, as Lambda would call the function behind the queue. */
  deliver: Deliver;
  port?: number;
  /** Wait after the first failed delivery in milliseconds; doubles each time, up to 15 minutes. Default 1,000. */
  visibilityTimeoutMs?: number;
  /** Failed deliveries after which a message becomes a dead letter. Default 5. */
  maxReceiveCount?: number;
  /** Deliveries of a queue that run at once, at most. Default 1: then messages are delivered in order. */
  maxConcurrency?: number;
}

export interface LocalSqs {
  endpoint: string;
  /** The `QueueUrl` to send to. A queue begins to exist with its first message. */
  queueUrl(name: string): string;
  /** Sends a message as another service of AWS does, without a call. */
  send(name: string, body: string): void;
  /** Messages of a queue that were given up, oldest first. */
  deadLetters(name: string): readonly DeadLetter[];
  /** Resolves when no queue has a message waiting (delayed ones included) or running. */
  idle(): Promise<void>;
  /** Whether a queue has a message running, or waiting that may run now. */
  isDue(): boolean;
  /** Resolves when nothing is due; messages that are delayed do not count. */
  caughtUp(): Promise<void>;
  /** Stops listening, forgets waiting messages, and resolves when running deliveries have ended. */
  close(): Promise<void>;
}

const MAX_BYTES = 2 ** 20;
const MAX_BATCH = 10;

const messageShape = {
  MessageBody: z.string().min(1),
  DelaySeconds: z.int().min(0).max(900).default(0),
  // Refused rather than dropped in silence: nothing here delivers them.
  MessageAttributes: z.never().optional(),
  MessageGroupId: z.never().optional(),
};
const sendMessage = z.object({ QueueUrl: z.string(), ...messageShape });
const batchEntry = z.object({ Id: z.string().regex(/^[\w-]{1,80}$/), ...messageShape });
const sendMessageBatch = z.object({ QueueUrl: z.string(), Entries: z.array(batchEntry) });

/** Starts an SQS in memory on 127.0.0.1: `SendMessage`, `SendMessageBatch`, and delivery to `deliver`. */
export async function startSqs(options: SqsOptions): Promise<LocalSqs> {
  const { deliver, port, visibilityTimeoutMs = 1_000, maxReceiveCount = 5, maxConcurrency = 1 } = options;
  const queues = new Map<string, Queue>();

  function queueNamed(name: string): Queue {
    const queue =
      queues.get(name) ??
      createQueue(name, { deliver, visibilityTimeoutMs, maxReceiveCount, maxConcurrency });
    queues.set(name, queue);
    return queue;
  }

  function queueAt(url: string): Queue {
    const name = /\/([\w-]{1,80})$/.exec(url)?.[1];
    if (name === undefined) throw new AwsError('QueueDoesNotExist', 'The specified queue does not exist.');
    return queueNamed(name);
  }

  function send(queue: Queue, message: { MessageBody: string; DelaySeconds: number }) {
    const MessageId = queue.send(message.MessageBody, message.DelaySeconds * 1_000);
    return { MessageId, MD5OfMessageBody: md5OfBody(message.MessageBody) };
  }

  const server = await serveAwsJson({
    target: 'AmazonSQS',
    version: '1.0',
    invalidInput: 'InvalidParameterValue',
    port,
    operations: {
      SendMessage: operation(sendMessage, (input) => {
        assertSize([input]);
        return send(queueAt(input.QueueUrl), input);
      }),
      SendMessageBatch: operation(sendMessageBatch, ({ QueueUrl, Entries }) => {
        assertBatch(Entries);
        const queue = queueAt(QueueUrl);
        return { Successful: Entries.map((entry) => ({ Id: entry.Id, ...send(queue, entry) })), Failed: [] };
      }),
    },
  });

  return {
    endpoint: server.endpoint,
    queueUrl: (name) => queueUrl(server.endpoint, name),
    send: (name, body) => void queueNamed(name).send(body, 0),
    deadLetters: (name) => queues.get(name)?.deadLetters ?? [],
    async idle() {
      const busy = () => [...queues.values()].filter((queue) => queue.isBusy());
      // One queue's last delivery may have filled another, so look again until none is busy.
      while (busy().length > 0) await Promise.all(busy().map((queue) => queue.idle()));
    },
    isDue: () => [...queues.values()].some((queue) => queue.isDue()),
    caughtUp: async () => void (await Promise.all([...queues.values()].map((queue) => queue.caughtUp()))),
    async close() {
      await Promise.all([server.close(), ...[...queues.values()].map((queue) => queue.close())]);
    },
  };
}

function assertSize(messages: { MessageBody: string }[]): void {
  const bytes = messages.reduce((sum, { MessageBody }) => sum + Buffer.byteLength(MessageBody), 0);
  if (bytes > MAX_BYTES) {
    throw new AwsError('BatchRequestTooLong', `Messages must be at most ${MAX_BYTES} bytes together.`);
  }
}

function assertBatch(entries: z.output<typeof batchEntry>[]): void {
  if (entries.length === 0) throw new AwsError('EmptyBatchRequest', 'There is no message in the batch.');
  if (entries.length > MAX_BATCH) {
    throw new AwsError('TooManyEntriesInBatchRequest', `A batch holds at most ${MAX_BATCH} messages.`);
  }
  if (new Set(entries.map(({ Id }) => Id)).size < entries.length) {
    throw new AwsError('BatchEntryIdsNotDistinct', 'Two messages of the batch have the same Id.');
  }
  assertSize(entries);
}
