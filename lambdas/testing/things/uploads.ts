import { contract } from '../../../shared/api/index.ts';
import type { UploadKind } from '../../../shared/rules/upload-kinds.ts';
import type { Member } from '../calls/client.ts';

/** Uploads a file as a browser does: asks for a place, sends it there. Returns the path that calls accept. */
export async function uploadFile(
  member: Member,
  kind: UploadKind,
  contentType: string,
  content: Uint8Array<ArrayBuffer>,
): Promise<string> {
  const { status, body } = await member.call(contract.uploads.create, {
    body: { kind, contentType, size: content.length },
  });
  if (status !== 200) throw new Error(`no place for an upload: ${status} ${JSON.stringify(body)}`);
  const sent = await fetch(body.url, { method: body.method, headers: body.headers, body: content });
  if (!sent.ok) throw new Error(`upload failed with ${sent.status}: ${await sent.text()}`);
  return body.path;
}
