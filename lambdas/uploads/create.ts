import type { Body } from '../../shared/api/route.ts';
import { uploads } from '../../shared/api/uploads.ts';
import { handle } from '../http/handle.ts';
import { countUses } from '../http/limits/daily-limits.ts';
import { uploadKey, uploadPath } from '../media/file-keys.ts';
import { presignUpload } from '../media/presign.ts';

const answer = async (key: string, { contentType, size }: Body<typeof uploads.create>) => ({
  ...(await presignUpload(key, contentType, size)),
  path: uploadPath(key),
});

export const handler = handle(
  uploads.create,
  async ({ member, body, newId, saveForReplay }) => {
    await countUses(member._id, [
      { kind: 'uploads', by: 1 },
      { kind: 'uploadBytes', by: body.size },
    ]);
    const key = uploadKey(member._id, newId());
    saveForReplay(key);
    return answer(key, body);
  },
  ({ body }, key) => answer(key, body),
);
