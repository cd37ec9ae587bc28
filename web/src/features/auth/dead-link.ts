import { ApiError } from '../../api/error.ts';

/** Whether a call has failed because its link does not work, or no longer. */
export const isDeadLink = (error: Error | null): boolean =>
  error instanceof ApiError && error.code === 'INVALID_TOKEN';
