import type { SQSBatchResponse, SQSEvent, SQSRecord } from 'aws-lambda';
import * as z from 'zod';
import { logger } from '../logger.ts';
import { cost, withCost, withTrace } from '../telemetry.ts';

const message = () => z.object({ jobId: z.string(), trace: z.string().optional() });

type Work = (jobId: string) => Promise<void>;

/** Works on the job that one message names, and logs how that has ended. */
async function workOn({ messageId, body }: SQSRecord, what: string, work: Work): Promise<boolean> {
  const fail = (error: unknown): boolean => {
    logger.error(`${what} failed`, { messageId, error: error instanceof Error ? error : String(error) });
    return false;
  };
  try {
    const { jobId, trace } = message().parse(JSON.parse(body));
    return await withTrace(trace, async () => {
      try {
        await work(jobId);
        logger.info(what, { jobId, ...cost() });
        return true;
      } catch (error) {
        return fail(error);
      }
    });
  } catch (error) {
    return fail(error);
  }
}

/**
 * Works on the jobs that messages name, each under the id of the call from which it follows.
 *
 * @param what names such a job in the log, such as `mail`
 * @returns the messages whose work has failed: they come again, and end in the dead-letter queue
 */
export async function workOnMessages(
  { Records }: SQSEvent,
  what: string,
  work: Work,
): Promise<SQSBatchResponse> {
  const batchItemFailures: SQSBatchResponse['batchItemFailures'] = [];
  for (const record of Records)
    if (!(await withCost(() => workOn(record, what, work))))
      batchItemFailures.push({ itemIdentifier: record.messageId });
  return { batchItemFailures };
}
