import { randomUUID } from 'node:crypto';
import { sameItem } from '../equality.ts';
import { AWS_REGION } from '../operations/stream-specification.ts';
import type { Item } from '../types.ts';
import type { Table } from './catalog.ts';
import type { ChangeRecord } from './change-log.ts';
import type { Database } from './database.ts';
import type { Overlay } from './overlay.ts';
import { prefixes } from './storage.ts';

/** Who removes expired items, as DynamoDB names itself in its stream. */
export const EXPIRY_IDENTITY = { type: 'Service', principalId: 'dynamodb.amazonaws.com' };

function eventNameOf(
  before: Item | undefined,
  after: Item | undefined,
): ChangeRecord['eventName'] | undefined {
  if (!before) return after && 'INSERT';
  if (!after) return 'REMOVE';
  return sameItem(before, after) ? undefined : 'MODIFY';
}

/**
 * Adds the record of a change to the batch that stores the change, when the table has a stream. A write that leaves an
 * item as it was is no change.
 *
 * @param userIdentity who has changed it, when that is the service itself
 */
export function trackChange(
  { changeLog }: Database,
  overlay: Overlay,
  { description }: Table,
  before: Item | undefined,
  after: Item | undefined,
  userIdentity?: ChangeRecord['userIdentity'],
): void {
  const { TableName: name, LatestStreamArn: eventSourceARN, KeySchema } = description;
  const eventName = eventNameOf(before, after);
  const source = after ?? before;
  if (eventSourceARN === undefined || !eventName || !source) return;
  const keys = KeySchema.flatMap(({ AttributeName }) => {
    const value = source[AttributeName];
    return value ? [[AttributeName, value] as const] : [];
  });
  const record: ChangeRecord = {
    eventID: randomUUID().replaceAll('-', ''),
    eventName,
    eventVersion: '1.1',
    eventSource: 'aws:dynamodb',
    eventSourceARN,
    awsRegion: AWS_REGION,
    dynamodb: {
      ApproximateCreationDateTime: Math.floor(Date.now() / 1000),
      Keys: Object.fromEntries(keys),
      ...(after && { NewImage: after }),
      ...(before && { OldImage: before }),
      SequenceNumber: changeLog.nextNumber(name),
      StreamViewType: 'NEW_AND_OLD_IMAGES',
    },
    ...(userIdentity && { userIdentity }),
  };
  overlay.writeRow(prefixes.changes(name) + record.dynamodb.SequenceNumber, record);
}
