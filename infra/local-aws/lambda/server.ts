import { createServer, type IncomingMessage } from 'node:http';
import { AwsError, assertNotFromAWebPage, parseJson, readText, toAwsError } from '../http/aws-json.ts';
import { type Listening, listen } from '../http/listen.ts';

/** Runs a function by its name, as Lambda would; undefined when there is none of this name. */
export type Invoke = (functionName: string, event: unknown) => Promise<unknown> | undefined;

const INVOCATION = /^\/2015-03-31\/functions\/([\w-]{1,64})\/invocations$/;

async function answer(request: IncomingMessage, invoke: Invoke) {
  assertNotFromAWebPage(request);
  const [, name = ''] = INVOCATION.exec(request.url ?? '') ?? [];
  const running = request.method === 'POST' ? invoke(name, parseJson(await readText(request))) : undefined;
  if (!running) throw new AwsError('ResourceNotFoundException', `Function not found: ${name}`, 404);
  try {
    return { body: (await running) ?? null, headers: {} };
  } catch (error) {
    console.error(error);
    const { name: errorType, message: errorMessage } =
      error instanceof Error ? error : new Error(String(error));
    return { body: { errorType, errorMessage }, headers: { 'x-amz-function-error': 'Unhandled' } };
  }
}

/** Starts Lambda's `Invoke`, for functions whose answer is waited for, on 127.0.0.1. Signatures are not checked. */
export function startLambda(invoke: Invoke, port?: number): Promise<Listening> {
  const server = createServer((request, response) => {
    answer(request, invoke).then(
      ({ body, headers }) => response.writeHead(200, headers).end(JSON.stringify(body)),
      (error: unknown) => {
        const { name, message, status } = toAwsError(error, 'InvalidParameterValueException');
        response.writeHead(status, { 'x-amzn-errortype': name }).end(JSON.stringify({ message }));
      },
    );
  });
  return listen(server, port);
}
