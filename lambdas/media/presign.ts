import { GetObjectCommand, PutObjectCommand } from '@aws-sdk/client-s3';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import { SECOND, UPLOAD_EXPIRY } from '../../shared/limits.ts';
import { bucketName, client } from './bucket.ts';

/** An upload that anybody who holds the URL may make, once, until it expires. */
export interface Presigned {
  url: string;
  method: 'PUT';
  headers: Record<string, string>;
  /** Seconds. */
  expiresIn: number;
}

/**
 * Signs an upload of exactly this size and type, to where nothing is yet; the bucket refuses any other.
 *
 * @param size bytes
 */
export async function presignUpload(key: string, contentType: string, size: number): Promise<Presigned> {
  const command = new PutObjectCommand({
    Bucket: bucketName(),
    Key: key,
    ContentType: contentType,
    ContentLength: size,
    IfNoneMatch: '*',
  });
  const expiresIn = UPLOAD_EXPIRY / SECOND;
  const signableHeaders = new Set(['host', 'content-type', 'content-length', 'if-none-match']);
  const url = await getSignedUrl(client, command, { expiresIn, signableHeaders });
  return { url, method: 'PUT', headers: { 'Content-Type': contentType, 'If-None-Match': '*' }, expiresIn };
}

/**
 * Signs a download that anybody who holds the URL may make until it expires.
 *
 * @param validFor milliseconds
 */
export const presignDownload = (key: string, validFor: number): Promise<string> =>
  getSignedUrl(client, new GetObjectCommand({ Bucket: bucketName(), Key: key }), {
    expiresIn: validFor / SECOND,
  });
