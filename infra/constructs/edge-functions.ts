import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  Function as EdgeFunction,
  FunctionCode,
  FunctionEventType,
  FunctionRuntime,
} from 'aws-cdk-lib/aws-cloudfront';
import type { Construct } from 'constructs';
import { ISOLATION } from '../../lambdas/http/answer/security-headers.ts';
import type { Stage } from '../stages.ts';

const codeOf = (name: string): string =>
  readFileSync(join(import.meta.dirname, `../edge/${name}.js`), 'utf8');

const edgeFunction = (scope: Construct, stage: Stage, name: string, code: string): EdgeFunction =>
  new EdgeFunction(scope, name, {
    functionName: `hearth-${stage.name}-${name}`,
    code: FunctionCode.fromInline(code),
    runtime: FunctionRuntime.JS_2_0,
  });

/** Runs a function of `infra/edge` on each request of a behaviour. */
export const onRequest = (scope: Construct, stage: Stage, name: string) => ({
  function: edgeFunction(scope, stage, name, codeOf(name)),
  eventType: FunctionEventType.VIEWER_REQUEST,
});

/** The headers of `ISOLATION` as CloudFront functions write them. */
const isolation = Object.fromEntries(Object.entries(ISOLATION).map(([name, value]) => [name, { value }]));

/** Keeps other sites and devices away from what buckets answer. CloudFront runs it for all answers below 400. */
export const onBucketAnswer = (scope: Construct, stage: Stage) => ({
  function: edgeFunction(
    scope,
    stage,
    'isolate',
    `const HEADERS = ${JSON.stringify(isolation)};\n${codeOf('isolate')}`,
  ),
  eventType: FunctionEventType.VIEWER_RESPONSE,
});
