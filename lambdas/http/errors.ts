import type { ErrorEnvelope } from '../../shared/model/error.ts';
import type { Suspension } from '../../shared/model/suspension.ts';
import { requests } from '../../shared/texts/members/requests.ts';
import { reports } from '../../shared/texts/reports/reports.ts';
import { errors as texts } from '../../shared/texts.ts';

interface Details {
  /** When what is refused will be possible again, ISO 8601. */
  until?: string;
  issues?: ErrorEnvelope['issues'];
  headers?: Record<string, string>;
  cause?: unknown;
}

/** An error with a status, a stable code and a sentence for people: what routes throw where a rule is broken. */
export class HttpError extends Error {
  readonly status: number;
  readonly code: string;
  readonly issues: ErrorEnvelope['issues'];
  readonly until: string | undefined;
  readonly headers: Record<string, string>;

  constructor(
    status: number,
    code: string,
    message: string,
    { until, issues, headers, cause }: Details = {},
  ) {
    super(message, { cause });
    this.name = new.target.name;
    this.status = status;
    this.code = code;
    this.until = until;
    this.issues = issues;
    this.headers = headers ?? {};
  }
}

/** 400: the input breaks a rule; `issues` say where. */
export class BadRequest extends HttpError {
  constructor(message: string, issues?: ErrorEnvelope['issues'], code = 'INVALID') {
    super(400, code, message, issues ? { issues } : {});
  }
}

/** 401: no session, or a dead one. */
export class Unauthenticated extends HttpError {
  constructor() {
    super(401, 'UNAUTHENTICATED', texts.unauthenticated);
  }
}

/** 403: not the owner, or the wrong role. */
export class Forbidden extends HttpError {
  constructor(message: string = texts.forbidden) {
    super(403, 'FORBIDDEN', message);
  }
}

/** 403: the member may read, but not write. */
export class Suspended extends HttpError {
  constructor({ until, reason }: Suspension) {
    super(403, 'SUSPENDED', reports.suspended(until, reason), { until });
  }
}

/** 403: an administrator's password alone does not do. */
export const passkeyRequired = (): HttpError =>
  new HttpError(403, 'PASSKEY_REQUIRED', requests.passkeyRequired);

/** 404: unknown, or an id that cannot exist. */
export class NotFound extends HttpError {
  constructor(message: string = texts.notFound) {
    super(404, 'NOT_FOUND', message);
  }
}

/** 409: a race was lost. */
export class Conflict extends HttpError {
  constructor(message: string = requests.lostRace) {
    super(409, 'CONFLICT', message);
  }
}

/** 429: too often; `retryAfter` in seconds. */
export class TooManyRequests extends HttpError {
  constructor(retryAfter: number) {
    super(429, 'TOO_MANY_REQUESTS', texts.tooManyRequests, {
      headers: { 'retry-after': String(Math.max(1, Math.ceil(retryAfter))) },
    });
  }
}

/** An error in one line: status, code, the sentence for people or what makes it, and the field of a form that shows it. */
type ErrorLine<Args extends never[]> = readonly [
  status: number,
  code: string,
  message: string | ((...args: Args) => string),
  field?: string,
];

type ArgsOf<Line> = Line extends readonly [number, string, (...args: infer Args) => string, ...unknown[]]
  ? Args
  : [];

/** Declares the errors of a resource; each is a class of its own name: `throw new PostNotFoundError()`. */
export const errorClasses = <const Table extends Record<string, ErrorLine<never[]>>>(table: Table) =>
  Object.fromEntries(
    Object.entries(table).map(([name, [status, code, message, field]]) => [
      name,
      class extends HttpError {
        constructor(...args: never[]) {
          const text = typeof message === 'string' ? message : message(...args);
          super(status, code, text, field ? { issues: [{ path: field, message: text }] } : {});
          this.name = name;
        }
      },
    ]),
    // Each class takes what its own line makes the sentence of, which `fromEntries` cannot tell.
  ) as unknown as { [Name in keyof Table]: new (...args: ArgsOf<Table[Name]>) => HttpError };
