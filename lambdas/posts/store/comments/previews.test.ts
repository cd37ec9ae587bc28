import {
  DeleteCommand,
  DynamoDBDocumentClient,
  GetCommand,
  QueryCommand,
  UpdateCommand,
} from '@aws-sdk/lib-dynamodb';
import { mockClient } from 'aws-sdk-client-mock';
import { beforeEach, describe, expect, it } from 'vitest';
import '../../../testing/environment.ts';
import { newId } from '../../../table/ids.ts';
import { memberItem } from '../../../testing/people/members.ts';
import type { Comment } from '../items.ts';
import { newComment } from './changes.ts';
import { refreshPreviews } from './previews.ts';

const table = mockClient(DynamoDBDocumentClient);

const POST_ID = newId(Date.UTC(2026, 10, 1));
const KEY = { pk: 'POSTS#2026-11', sk: `${POST_ID}#PREVIEWS` };
const TALLY = { ...KEY, sk: `${POST_ID}#TALLY` };

const comment = (n: number): Comment =>
  newComment(`comment${n}`.padEnd(16, '-'), memberItem(), { content: `text ${n}` });

let isPostThere: boolean;
/** What lists show beside the post; undefined without an item. */
let shown: Comment[] | undefined;
let version: number | undefined;
/** The comments on the post, oldest first. */
let comments: Comment[];
/** Happens right after the next write. */
let afterWrite: () => void;

beforeEach(() => {
  afterWrite = () => {};
  table.reset();
  isPostThere = true;
  version = undefined;
  table.on(GetCommand, { Key: TALLY }).callsFake(() => ({ Item: isPostThere ? TALLY : undefined }));
  table
    .on(GetCommand, { Key: KEY })
    .callsFake(() => ({ Item: shown && { ...KEY, comments: shown, r: version } }));
  table.on(QueryCommand).callsFake(({ Limit, ConsistentRead }) => {
    expect(ConsistentRead).toBe(true);
    const stored = comments.map((one) => ({ ...one, pk: `COMMENTS#${POST_ID}`, sk: one._id }));
    return { Items: stored.reverse().slice(0, Limit) };
  });
  table.on(UpdateCommand, { Key: KEY }).callsFake(({ ExpressionAttributeValues: values }) => {
    if (values[':seen'] !== version)
      throw Object.assign(new Error(), { name: 'ConditionalCheckFailedException' });
    shown = values[':newest'];
    version = values[':next'];
    afterWrite();
    return {};
  });
  table.on(DeleteCommand, { Key: KEY }).callsFake(() => {
    shown = undefined;
    afterWrite();
    return {};
  });
});

describe('the previews of the comments on a post', () => {
  it('become the newest two, oldest first, without the keys of their items', async () => {
    shown = [comment(1)];
    comments = [comment(1), comment(2), comment(3)];
    await refreshPreviews(POST_ID);
    expect(shown).toEqual([comment(2), comment(3)]);
    expect(table.commandCalls(UpdateCommand)).toHaveLength(1);
  });

  it('are not written again while they are right', async () => {
    shown = [comment(2), comment(3)];
    comments = [comment(1), comment(2), comment(3)];
    await refreshPreviews(POST_ID);
    expect(table.commandCalls(UpdateCommand)).toHaveLength(0);
  });

  it('stand there without a comment, so that every post of a page is as many items', async () => {
    shown = undefined;
    comments = [];
    await refreshPreviews(POST_ID);
    expect(shown).toEqual([]);
  });

  it('go with their post, also when comments of it are still there', async () => {
    shown = [comment(1)];
    comments = [comment(1)];
    isPostThere = false;
    await refreshPreviews(POST_ID);
    expect(shown).toBeUndefined();
    await refreshPreviews(POST_ID);
    expect(table.commandCalls(DeleteCommand)).toHaveLength(1);
  });

  it('do not outlive a post that is deleted while they are written', async () => {
    shown = [];
    comments = [comment(1)];
    afterWrite = () => {
      isPostThere = false;
    };
    await refreshPreviews(POST_ID);
    expect(shown).toBeUndefined();
  });

  it('leave what changes once they were read to what follows from that change, however fast others change', async () => {
    shown = undefined;
    comments = [comment(1)];
    let n = 1;
    afterWrite = () => {
      n += 1;
      comments = [comment(n)];
    };
    await refreshPreviews(POST_ID);
    expect(shown).toEqual([comment(1)]);
    expect(table.commandCalls(UpdateCommand)).toHaveLength(1);
    afterWrite = () => {};
    await refreshPreviews(POST_ID);
    expect(shown).toEqual([comment(2)]);
  });

  it('are not made older by one that has read the comments before another', async () => {
    shown = undefined;
    comments = [comment(1)];
    let readers = 0;
    table.on(GetCommand, { Key: TALLY }).callsFake(async () => {
      readers += 1;
      // The first has read the comments by now, and is overtaken.
      if (readers === 1) {
        comments = [comment(1), comment(2)];
        await refreshPreviews(POST_ID);
      }
      return { Item: TALLY };
    });
    await refreshPreviews(POST_ID);
    expect(shown).toEqual([comment(1), comment(2)]);
  });
});
