/**
 * Routes of the contract whose handler is still to come. They answer 501; a test lets this list only shrink.
 */
export const PENDING: ReadonlySet<string> = new Set();
