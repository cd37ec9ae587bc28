import { DeleteObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { BatchGetCommand, DynamoDBDocumentClient, QueryCommand } from '@aws-sdk/lib-dynamodb';
import { mockClient } from 'aws-sdk-client-mock';
import { beforeEach, describe, expect, it } from 'vitest';
import { dropMedia } from '../media/cleanup.ts';
import { shownByProfile } from '../members/shown-files.ts';
import type { MemberItem } from '../members/store/items.ts';
import { shownByPost } from '../posts/shown-files.ts';
import { shownByProject } from '../projects/shown-files.ts';
import { TABLE } from '../testing/environment.ts';
import { memberItem } from '../testing/people/members.ts';
import { postItem } from '../testing/things/posts.ts';

const table = mockClient(DynamoDBDocumentClient);
const bucket = mockClient(S3Client);

const { _id: memberId } = memberItem();
const path = (name: string) => `/media/${memberId}/${name}`;
const clean = dropMedia([shownByPost, shownByProject, shownByProfile]);
const drop = (...paths: string[]) => clean({ memberId, paths });

const deleted = () => bucket.commandCalls(DeleteObjectCommand).map(({ args }) => args[0].input.Key);

/** What the table holds of the member. */
const stands = (...items: MemberItem[]) =>
  table.on(BatchGetCommand).resolves({ Responses: { [TABLE]: items } });

beforeEach(() => {
  table.reset();
  bucket.reset();
  bucket.on(DeleteObjectCommand).resolves({});
  stands(
    memberItem({
      profilePicture: path('shown.png'),
      education: [{ school: 'Y', fieldOfStudy: '', startYear: null, endYear: null, logo: path('logo.png') }],
    }),
  );
});

describe('cleaning up after a post', () => {
  const post = postItem(Date.UTC(2026, 10, 1));
  const left = (...paths: string[]) => clean({ memberId, paths, postId: post._id });

  it('deletes what the post does not show, whatever the profile shows', async () => {
    const images = [{ url: path('shown.png'), alt: '' }];
    const video = { url: path('shown.mp4'), contentType: 'video/mp4' };
    const documents = [{ url: path('shown.pdf'), contentType: 'application/pdf', name: 'a.pdf', size: 1 }];
    table.on(QueryCommand).resolves({ Items: [{ ...post, images, video, documents }] });
    await left(path('shown.png'), path('shown.mp4'), path('shown.pdf'), path('logo.png'));
    expect(deleted()).toEqual([`media/${memberId}/logo.png`]);
    expect(table.commandCalls(QueryCommand)[0]?.args[0].input.ConsistentRead).toBe(true);
  });

  it('deletes all when the post has not come about', async () => {
    table.on(QueryCommand).resolves({ Items: [] });
    await left(path('a.png'), path('b.png'));
    expect(deleted()).toEqual([`media/${memberId}/a.png`, `media/${memberId}/b.png`]);
  });
});

describe('cleaning up after a change of pictures', () => {
  it('deletes what the profile does not show now', async () => {
    await drop(path('shown.png'), path('old.png'), path('logo.png'), path('failed.gif'));
    expect(deleted()).toEqual([`media/${memberId}/old.png`, `media/${memberId}/failed.gif`]);
    const [read] = table.commandCalls(BatchGetCommand);
    expect(read?.args[0].input.RequestItems?.[TABLE]?.ConsistentRead).toBe(true);
  });

  it('deletes all when the member is gone', async () => {
    stands();
    await drop(path('shown.png'));
    expect(deleted()).toEqual([`media/${memberId}/shown.png`]);
  });

  it('touches nothing that was not stored for this member', async () => {
    await drop(
      '/media/somebody-else-16/a.png',
      `/media/uploads/${memberId}/x`,
      'https://example.com/a.png',
      '',
    );
    expect(bucket.calls()).toEqual([]);
  });

  it('fails, and so is tried again, when something could not be deleted', async () => {
    bucket.on(DeleteObjectCommand).rejects(new Error('SlowDown'));
    await expect(drop(path('old.png'))).rejects.toThrow('SlowDown');
  });
});
