import type { Body } from '../../shared/api/route.ts';
import { uploads } from '../../shared/api/uploads.ts';
import { HOUR, SECOND, UPLOADS_PER_HOUR } from '../../shared/limits.ts';
import { TooManyRequests } from '../http/errors.ts';
import { handle } from '../http/handle.ts';
import { countInWindow } from '../http/rate-limits.ts';
import { uploadKey, uploadPath } from '../media/places.ts';
import { presignUpload } from '../media/presign.ts';

const answer = async (key: string, { contentType, size }: Body<typeof uploads.create>) => ({
  ...(await presignUpload(key, contentType, size)),
  path: uploadPath(key),
});

export const handler = handle(
  uploads.create,
  async ({ member, body, newId, keep }) => {
    const asked = await countInWindow('upload', member._id, HOUR);
    if (asked > UPLOADS_PER_HOUR) throw new TooManyRequests(HOUR / SECOND);
    const key = uploadKey(member._id, newId());
    keep(key);
    return answer(key, body);
  },
  ({ body }, key) => answer(key, body),
);
