import { InvokeCommand, LambdaClient } from '@aws-sdk/client-lambda';
import { SECOND } from '../../../shared/limits.ts';
import { config } from '../../config.ts';
import { FilesUnavailableError } from '../errors.ts';
import { type Result, resultOf } from './results.ts';

/** A picture that the media function is to process. */
export interface Order {
  /** Of the object; where its content is sent along, that which the object would have. */
  key: string;
  /** Base64. */
  content?: string;
  /** Millions of pixels from which on it is refused; those of the largest kind when absent. */
  maxMegapixels?: number;
}

const client = new LambdaClient({
  maxAttempts: 2,
  // Less than the API waits.
  requestHandler: { connectionTimeout: 5_000, requestTimeout: 25 * SECOND, throwOnRequestTimeout: true },
});

/**
 * Has the media function process a picture now, and waits for it.
 *
 * @returns undefined when there is no such picture
 * @throws FilesUnavailableError when the function cannot be reached, or has failed
 */
export async function orderPicture(order: Order): Promise<Result | undefined> {
  try {
    const { FunctionError, Payload } = await client.send(
      new InvokeCommand({ FunctionName: config().MEDIA_FUNCTION, Payload: JSON.stringify(order) }),
    );
    const answer = Payload?.transformToString() ?? '';
    if (FunctionError) throw new Error(`the media function has failed: ${answer}`);
    const found: unknown = JSON.parse(answer);
    return found === null ? undefined : resultOf(found);
  } catch (error) {
    throw new FilesUnavailableError({ cause: error });
  }
}
