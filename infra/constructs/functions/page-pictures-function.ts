import { Duration } from 'aws-cdk-lib';
import type { Function as LambdaFunction } from 'aws-cdk-lib/aws-lambda';
import type { Construct } from 'constructs';
import { type Bundles, bundleFor } from '../../bundles/functions.ts';
import { shownObjects } from '../media-bucket.ts';
import { hearthFunction, type Surroundings } from './hearth-function.ts';

/** Messengers wait for a few seconds; the first picture of a container takes two. */
const TIMEOUT = Duration.seconds(10);

/** A picture needs 290 MB; the rest buys the whole processor that goes with it. */
const MEMORY_MB = 1_769;

/** The function that draws what messengers show beside links to public pages. It reads the table and posters, and writes nothing. */
export function pagePicturesFunction(
  scope: Construct,
  bundles: Bundles,
  shared: Surroundings,
): LambdaFunction {
  const { stage, resources } = shared;
  return hearthFunction(scope, 'page-pictures', {
    ...shared,
    bundle: bundleFor(bundles, 'page-pictures'),
    resources: { ...resources, 's3:GetObject': shownObjects(stage) },
    timeout: TIMEOUT,
    memoryMb: MEMORY_MB,
  });
}
