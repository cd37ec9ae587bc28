import { uploads } from '../../shared/api/uploads.ts';
import { HOUR, SECOND, UPLOADS_PER_HOUR } from '../../shared/limits.ts';
import { countInWindow } from '../data/attempts.ts';
import { TooManyRequests } from '../http/errors.ts';
import { handle } from '../http/handle.ts';
import { uploadKey, uploadPath } from '../media/places.ts';
import { presignUpload } from '../media/presign.ts';

export const handler = handle(uploads.create, async ({ member, body, newId }) => {
  const asked = await countInWindow('upload', member._id, HOUR);
  if (asked > UPLOADS_PER_HOUR) throw new TooManyRequests(HOUR / SECOND);
  const key = uploadKey(member._id, newId());
  return { ...(await presignUpload(key, body.contentType, body.size)), path: uploadPath(key) };
});
