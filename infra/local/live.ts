import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { listen } from 'local-aws/http/listen';
import { type WebSocket, WebSocketServer } from 'ws';
import type { LiveEvent, LiveResult } from '../../lambdas/live/event.ts';
import { LIVE_PATH } from '../../shared/model/live.ts';
import { entryPoint, lambdaContext } from './functions.ts';
import { newRequestId, viewerHeaders } from './gateway/gateway-event.ts';

/** What API Gateway accepts in one frame (an AWS limit). */
const FRAME_BYTES = 32 * 1024;

const CONNECTIONS_PATH = /^\/@connections\/([^/?]+)$/;

/** The WebSocket API on this machine: connections of browsers, and the endpoint by which functions reach them. */
export interface LiveChannel {
  /** For the API Gateway management client of the AWS SDK. */
  endpoint: string;
  /** Takes a request to open a WebSocket. */
  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void;
  close(): Promise<void>;
}

/** Runs the function of the live channel, as API Gateway does. */
async function call(event: LiveEvent): Promise<LiveResult> {
  const live = await entryPoint('live');
  return live(event, lambdaContext('live', event.requestContext.requestId));
}

const eventOf = (connectionId: string, routeKey: string, more: Partial<LiveEvent> = {}): LiveEvent => ({
  requestContext: { connectionId, routeKey, requestId: newRequestId() },
  ...more,
});

/** The headers of a handshake, as CloudFront hands them on. */
const headersOf = (request: IncomingMessage): LiveEvent['headers'] => ({
  ...Object.fromEntries(Object.entries(request.headers).map(([name, value]) => [name, String(value)])),
  ...viewerHeaders(request),
});

function refuse(socket: Duplex, status: number): void {
  socket.end(`HTTP/1.1 ${status} Refused\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
}

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  return Buffer.concat(chunks);
}

/** Answers what functions ask about connections. */
async function manage(
  open: ReadonlyMap<string, WebSocket>,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const [, id = ''] = CONNECTIONS_PATH.exec(request.url ?? '') ?? [];
  const socket = open.get(decodeURIComponent(id));
  if (!socket) {
    response.writeHead(410, { 'x-amzn-errortype': 'GoneException' }).end('{}');
    return;
  }
  const body = await bodyOf(request);
  if (request.method === 'DELETE') socket.close();
  else socket.send(body.toString());
  response.writeHead(200).end();
}

/** Starts the live channel; no connection is left from an earlier start. */
export async function startLive(): Promise<LiveChannel> {
  const open = new Map<string, WebSocket>();
  const sockets = new WebSocketServer({ noServer: true, maxPayload: FRAME_BYTES });
  const management = createServer((request, response) => {
    manage(open, request, response).catch(() => response.destroy());
  });
  const { endpoint, close } = await listen(management);

  function connected(connectionId: string, socket: WebSocket): void {
    open.set(connectionId, socket);
    socket.on('message', (data) => {
      call(eventOf(connectionId, '$default', { body: data.toString() })).catch(console.error);
    });
    socket.on('error', () => socket.terminate());
    socket.on('close', () => {
      open.delete(connectionId);
      call(eventOf(connectionId, '$disconnect')).catch(console.error);
    });
  }

  async function handshake(request: IncomingMessage, socket: Duplex, head: Buffer): Promise<void> {
    if (request.url?.split('?')[0] !== LIVE_PATH) return refuse(socket, 404);
    const connectionId = randomUUID();
    const { statusCode } = await call(eventOf(connectionId, '$connect', { headers: headersOf(request) }));
    if (statusCode !== 200) return refuse(socket, statusCode);
    sockets.handleUpgrade(request, socket, head, (opened) => connected(connectionId, opened));
  }

  return {
    endpoint,
    upgrade(request, socket, head) {
      socket.on('error', () => socket.destroy());
      handshake(request, socket, head).catch((error: unknown) => {
        console.error(error);
        refuse(socket, 500);
      });
    },
    async close() {
      for (const socket of open.values()) socket.removeAllListeners('close').terminate();
      await close();
    },
  };
}
