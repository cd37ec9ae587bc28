import { randomUUID } from 'node:crypto';
import type { SQSBatchResponse, SQSEvent } from 'aws-lambda';
import { type Message, toLambdaEvent } from './lambda-event.ts';

/** Runs the function behind a queue. A throw or a `batchItemFailures` entry makes the message come again. */
export type Deliver = (
  queueName: string,
  event: SQSEvent,
  // biome-ignore lint/suspicious/noConfusingVoidType: a Lambda handler may return nothing at all.
) => Promise<void | SQSBatchResponse>;

/** A message that was given up, with the reason of its last failure. */
export interface DeadLetter {
  messageId: string;
  body: string;
  receiveCount: number;
  reason: string;
}

interface QueueOptions {
  deliver: Deliver;
  /** Wait after the first failure in milliseconds; doubles with each further one. */
  visibilityTimeoutMs: number;
  /** Deliveries after which a message becomes a dead letter. */
  maxReceiveCount: number;
  /** Deliveries that run at once, at most. */
  maxConcurrency: number;
}

export interface Queue {
  /** Queues a message, `delayMs` from now; gives back its id. */
  send(body: string, delayMs: number): string;
  readonly deadLetters: readonly DeadLetter[];
  /** Whether anything is waiting or running. */
  isBusy(): boolean;
  /** Whether anything is running, or waiting that may run now. */
  isDue(): boolean;
  /** Resolves once nothing is due. */
  caughtUp(): Promise<void>;
  /** Resolves once nothing is waiting or running. */
  idle(): Promise<void>;
  /** Forgets what waits; resolves when the running delivery has ended. */
  close(): Promise<void>;
}

const LONGEST_WAIT_MS = 15 * 60_000;

/** One queue in memory. */
export function createQueue(name: string, options: QueueOptions): Queue {
  const waiting = new Set<Message>();
  const deadLetters: DeadLetter[] = [];
  let onIdle: (() => void)[] = [];
  let onCaughtUp: (() => void)[] = [];
  let running = 0;
  let closed = false;
  let timer: NodeJS.Timeout | undefined;

  const isBusy = () => running > 0 || waiting.size > 0;
  const isDue = () => running > 0 || (earliest(waiting)?.visibleAt ?? Number.POSITIVE_INFINITY) <= Date.now();

  function scheduleNext(): void {
    clearTimeout(timer);
    if (!isDue()) {
      for (const resolve of onCaughtUp) resolve();
      onCaughtUp = [];
    }
    if (running >= options.maxConcurrency) return;
    const next = earliest(waiting);
    if (next) {
      timer = setTimeout(() => void receive(next), Math.max(0, next.visibleAt - Date.now()));
      return;
    }
    if (running > 0) return;
    for (const resolve of onIdle) resolve();
    onIdle = [];
  }

  async function receive(message: Message): Promise<void> {
    running += 1;
    waiting.delete(message);
    scheduleNext();
    message.receiveCount += 1;
    message.firstReceivedAt ??= Date.now();
    const failure = await attempt(message);
    if (failure !== undefined) takeBack(message, failure);
    running -= 1;
    scheduleNext();
  }

  async function attempt(message: Message): Promise<string | undefined> {
    try {
      const response = await options.deliver(name, toLambdaEvent(name, message));
      return response?.batchItemFailures.length ? 'reported in batchItemFailures' : undefined;
    } catch (error) {
      return error instanceof Error ? (error.stack ?? error.message) : String(error);
    }
  }

  function takeBack(message: Message, reason: string): void {
    const { id: messageId, body, receiveCount } = message;
    if (receiveCount >= options.maxReceiveCount) {
      deadLetters.push({ messageId, body, receiveCount, reason });
    } else if (!closed) {
      const wait = Math.min(LONGEST_WAIT_MS, options.visibilityTimeoutMs * 2 ** (receiveCount - 1));
      waiting.add({ ...message, visibleAt: Date.now() + wait });
    }
  }

  const idle = () => (isBusy() ? new Promise<void>((resolve) => onIdle.push(resolve)) : Promise.resolve());

  return {
    send(body, delayMs) {
      const sentAt = Date.now();
      const message = { id: randomUUID(), body, sentAt, visibleAt: sentAt + delayMs, receiveCount: 0 };
      if (!closed) waiting.add(message);
      scheduleNext();
      return message.id;
    },
    deadLetters,
    isBusy,
    isDue,
    caughtUp: () => (isDue() ? new Promise((resolve) => onCaughtUp.push(resolve)) : Promise.resolve()),
    idle,
    close() {
      closed = true;
      waiting.clear();
      scheduleNext();
      return idle();
    },
  };
}

function earliest(messages: Iterable<Message>): Message | undefined {
  let first: Message | undefined;
  for (const message of messages) {
    if (!first || message.visibleAt < first.visibleAt) first = message;
  }
  return first;
}
