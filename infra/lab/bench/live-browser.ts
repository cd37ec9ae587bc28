import { setTimeout } from 'node:timers/promises';
import { WebSocket } from 'ws';
import type { Caller } from '../../../lambdas/testing/calls/caller.ts';
import { contract } from '../../../shared/api/index.ts';
import { LIVE_PATH, type ServerFrame } from '../../../shared/model/live.ts';

const { conversations } = contract;

/** What all browsers have seen together. */
export interface Seen {
  /** Milliseconds from when a message was made until its frame came. */
  delays: number[];
  /** Messages that were found by reading, after a connection had been away. */
  caughtUp: number;
}

/** A browser of a member: keeps the channel open, and reads what it may have missed whenever it is open again. */
export class Browser {
  readonly messages = new Map<string, number>();
  private caller: Caller;
  private readonly conversationId: string;
  private readonly seen: Seen;
  private socket: WebSocket | undefined;
  private isOver = false;

  constructor(caller: Caller, conversationId: string, seen: Seen) {
    this.caller = caller;
    this.conversationId = conversationId;
    this.seen = seen;
  }

  /** Whether it is connected, and knows what it has missed. */
  isReady = false;

  open(caller = this.caller): void {
    this.caller = caller;
    const url = caller.url(LIVE_PATH).href.replace(/^http/, 'ws');
    const socket = new WebSocket(url, { headers: { cookie: caller.cookie, origin: caller.url('/').origin } });
    this.socket = socket;
    this.isReady = false;
    socket.on('open', () => void this.catchUp());
    socket.on('message', (data) => this.hear(JSON.parse(String(data))));
    // What it says is followed by the close.
    socket.on('error', () => {});
    socket.on('close', async () => {
      await setTimeout(500 + Math.random() * 1_500);
      if (!this.isOver && this.socket === socket) this.open();
    });
  }

  moveTo(base: string): void {
    this.caller = this.caller.at(base);
    this.isReady = false;
    this.socket?.terminate();
  }

  close(): void {
    this.isOver = true;
    this.socket?.terminate();
  }

  private hear(frame: ServerFrame): void {
    if (frame.type !== 'message') return;
    this.seen.delays.push(Date.now() - Date.parse(frame.message.createdAt));
    this.messages.set(frame.message._id, (this.messages.get(frame.message._id) ?? 0) + 1);
  }

  private async catchUp(): Promise<void> {
    const params = { conversationId: this.conversationId };
    const { status, body } = await this.caller.call(conversations.messages, {
      params,
      query: { limit: 50 },
    });
    if (status !== 200) return;
    for (const { _id } of body)
      if (!this.messages.has(_id)) {
        this.messages.set(_id, 1);
        this.seen.caughtUp += 1;
      }
    this.isReady = true;
  }
}
