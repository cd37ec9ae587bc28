import { LIVE_TOPICS_MAX, MINUTE } from '../../../../shared/limits.ts';
import type { BrowserFrame, LiveTopic, ServerFrame } from '../../../../shared/model/live.ts';
import { receive, setLive, setSender } from './live.ts';
import { keepOpen } from './socket.ts';

/** How long a tab that nobody looks at keeps the connection for the others. */
const HIDDEN_FOR = 5 * MINUTE;

const NAME = 'hearth.live';

/** What tabs tell each other: the one with the connection all that it hears, the others what they have to say. */
type TabMessage =
  | { kind: 'up' | 'down' | 'who' }
  | { kind: 'frame'; frame: ServerFrame }
  | { kind: 'say'; frame: BrowserFrame }
  | { kind: 'watch'; tab: string; topics: LiveTopic[] };

/** The part of this tab in the connection that all tabs share. */
export interface Channel {
  /** Says what this tab watches from now on. */
  watch(topics: LiveTopic[]): void;
  leave(): void;
}

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
 * It ends when the member leaves.
 */
export function joinChannel(): Channel {
  const ending = new AbortController();
  const { signal } = ending;
  const tabs = new BroadcastChannel(NAME);
  const tell = (message: TabMessage): void => {
    if (!signal.aborted) tabs.postMessage(message);
  };

  const tab: string = crypto.randomUUID();
  let own: LiveTopic[] = [];
  const tellOwn = (): void => tell({ kind: 'watch', tab, topics: own });
  /** Watches for all tabs, while this one has the connection. */
  let takeTopics: ((tab: string, topics: LiveTopic[]) => void) | undefined;

  /** Has the connection until another tab is to have it. */
  async function lead(): Promise<void> {
    // Those that somebody looks at wait for the lock as well.
    if (signal.aborted || document.hidden) return;
    let isUp = false;
    const topics = new Map([[tab, own]]);
    /** The most for those tabs that have changed last. */
    const sayTopics = (): void => {
      const all = [...topics.values()].reverse().flat();
      socket.say({ type: 'watch', topics: [...new Set(all)].slice(0, LIVE_TOPICS_MAX) });
    };
    takeTopics = (from, theirs) => {
      topics.delete(from);
      if (theirs.length > 0) topics.set(from, theirs);
      sayTopics();
    };
    const set = (up: boolean): void => {
      isUp = up;
      setLive(up);
      tell({ kind: up ? 'up' : 'down' });
    };
    const socket = keepOpen({
      up() {
        set(true);
        sayTopics();
      },
      down: () => set(false),
      frame(frame) {
        receive(frame);
        tell({ kind: 'frame', frame });
      },
    });
    const hear = ({ data }: MessageEvent<TabMessage>): void => {
      if (data.kind === 'say') socket.say(data.frame);
      if (data.kind === 'watch') takeTopics?.(data.tab, data.topics);
      if (data.kind === 'who') tell({ kind: isUp ? 'up' : 'down' });
    };
    tabs.addEventListener('message', hear);
    setSender(socket.say);
    await leaving(signal);
    takeTopics = undefined;
    tabs.removeEventListener('message', hear);
    setSender(undefined);
    socket.close();
    set(false);
  }

  tabs.addEventListener('message', ({ data }: MessageEvent<TabMessage>) => {
    if (data.kind === 'frame') receive(data.frame);
    if (data.kind === 'up' || data.kind === 'down') setLive(data.kind === 'up');
    // It may be another tab than before that has the connection.
    if (data.kind === 'up') tellOwn();
  });
  window.addEventListener('pagehide', () => tell({ kind: 'watch', tab, topics: [] }), { signal });
  window.addEventListener('pageshow', tellOwn, { signal });

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

  return {
    watch(topics) {
      own = topics;
      if (takeTopics) takeTopics(tab, own);
      else tellOwn();
    },
    leave() {
      ending.abort();
      setSender(undefined);
      setLive(false);
      tabs.close();
    },
  };
}
