import type { Context } from 'aws-lambda';

/**
 * What Lambda tells a function about its invocation.
 *
 * @param remaining milliseconds left, at each time of asking
 */
export const lambdaContext = (remaining: () => number = () => 30_000): Context => ({
  callbackWaitsForEmptyEventLoop: false,
  functionName: 'unit-test',
  functionVersion: '1',
  invokedFunctionArn: 'arn:aws:lambda:eu-west-1:000000000000:function:unit-test',
  memoryLimitInMB: '512',
  awsRequestId: 'invocation-1',
  logGroupName: 'unit-test',
  logStreamName: 'unit-test',
  getRemainingTimeInMillis: remaining,
  done: () => {},
  fail: () => {},
  succeed: () => {},
});
