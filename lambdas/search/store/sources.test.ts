import { expect, it } from 'vitest';
import { KB, POST_MAX } from '../../../shared/limits.ts';
import { bytesOf } from '../../../shared/rules/texts/bytes.ts';
import { postRowOf } from './sources.ts';

const author = { _id: 'ada', username: 'ada', name: 'Ada', headline: '', profilePicture: '', userRole: null };

it('the row of a post is one of the smallest reads, however long the post is', () => {
  const content = 'ทะเล'.repeat(POST_MAX / 4);
  expect(bytesOf(content)).toBeGreaterThan(8 * KB);
  const post = { _id: 'post', author, authorVersion: 1, content, createdAt: '', gsi1pk: '', gsi1sk: '' };
  expect(bytesOf(JSON.stringify(postRowOf(post)))).toBeLessThan(4 * KB);
});
