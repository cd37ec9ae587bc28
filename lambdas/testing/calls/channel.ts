import { afterEach, expect } from 'vitest';
import { WebSocket } from 'ws';
import { LIVE_PATH, type ServerFrame, serverFrame } from '../../../shared/model/live.ts';
import { type Client, eventually } from './client.ts';

/** A browser with an open live channel. */
export interface Channel {
  frames: ServerFrame[];
  say(frame: unknown): void;
  closed: Promise<number>;
  socket: WebSocket;
}

const opened: WebSocket[] = [];

afterEach(() => {
  for (const socket of opened.splice(0)) socket.terminate();
});

/** Opens the live channel, as a page of `origin` does; the status when it is refused. */
export function open(client: Client, origin = client.url('/').origin): Promise<Channel | number> {
  const url = client.url(LIVE_PATH).href.replace(/^http/, 'ws');
  const socket = new WebSocket(url, { headers: { cookie: client.cookie, origin } });
  opened.push(socket);
  const frames: ServerFrame[] = [];
  socket.on('message', (data) => frames.push(serverFrame().parse(JSON.parse(data.toString()))));
  const closed = new Promise<number>((resolve) => socket.on('close', resolve));
  return new Promise((resolve, reject) => {
    socket.on('open', () =>
      resolve({ frames, closed, socket, say: (frame) => socket.send(JSON.stringify(frame)) }),
    );
    socket.on('unexpected-response', (_, { statusCode = 0 }) => resolve(statusCode));
    socket.on('error', reject);
  });
}

export async function channelOf(member: Client): Promise<Channel> {
  const channel = await open(member);
  if (typeof channel === 'number') throw new Error(`refused with ${channel}`);
  return channel;
}

/** Waits for a frame. */
export const hears = (channel: Channel, frame: Partial<ServerFrame>) =>
  eventually(async () => expect(channel.frames).toContainEqual(expect.objectContaining(frame)), 2_000);

/** Long enough for a frame that must not come. */
export const aMoment = () => new Promise((resolve) => setTimeout(resolve, 300));

export const typesOf = ({ frames }: Channel): ServerFrame['type'][] => frames.map(({ type }) => type);
