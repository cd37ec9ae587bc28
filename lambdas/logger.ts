import { Logger } from '@aws-lambda-powertools/logger';

/** Structured JSON lines; never a password, a cookie or a body. */
export const logger = new Logger({ serviceName: 'hearth' });
