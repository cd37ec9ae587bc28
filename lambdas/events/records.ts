import { unmarshall } from '@aws-sdk/util-dynamodb';
import type { DynamoDBRecord } from 'aws-lambda';
import { SECOND } from '../../shared/limits.ts';
import type { Change, Key } from '../table/key.ts';
import { asRead } from '../table/table.ts';
import { traceIdOf } from '../table/trace-id.ts';

type Image = NonNullable<NonNullable<DynamoDBRecord['dynamodb']>['NewImage']>;

const itemOf = (image: Image | undefined, key: Key): unknown =>
  image && asRead({ ...key, ...unmarshall(image as Parameters<typeof unmarshall>[0]) });

/** The change that a record of the table's stream reports. */
export function changeOf({ dynamodb = {} }: DynamoDBRecord): Change {
  const { pk, sk } = dynamodb.Keys ?? {};
  const key: Key = { pk: pk?.S ?? '', sk: sk?.S ?? '' };
  return {
    key,
    at: Math.round((dynamodb.ApproximateCreationDateTime ?? 0) * SECOND),
    before: itemOf(dynamodb.OldImage, key),
    after: itemOf(dynamodb.NewImage, key),
  };
}

/** The id of the call that has made a change; undefined when it has deleted the item. */
export const traceOf = ({ dynamodb }: DynamoDBRecord): string | undefined => traceIdOf(dynamodb?.NewImage);
