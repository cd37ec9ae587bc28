import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { MINUTE, SECOND } from '../../../../shared/limits.ts';
import { SESSION_ENDED_CODE, type ServerFrame } from '../../../../shared/model/live.ts';
import { keepOpen } from './socket.ts';

class FakeSocket {
  static readonly OPEN = 1;
  static all: FakeSocket[] = [];
  readyState = 0;
  sent: unknown[] = [];
  onopen?: () => void;
  onmessage?: (event: { data: string }) => void;
  onclose?: (event: { code: number }) => void;

  readonly url: string;

  constructor(url: string) {
    this.url = url;
    FakeSocket.all.push(this);
  }

  open() {
    this.readyState = FakeSocket.OPEN;
    this.onopen?.();
  }

  hear(frame: ServerFrame) {
    this.onmessage?.({ data: JSON.stringify(frame) });
  }

  send(text: string) {
    this.sent.push(JSON.parse(text));
  }

  close(code = 1006) {
    this.readyState = 3;
    this.onclose?.({ code });
  }
}

const events = { up: vi.fn(), down: vi.fn(), frame: vi.fn() };
const newest = () => FakeSocket.all.at(-1);

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('WebSocket', FakeSocket);
  FakeSocket.all = [];
  for (const event of Object.values(events)) event.mockClear();
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('the connection to the live channel', () => {
  it('says when it is up and down, and passes on what it hears', () => {
    const { close } = keepOpen(events);
    expect(newest()?.url).toMatch(/^ws:.*\/api\/v1\/live$/);
    newest()?.open();
    expect(events.up).toHaveBeenCalledOnce();
    newest()?.hear({ type: 'pong' });
    expect(events.frame).toHaveBeenCalledWith({ type: 'pong' });
    close();
    expect(events.down).toHaveBeenCalledOnce();
  });

  it('comes back after it was lost, each time later, and at once when the browser is online again', () => {
    const { close } = keepOpen(events);
    for (let failures = 1; failures <= 4; failures += 1) {
      newest()?.close();
      vi.advanceTimersByTime(2 ** failures * SECOND);
      expect(FakeSocket.all).toHaveLength(failures + 1);
    }
    newest()?.close();
    vi.advanceTimersByTime(SECOND);
    expect(FakeSocket.all).toHaveLength(5);
    window.dispatchEvent(new Event('online'));
    vi.advanceTimersByTime(0);
    expect(FakeSocket.all).toHaveLength(6);
    close();
  });

  it('is given up and opened anew when it is dead without having been closed', () => {
    const { close } = keepOpen(events);
    newest()?.open();
    vi.advanceTimersByTime(4 * MINUTE);
    expect(newest()?.sent).toEqual([{ type: 'ping' }]);
    vi.advanceTimersByTime(20 * SECOND);
    expect(events.down).toHaveBeenCalledOnce();
    vi.advanceTimersByTime(MINUTE);
    expect(FakeSocket.all).toHaveLength(2);
    close();
  });

  it('stays closed once its session has ended, or it is no longer wanted', () => {
    const { close } = keepOpen(events);
    newest()?.open();
    const closing = vi.spyOn(newest() ?? FakeSocket.prototype, 'close');
    newest()?.hear({ type: 'session-ended' });
    expect(closing).toHaveBeenCalledWith(SESSION_ENDED_CODE);
    vi.advanceTimersByTime(10 * MINUTE);
    expect(FakeSocket.all).toHaveLength(1);
    close();
  });
});
