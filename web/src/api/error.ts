import type { ErrorEnvelope } from '../../../shared/model/error.ts';
import { errors } from '../../../shared/texts.ts';

/** How a call failed: with an answer of the server, without one in time, or without reaching it at all. */
export type FailureKind = 'answer' | 'timeout' | 'network';

const DEFAULT_MESSAGES: Record<number, string> = {
  401: errors.unauthenticated,
  403: errors.forbidden,
  404: errors.notFound,
  413: errors.bodyTooLarge,
  429: errors.tooManyRequests,
  503: errors.unavailable,
};

interface Failure {
  kind: FailureKind;
  status?: number;
  /** The body of the answer, whoever wrote it. */
  body?: unknown;
  /** Seconds, as in the `Retry-After` header. */
  retryAfter?: number;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** Whether a body is our own envelope: a gateway in between also sends JSON with a `message`, in its own words. */
const isEnvelope = (body: unknown): body is ErrorEnvelope =>
  isRecord(body) && typeof body.message === 'string' && typeof body.code === 'string';

/** A failed call: what the server said about it, or why there is no answer. */
export class ApiError extends Error {
  readonly kind: FailureKind;
  /** HTTP status; 0 when there was no answer. */
  readonly status: number;
  readonly code: string;
  /** What the server itself said; undefined when it said nothing that was meant for people. */
  readonly serverMessage: string | undefined;
  readonly issues: NonNullable<ErrorEnvelope['issues']>;
  /** Milliseconds to wait before another try, when the server named them. */
  readonly retryAfter: number | undefined;

  constructor({ kind, status = 0, body, retryAfter }: Failure) {
    const envelope = isEnvelope(body) ? body : undefined;
    const serverMessage = envelope?.message ?? DEFAULT_MESSAGES[status];
    super(serverMessage ?? errors.somethingWentWrong);
    this.name = 'ApiError';
    this.kind = kind;
    this.status = status;
    this.code = envelope?.code ?? kind.toUpperCase();
    this.serverMessage = serverMessage;
    this.issues = envelope?.issues ?? [];
    this.retryAfter = retryAfter && retryAfter > 0 ? retryAfter * 1_000 : undefined;
  }

  /** Neither the call nor its refusal is known to have arrived: it may or may not have had its effect. */
  get isUnsettled(): boolean {
    return this.kind !== 'answer' || this.status >= 500;
  }
}

/** What to tell the person about a failed call: the server's own sentence, else `fallback`. */
export function messageOf(error: unknown, fallback: string): string {
  return error instanceof ApiError && error.serverMessage ? error.serverMessage : fallback;
}
