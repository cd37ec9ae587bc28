import { HOUR, MINUTE, SECOND } from '../../../../shared/limits.ts';
import {
  type BrowserFrame,
  LIVE_PATH,
  SESSION_ENDED_CODE,
  type ServerFrame,
} from '../../../../shared/model/live.ts';

/** API Gateway closes what is idle for ten minutes (an AWS limit). */
const PING_EVERY = 4 * MINUTE;
const PONG_WITHIN = 20 * SECOND;
const FIRST_WAIT = 1 * SECOND;
const LONGEST_WAIT = 1 * MINUTE;
/** A connection that has lasted so long has not failed: API Gateway ends each after two hours. */
const LASTING = HOUR;

interface SocketEvents {
  up(): void;
  down(): void;
  frame(frame: ServerFrame): void;
}

export interface LiveSocket {
  say(frame: BrowserFrame): boolean;
  close(): void;
}

const urlOf = (): string => `${window.location.origin.replace(/^http/, 'ws')}${LIVE_PATH}`;

/** A random wait, so that not all browsers come back at the same moment. */
const waitBefore = (attempt: number): number =>
  Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** attempt) * (0.5 + Math.random() / 2);

/** Keeps a connection to the live channel open: it is opened again whenever it fails, until it is closed here. */
export function keepOpen(events: SocketEvents): LiveSocket {
  let socket: WebSocket | undefined;
  let timer: number | undefined;
  let pong: number | undefined;
  let attempt = 0;
  let openedAt = 0;
  let isEnded = false;

  function say(frame: BrowserFrame): boolean {
    if (socket?.readyState !== WebSocket.OPEN) return false;
    socket.send(JSON.stringify(frame));
    return true;
  }

  function schedule(after: number): void {
    window.clearTimeout(timer);
    if (!isEnded) timer = window.setTimeout(open, after);
  }

  /** A connection may be dead without having been closed, as after sleep. */
  function ping(): void {
    say({ type: 'ping' });
    pong = window.setTimeout(() => socket?.close(), PONG_WITHIN);
    timer = window.setTimeout(ping, PING_EVERY);
  }

  function opened(): void {
    openedAt = Date.now();
    timer = window.setTimeout(ping, PING_EVERY);
    events.up();
  }

  function closed({ code }: CloseEvent): void {
    window.clearTimeout(timer);
    window.clearTimeout(pong);
    const wasOpen = openedAt > 0;
    if (wasOpen) events.down();
    attempt = wasOpen && Date.now() - openedAt > LASTING ? 0 : attempt + 1;
    openedAt = 0;
    socket = undefined;
    if (code === SESSION_ENDED_CODE) isEnded = true;
    schedule(waitBefore(attempt));
  }

  function heard({ data }: MessageEvent): void {
    window.clearTimeout(pong);
    const frame: ServerFrame = JSON.parse(String(data));
    attempt = 0;
    if (frame.type === 'session-ended') socket?.close(SESSION_ENDED_CODE);
    events.frame(frame);
  }

  function open(): void {
    if (socket || isEnded) return;
    socket = new WebSocket(urlOf());
    socket.onopen = opened;
    socket.onmessage = heard;
    socket.onclose = closed;
  }

  const comeBack = (): void => schedule(0);
  const goAway = (): void => socket?.close();
  window.addEventListener('online', comeBack);
  window.addEventListener('offline', goAway);
  open();
  return {
    say,
    close() {
      isEnded = true;
      window.removeEventListener('online', comeBack);
      window.removeEventListener('offline', goAway);
      window.clearTimeout(timer);
      socket?.close();
    },
  };
}
