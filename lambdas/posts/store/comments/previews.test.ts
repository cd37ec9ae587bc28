import {
  DeleteCommand,
  DynamoDBDocumentClient,
  GetCommand,
  PutCommand,
  QueryCommand,
} from '@aws-sdk/lib-dynamodb';
import { mockClient } from 'aws-sdk-client-mock';
import { beforeEach, describe, expect, it } from 'vitest';
import '../../../testing/environment.ts';
import { ContendedError } from '../../../table/errors.ts';
import { newId } from '../../../table/ids.ts';
import { memberItem } from '../../../testing/members.ts';
import type { Comment } from '../items.ts';
import { newComment } from './changes.ts';
import { refreshPreviews } from './previews.ts';

const table = mockClient(DynamoDBDocumentClient);

const POST_ID = newId(Date.UTC(2026, 10, 1));
const KEY = { pk: 'POSTS#2026-11', sk: `${POST_ID}#PREVIEWS` };
const TALLY = { ...KEY, sk: `${POST_ID}#TALLY` };

const comment = (n: number): Comment => newComment(`comment${n}`.padEnd(16, '-'), memberItem(), `text ${n}`);

let isPostThere: boolean;
/** What lists show beside the post; undefined without an item. */
let shown: Comment[] | undefined;
/** The comments on the post, oldest first. */
let comments: Comment[];
/** Happens right after the next write. */
let afterWrite: () => void;

beforeEach(() => {
  afterWrite = () => {};
  table.reset();
  isPostThere = true;
  table.on(GetCommand, { Key: TALLY }).callsFake(() => ({ Item: isPostThere ? TALLY : undefined }));
  table.on(GetCommand, { Key: KEY }).callsFake(() => ({ Item: shown && { ...KEY, comments: shown } }));
  table.on(QueryCommand).callsFake(({ Limit, ConsistentRead }) => {
    expect(ConsistentRead).toBe(true);
    const stored = comments.map((one) => ({ ...one, pk: `COMMENTS#${POST_ID}`, sk: one._id }));
    return { Items: stored.reverse().slice(0, Limit) };
  });
  table.on(PutCommand).callsFake(({ Item }) => {
    shown = Item.comments;
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
    expect(table.commandCalls(PutCommand)).toHaveLength(1);
  });

  it('are not written again while they are right', async () => {
    shown = [comment(2), comment(3)];
    comments = [comment(1), comment(2), comment(3)];
    await refreshPreviews(POST_ID);
    expect(table.commandCalls(PutCommand)).toHaveLength(0);
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

  it('follow a comment that changes while they are written', async () => {
    shown = undefined;
    comments = [comment(1)];
    afterWrite = () => {
      comments = [comment(1), comment(2)];
    };
    await refreshPreviews(POST_ID);
    expect(shown).toEqual([comment(1), comment(2)]);
  });

  it('are tried again later when the comments keep changing', async () => {
    shown = undefined;
    comments = [];
    let n = 0;
    afterWrite = () => {
      n += 1;
      comments = [comment(n)];
    };
    comments = [comment(99)];
    await expect(refreshPreviews(POST_ID)).rejects.toThrow(ContendedError);
  });
});
