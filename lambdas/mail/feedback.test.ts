import { DynamoDBDocumentClient, PutCommand } from '@aws-sdk/lib-dynamodb';
import { mockClient } from 'aws-sdk-client-mock';
import { beforeEach, describe, expect, it } from 'vitest';
import { storeSecrets } from '../testing/services/secrets.ts';
import { handler } from './feedback.ts';

const table = mockClient(DynamoDBDocumentClient);
const marked = () => table.commandCalls(PutCommand).map(({ args }) => args[0].input.Item);

const ADA = [{ emailAddress: 'Ada@example.com' }];
const bounce = (bounceType: string) => ({
  detail: {
    eventType: 'Bounce',
    mail: { messageId: '1' },
    bounce: { bounceType, bounceSubType: 'General', bouncedRecipients: ADA },
  },
});

beforeEach(() => {
  storeSecrets();
  table.reset();
  table.onAnyCommand().resolves({});
});

describe('a report of SES', () => {
  it('of a bounce for good or of a complaint marks the address, whose name is not stored', async () => {
    await handler(bounce('Permanent'));
    await handler({ detail: { eventType: 'Complaint', complaint: { complainedRecipients: ADA } } });
    expect(marked()).toMatchObject([{ reason: 'bounce' }, { reason: 'complaint' }]);
    expect(new Set(marked().map((item) => item?.pk)).size).toBe(1);
    expect(JSON.stringify(marked())).not.toMatch(/ada@/i);
  });

  it('of a bounce that may pass marks nothing', async () => {
    await handler(bounce('Transient'));
    expect(marked()).toEqual([]);
  });

  it('of something else fails, so that somebody looks at it', async () => {
    await expect(handler({ detail: { eventType: 'Open' } })).rejects.toThrow();
  });
});
