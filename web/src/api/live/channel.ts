import { MINUTE } from '../../../../shared/limits.ts';
import type { BrowserFrame, ServerFrame } from '../../../../shared/model/live.ts';
import { receive, setLive, setSender } from './live.ts';
import { keepOpen } from './socket.ts';

/** How long a tab that nobody looks at keeps the connection for the others. */
const HIDDEN_FOR = 5 * MINUTE;

const NAME = 'hearth.live';

/** What tabs tell each other: the one with the connection all that it hears, the others what they have to say. */
type TabMessage =
  | { kind: 'up' | 'down' | 'who' }
  | { kind: 'frame'; frame: ServerFrame }
  | { kind: 'say'; frame: BrowserFrame };

/** Resolves when nobody has looked at this tab for a while, or when the work is over. */
function leaving(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    let timer: number | undefined;
    const look = (): void => {
      window.clearTimeout(timer);
      if (document.hidden) timer = window.setTimeout(resolve, HIDDEN_FOR);
    };
    document.addEventListener('visibilitychange', look, { signal });
    signal.addEventListener('abort', () => resolve(), { once: true });
    look();
  });
}

/** Resolves when somebody looks at this tab. */
function seen(signal: AbortSignal): Promise<void> {
  if (!document.hidden) return Promise.resolve();
  return new Promise((resolve) => {
    const look = (): void => {
      if (!document.hidden) resolve();
    };
    document.addEventListener('visibilitychange', look, { signal });
    signal.addEventListener('abort', () => resolve(), { once: true });
  });
}

/**
 * Takes part in the one connection that all tabs of a browser share: the tab that holds a lock has it and tells the others
 * (Web Locks, BroadcastChannel).
 *
 * @returns what ends it, when the member leaves
 */
export function joinChannel(): () => void {
  const ending = new AbortController();
  const { signal } = ending;
  const tabs = new BroadcastChannel(NAME);
  const tell = (message: TabMessage): void => {
    if (!signal.aborted) tabs.postMessage(message);
  };

  /** Has the connection until another tab is to have it. */
  async function lead(): Promise<void> {
    // Those that somebody looks at wait for the lock as well.
    if (signal.aborted || document.hidden) return;
    let isUp = false;
    const set = (up: boolean): void => {
      isUp = up;
      setLive(up);
      tell({ kind: up ? 'up' : 'down' });
    };
    const socket = keepOpen({
      up: () => set(true),
      down: () => set(false),
      frame(frame) {
        receive(frame);
        tell({ kind: 'frame', frame });
      },
    });
    const hear = ({ data }: MessageEvent<TabMessage>): void => {
      if (data.kind === 'say') socket.say(data.frame);
      if (data.kind === 'who') tell({ kind: isUp ? 'up' : 'down' });
    };
    tabs.addEventListener('message', hear);
    setSender(socket.say);
    await leaving(signal);
    tabs.removeEventListener('message', hear);
    setSender(undefined);
    socket.close();
    set(false);
  }

  tabs.addEventListener('message', ({ data }: MessageEvent<TabMessage>) => {
    if (data.kind === 'frame') receive(data.frame);
    if (data.kind === 'up' || data.kind === 'down') setLive(data.kind === 'up');
  });

  async function takePart(): Promise<void> {
    while (!signal.aborted) {
      await seen(signal);
      setSender((frame) => {
        tell({ kind: 'say', frame });
        return true;
      });
      tell({ kind: 'who' });
      await navigator.locks.request(NAME, { signal }, lead);
    }
  }
  takePart().catch(() => {
    // Only the end of waiting for the lock: the member has left.
  });

  return () => {
    ending.abort();
    setSender(undefined);
    setLive(false);
    tabs.close();
  };
}
