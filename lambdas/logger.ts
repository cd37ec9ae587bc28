import { trace } from './telemetry.ts';

/** As Lambda orders them. */
const LEVELS = ['TRACE', 'DEBUG', 'INFO', 'WARN', 'ERROR', 'FATAL'];

const ADDRESS = /[^\s"'<>,:;()[\]/]+@[^\s"'<>,:;()[\]/]+/g;

/** Other services name in their errors whom a mail was for. */
const withoutAddresses = (text: string | undefined): string | undefined =>
  text?.replaceAll(ADDRESS, '[address]');

/**
 * What an error says of itself, and its code. Not its other properties: those of the table hold whole items. JSON alone
 * would write nothing of it.
 */
const readable = (_key: string, value: unknown): unknown =>
  value instanceof Error
    ? {
        name: value.name,
        message: withoutAddresses(value.message),
        ...('code' in value && { code: value.code }),
        stack: withoutAddresses(value.stack),
        cause: value.cause,
      }
    : value;

/** Lambda filters and shows lines by these names; `AWS_LAMBDA_LOG_LEVEL` is what it calls its own setting. */
function write(level: string, message: string, fields: Record<string, unknown>): void {
  if (LEVELS.indexOf(level) < LEVELS.indexOf(process.env.AWS_LAMBDA_LOG_LEVEL ?? 'INFO')) return;
  const id = trace();
  const line = {
    level,
    message,
    timestamp: new Date().toISOString(),
    service: 'hearth',
    ...(id !== undefined && { trace: id }),
    ...fields,
  };
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
