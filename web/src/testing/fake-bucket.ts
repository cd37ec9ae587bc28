import { vi } from 'vitest';

/** What the bucket does with one upload: answers with a status, breaks off, or keeps the browser waiting. */
export type Outcome = number | 'broken' | 'stalled';

export interface SeenUpload {
  method: string;
  url: string;
  headers: Record<string, string>;
  body: unknown;
}

/** Replaces `XMLHttpRequest` by a bucket with these outcomes, the last one for good. */
export function fakeBucket(...outcomes: Outcome[]) {
  const uploads: SeenUpload[] = [];

  class FakeRequest {
    status = 0;
    upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {};
    onload?: () => void;
    onerror?: () => void;
    onabort?: () => void;
    onloadend?: () => void;
    private seen: SeenUpload = { method: '', url: '', headers: {}, body: undefined };

    open(method: string, url: string) {
      Object.assign(this.seen, { method, url });
    }

    setRequestHeader(name: string, value: string) {
      this.seen.headers[name] = value;
    }

    send(body: unknown) {
      this.seen.body = body;
      uploads.push(this.seen);
      const outcome = outcomes[Math.min(uploads.length, outcomes.length) - 1];
      this.upload.onprogress?.({ loaded: 1, total: 4 });
      if (outcome === 'stalled') return;
      setTimeout(() => {
        if (typeof outcome === 'number') this.status = outcome;
        if (outcome === 'broken') this.onerror?.();
        else this.onload?.();
        this.onloadend?.();
      });
    }

    abort() {
      this.onabort?.();
      this.onloadend?.();
    }
  }

  vi.stubGlobal('XMLHttpRequest', FakeRequest);
  return uploads;
}
