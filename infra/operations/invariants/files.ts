import { paginateListObjectsV2, type S3Client } from '@aws-sdk/client-s3';
import { foldersOf } from '../../../lambdas/media/file-keys.ts';

/** The keys of everything in a bucket that belongs to a member; earlier versions of what was deleted are not looked at. */
export async function filesOf(client: S3Client, Bucket: string, memberId: string): Promise<string[]> {
  const keys: string[] = [];
  for (const Prefix of foldersOf(memberId))
    for await (const { Contents = [] } of paginateListObjectsV2({ client }, { Bucket, Prefix }))
      keys.push(...Contents.flatMap(({ Key }) => Key ?? []));
  return keys;
}
