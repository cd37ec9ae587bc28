import { DynamoDBDocumentClient, QueryCommand } from '@aws-sdk/lib-dynamodb';
import { mockClient } from 'aws-sdk-client-mock';
import { beforeEach, describe, expect, it } from 'vitest';
import '../../../testing/environment.ts';
import { memberItem } from '../../../testing/members.ts';
import { postItem } from '../../../testing/posts.ts';
import type { Comment, PostItem } from '../items.ts';
import { newComment } from './changes.ts';
import { changed, counted, newestOf, uncounted } from './previews.ts';

const table = mockClient(DynamoDBDocumentClient);

const idOf = (n: number): string => `comment${n}`.padEnd(16, '-');
const comment = (n: number): Comment => newComment(idOf(n), memberItem(), `text ${n}`);

/** A post with copies of these comments. */
const postWith = (...numbers: number[]): PostItem => ({
  ...postItem(Date.UTC(2026, 10, 1)),
  commentCount: 9,
  talkChanges: 5,
  newest: Object.fromEntries(numbers.map((n) => [idOf(n), comment(n)])),
});

beforeEach(() => {
  table.reset();
});

describe('the comments that lists show', () => {
  it('are the newest two of the copies, oldest first, however many have gathered', () => {
    expect(newestOf(postWith(3, 1, 2)).map(({ _id }) => _id)).toEqual([idOf(2), idOf(3)]);
    expect(newestOf(postWith())).toEqual([]);
  });
});

describe('a new comment', () => {
  it('takes the place of the oldest copy, as long as the other stays', () => {
    expect(counted(postWith(1, 2), comment(3))).toMatchObject({
      update: expect.stringMatching(/newest\.#c2 = :copy REMOVE newest\.#c1$/),
      condition: 'size(newest) <= :most AND attribute_exists(newest.#c0)',
      names: { '#c0': idOf(2), '#c1': idOf(1), '#c2': idOf(3) },
    });
  });

  it('clears up the copies that have gathered', () => {
    const write = counted(postWith(1, 2, 3, 4, 5, 6, 7, 8), comment(9));
    expect(write).toMatchObject({
      update: expect.stringMatching(/REMOVE (newest\.#c\d, ){6}newest\.#c\d$/),
      values: { ':most': 8 },
    });
  });

  it('is counted but not copied when two newer ones were faster', () => {
    const write = counted(postWith(2, 3), comment(1));
    expect(write).toMatchObject({ update: expect.not.stringContaining(':copy') });
    expect(write).toMatchObject({ condition: expect.stringContaining('attribute_exists(newest.#c1)') });
  });

  it('is the only one there', () => {
    const write = counted(postWith(), comment(1));
    expect(write).toMatchObject({ condition: 'size(newest) <= :most', names: { '#c0': idOf(1) } });
  });
});

describe('a deleted comment', () => {
  it('that was copied lets the next newest move up, unless any comment has changed meanwhile', async () => {
    table.on(QueryCommand).resolves({ Items: [3, 2, 1].map(comment) });
    expect(await uncounted(postWith(2, 3), idOf(3))).toMatchObject({
      condition: 'talkChanges = :seen',
      values: { ':seen': 5, ':newest': { [idOf(1)]: comment(1), [idOf(2)]: comment(2) } },
    });
    expect(table.commandCalls(QueryCommand)[0]?.args[0].input).toMatchObject({ ConsistentRead: true });
  });

  it('that was not copied changes the count alone, unless it was copied meanwhile', async () => {
    expect(await uncounted(postWith(2, 3), idOf(1))).toMatchObject({
      condition: 'attribute_exists(pk) AND attribute_not_exists(newest.#comment)',
      names: { '#comment': idOf(1) },
    });
    expect(table.calls()).toEqual([]);
  });
});

describe('a change of a comment', () => {
  const change = { update: (at: string) => `SET ${at}content = :content`, values: { ':content': 'new' } };
  const place = (n: number) => ({ postId: 'post', _id: idOf(n) });

  it('is made in its copy as well', () => {
    expect(changed(postWith(2, 3), place(3), change)).toMatchObject([
      { update: 'SET content = :content', condition: 'attribute_exists(pk)' },
      {
        update: 'SET newest.#comment.content = :content ADD talkChanges :one',
        condition: 'attribute_exists(newest.#comment)',
      },
    ]);
  });

  it('is known to the post also without a copy, so that none with the old text moves up', () => {
    expect(changed(postWith(2, 3), place(1), change)[1]).toMatchObject({
      update: 'ADD talkChanges :one',
      condition: 'attribute_exists(pk) AND attribute_not_exists(newest.#comment)',
    });
  });
});
