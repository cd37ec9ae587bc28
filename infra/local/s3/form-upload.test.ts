import { Agent } from 'node:http';
import { expect, test } from 'vitest';
import { BUCKET, rawRequest, signedForm, startTestS3 } from './test-support.ts';

const BOUNDARY = 'a-boundary';
const CONDITIONS = [
  { bucket: BUCKET },
  ['eq', '$Content-Type', 'image/png'],
  ['content-length-range', 2, 10],
];
const TYPE = { 'Content-Type': 'image/png' };

const part = (head: string, content: string) =>
  `--${BOUNDARY}\r\nContent-Disposition: form-data; ${head}\r\n\r\n${content}\r\n`;

async function startForms() {
  const s3 = await startTestS3();
  const send = (body: string, agent?: Agent) =>
    rawRequest(
      `${s3.server.endpoint}/${BUCKET}`,
      'POST',
      {
        'content-type': `multipart/form-data; boundary=${BOUNDARY}`,
        'content-length': Buffer.byteLength(body),
      },
      body,
      agent,
    );
  const post = (fields: Record<string, string>, file: string, agent?: Agent) => {
    const parts = Object.entries(fields).map(([name, value]) => part(`name="${name}"`, value));
    return send(
      `${parts.join('')}${part('name="file"; filename="C:\\pics\\me.png"', file)}--${BOUNDARY}--\r\n`,
      agent,
    );
  };
  const exists = async (key: string) =>
    (await s3.server.readObject(BUCKET, key, { method: 'HEAD' })).status === 200;
  return { ...s3, post, send, exists };
}

test('a file within its policy is stored with the type the form says', async () => {
  const { server, get, post } = await startForms();
  const answer = await post({ ...signedForm('form/ok', CONDITIONS), ...TYPE }, 'he\r\n--o');
  expect(answer.status).toBe(204);
  expect(await get('form/ok')).toBe('he\r\n--o');
  const { headers } = await server.readObject(BUCKET, 'form/ok', { method: 'HEAD' });
  expect(headers).toMatchObject({ 'content-type': 'image/png' });
});

test.each([
  ['a file over the largest size', 'x'.repeat(11), 400, 'EntityTooLarge'],
  ['a file far over it', 'x'.repeat(5_000_000), 400, 'EntityTooLarge'],
  ['a file under the smallest size', 'x', 400, 'EntityTooSmall'],
])('%s is refused with a readable answer and not stored', async (_what, file, status, code) => {
  const { post, exists } = await startForms();
  const answer = await post({ ...signedForm('form/x', CONDITIONS), ...TYPE }, file);
  expect([answer.status, answer.code]).toEqual([status, code]);
  expect(await exists('form/x')).toBe(false);
});

test('a refused form does not block the connection it came on', async () => {
  const { post, server } = await startForms();
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const form = { ...signedForm('form/x', CONDITIONS), ...TYPE };
  expect((await post(form, 'x'.repeat(5_000_000), agent)).code).toBe('EntityTooLarge');
  expect((await post({ filler: 'x'.repeat(5_000_000) }, '', agent)).code).toBe(
    'MaxPostPreDataLengthExceeded',
  );
  const next = await rawRequest(`${server.endpoint}/${BUCKET}/key`, 'GET', {}, '', agent);
  expect(next.status).toBe(403);
  agent.destroy();
});

test.each([
  ['another type', { 'Content-Type': 'text/html' }],
  ['another key', { key: 'form/evil' }],
  ['a field the policy does not name', { acl: 'public-read' }],
])('a form with %s is refused and nothing stored', async (_what, change) => {
  const { post, exists } = await startForms();
  const answer = await post({ ...signedForm('form/x', CONDITIONS), ...TYPE, ...change }, 'hello');
  expect([answer.status, answer.code]).toEqual([403, 'AccessDenied']);
  expect([await exists('form/x'), await exists('form/evil')]).toEqual([false, false]);
});

test('a policy changed after signing, expired, or missing is refused', async () => {
  const { post, exists } = await startForms();
  const form = signedForm('form/x', CONDITIONS);
  const wider = Buffer.from(form.policy ?? '', 'base64')
    .toString()
    .replace('2,10]', '2,99]');
  expect(
    (await post({ ...form, ...TYPE, policy: Buffer.from(wider).toString('base64') }, 'hello')).code,
  ).toBe('SignatureDoesNotMatch');
  expect((await post({ ...signedForm('form/x', CONDITIONS, -1_000), ...TYPE }, 'hello')).code).toBe(
    'AccessDenied',
  );
  expect((await post({ key: 'form/x', ...TYPE }, 'hello')).code).toBe('AccessDenied');
  expect(await exists('form/x')).toBe(false);
});

test('a key may begin as the policy says and end in the name of the file', async () => {
  const { post, get } = await startForms();
  const key = 'user/7/$' + '{filename}';
  const fields = signedForm(key, [...CONDITIONS, ['starts-with', '$success_action_status', '']]);
  const answer = await post({ ...fields, ...TYPE, success_action_status: '201' }, 'hello');
  expect(answer.status).toBe(201);
  expect(answer.body).toContain('<Key>user/7/me.png</Key>');
  expect(await get('user/7/me.png')).toBe('hello');
});

test('a form that is cut short, has no file, or too many fields stores nothing', async () => {
  const { post, send, server, exists } = await startForms();
  const fields = Object.entries({ ...signedForm('form/x', CONDITIONS), ...TYPE });
  const parts = fields.map(([name, value]) => part(`name="${name}"`, value)).join('');
  const headOfFile = `--${BOUNDARY}\r\nContent-Disposition: form-data; name="file"\r\n\r\nhello`;
  expect((await send(parts + headOfFile)).code).toBe('MalformedPOSTRequest');
  expect((await send(`${parts}--${BOUNDARY}--\r\n`)).code).toBe('MalformedPOSTRequest');
  expect((await post({ filler: 'x'.repeat(30_000) }, 'hello')).code).toBe('MaxPostPreDataLengthExceeded');
  expect((await rawRequest(`${server.endpoint}/${BUCKET}`, 'POST', {}, 'key=form/x')).code).toBe(
    'PreconditionFailed',
  );
  expect(await exists('form/x')).toBe(false);
});
