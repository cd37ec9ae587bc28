/** As Lambda orders them. */
const LEVELS = ['TRACE', 'DEBUG', 'INFO', 'WARN', 'ERROR', 'FATAL'];

/** Errors have no enumerable properties that JSON would write. */
const readable = (_key: string, value: unknown): unknown =>
  value instanceof Error
    ? { ...value, name: value.name, message: value.message, stack: value.stack, cause: value.cause }
    : value;

/** Lambda filters and shows lines by these names; `AWS_LAMBDA_LOG_LEVEL` is what it calls its own setting. */
function write(level: string, message: string, fields: Record<string, unknown>): void {
  if (LEVELS.indexOf(level) < LEVELS.indexOf(process.env.AWS_LAMBDA_LOG_LEVEL ?? 'INFO')) return;
  const line = { level, message, timestamp: new Date().toISOString(), service: 'hearth', ...fields };
  process.stdout.write(`${JSON.stringify(line, readable)}\n`);
}

/**
 * Structured JSON lines; never a password, a cookie or a body. Two levels are all that is logged here: a library for it
 * was a tenth of every function's start.
 */
export const logger = {
  info: (message: string, fields: Record<string, unknown> = {}): void => write('INFO', message, fields),
  error: (message: string, fields: Record<string, unknown> = {}): void => write('ERROR', message, fields),
};
