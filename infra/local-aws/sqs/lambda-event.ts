import { createHash } from 'node:crypto';
import type { SQSEvent } from 'aws-lambda';

const ACCOUNT = '000000000000';
const REGION = 'us-east-1';

/** A message as the queue holds it. Times are epoch milliseconds. */
export interface Message {
  id: string;
  body: string;
  sentAt: number;
  /** Not delivered before this moment. */
  visibleAt: number;
  /** How often delivery was tried. */
  receiveCount: number;
  firstReceivedAt?: number;
}

/** The queue's URL below an endpoint, in the shape SQS gives it. */
export const queueUrl = (endpoint: string, name: string): string => `${endpoint}/${ACCOUNT}/${name}`;

/** Hexadecimal MD5 of a message body, as SQS reports it and the SDK verifies it. */
export const md5OfBody = (body: string): string => createHash('md5').update(body).digest('hex');

/** The event Lambda hands to a function for one message. */
export function toLambdaEvent(queueName: string, message: Message): SQSEvent {
  return {
    Records: [
      {
        messageId: message.id,
        receiptHandle: `${message.id}#${message.receiveCount}`,
        body: message.body,
        attributes: {
          ApproximateReceiveCount: String(message.receiveCount),
          SentTimestamp: String(message.sentAt),
          SenderId: ACCOUNT,
          ApproximateFirstReceiveTimestamp: String(message.firstReceivedAt ?? message.sentAt),
        },
        messageAttributes: {},
        md5OfBody: md5OfBody(message.body),
        eventSource: 'aws:sqs',
        eventSourceARN: `arn:aws:sqs:${REGION}:${ACCOUNT}:${queueName}`,
        awsRegion: REGION,
      },
    ],
  };
}
