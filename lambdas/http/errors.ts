import { SECOND } from '../../shared/limits.ts';
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

/** What else an error carries, made of what its class is given. */
type DetailsOf<Args extends never[]> = (...args: Args) => Details;

/**
 * An error in one line: status, code, the sentence for people or what makes it; then the field of a form that shows it, or
 * what makes its details.
 */
type ErrorLine<Args extends never[]> = readonly [
  status: number,
  code: string,
  message: string | ((...args: Args) => string),
  details?: string | DetailsOf<Args>,
];

type ArgsOf<Line> = Line extends readonly [number, string, (...args: infer Args) => string, ...unknown[]]
  ? Args
  : Line extends readonly [number, string, string, (...args: infer Args) => Details]
    ? Args
    : [];

function detailsOf<Args extends never[]>(line: ErrorLine<Args>, text: string, args: Args): Details {
  const [, , , details] = line;
  if (typeof details === 'function') return details(...args);
  return details ? { issues: [{ path: details, message: text }] } : {};
}

/** The details of an error that tells its caller to come again after so many milliseconds. */
export const retryAfter = (ms: number): Details => ({
  headers: { 'retry-after': String(Math.max(1, Math.ceil(ms / SECOND))) },
});

/** Declares the errors of a resource; each is a class of its own name: `throw new PostNotFoundError()`. */
export const errorClasses = <const Table extends Record<string, ErrorLine<never[]>>>(table: Table) =>
  Object.fromEntries(
    Object.entries(table).map(([name, line]) => [
      name,
      class extends HttpError {
        constructor(...args: never[]) {
          const [status, code, message] = line;
          const text = typeof message === 'string' ? message : message(...args);
          super(status, code, text, detailsOf(line, text, args));
          this.name = name;
        }
      },
    ]),
    // Each class takes what its own line is made of, which `fromEntries` cannot tell.
  ) as unknown as { [Name in keyof Table]: new (...args: ArgsOf<Table[Name]>) => HttpError };

export const {
  BadRequest,
  Unauthenticated,
  Forbidden,
  Suspended,
  PasskeyRequiredError,
  NotFound,
  Conflict,
  TooManyRequests,
  InternalError,
  UnavailableError,
  BusyError,
} = errorClasses({
  /** The input breaks a rule; `issues` say where. */
  BadRequest: [
    400,
    'INVALID',
    (message: string, _?: ErrorEnvelope['issues']) => message,
    (_: string, issues?: ErrorEnvelope['issues']) => (issues ? { issues } : {}),
  ],
  /** No session, or a dead one. */
  Unauthenticated: [401, 'UNAUTHENTICATED', texts.unauthenticated],
  /** Not the owner, or the wrong role. */
  Forbidden: [403, 'FORBIDDEN', (message: string = texts.forbidden) => message],
  /** The member may read, but not write. */
  Suspended: [
    403,
    'SUSPENDED',
    ({ until, reason }: Suspension) => reports.suspended(until, reason),
    ({ until }: Suspension) => ({ until }),
  ],
  /** An administrator's password alone does not do. */
  PasskeyRequiredError: [403, 'PASSKEY_REQUIRED', requests.passkeyRequired],
  /** Unknown, or an id that cannot exist. */
  NotFound: [404, 'NOT_FOUND', texts.notFound],
  /** A race was lost. */
  Conflict: [409, 'CONFLICT', requests.lostRace],
  /** Too often. */
  TooManyRequests: [
    429,
    'TOO_MANY_REQUESTS',
    texts.tooManyRequests,
    (seconds: number) => retryAfter(seconds * SECOND),
  ],
  InternalError: [500, 'INTERNAL', texts.somethingWentWrong],
  /** The table cannot be reached. */
  UnavailableError: [503, 'UNAVAILABLE', texts.unavailable, () => retryAfter(3 * SECOND)],
  /** Too many calls change the same items at once. */
  BusyError: [503, 'CONTENDED', requests.lostRace, () => retryAfter(SECOND)],
});
