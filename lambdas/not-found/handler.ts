import { errorResult } from '../http/answer/error-envelope.ts';
import { HEADERS } from '../http/answer/security-headers.ts';
import { NotFound } from '../http/errors.ts';
import type { Result } from '../http/request-context.ts';

/** Answers what no route of the contract does below `/api`, in the envelope of all errors. */
export async function handler(): Promise<Result> {
  const { headers, ...result } = errorResult(new NotFound());
  return { ...result, headers: { ...HEADERS, ...headers } };
}
