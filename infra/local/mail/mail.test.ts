import { appendFileSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SESv2Client, SendEmailCommand } from '@aws-sdk/client-sesv2';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { answerOutbox } from './outbox-page.ts';
import { type LocalMail, type MailReport, startMail } from './server.ts';

let dir: string;
let file: string;
let reports: MailReport[];
const running: LocalMail[] = [];

beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'hearth-mail-'));
  file = join(dir, 'outbox.jsonl');
  reports = [];
});
afterEach(async () => {
  await Promise.all(running.splice(0).map((mail) => mail.close()));
  rmSync(dir, { recursive: true });
});

async function start(keeps?: number) {
  const mail = await startMail({
    file,
    report: async (report) => void reports.push(report),
    ...(keeps && { keeps }),
  });
  running.push(mail);
  const client = new SESv2Client({
    endpoint: mail.endpoint,
    region: 'us-east-1',
    credentials: { accessKeyId: 'local', secretAccessKey: 'local' },
    maxAttempts: 1,
  });
  const send = (to: string, subject = 'Hello') =>
    client.send(
      new SendEmailCommand({
        FromEmailAddress: 'hello@hearth.test',
        Destination: { ToAddresses: [to] },
        Content: {
          Simple: {
            Subject: { Data: subject },
            Body: { Text: { Data: 'Text' }, Html: { Data: '<html><head></head><b>"Text"</b></html>' } },
            Headers: [{ Name: 'List-Unsubscribe', Value: '<https://hearth.test/off>' }],
          },
        },
      }),
    );
  return { mail, send };
}

const subjects = ({ mails }: LocalMail) => mails().map(({ subject }) => subject);

describe('the outbox', () => {
  it('keeps what SES was asked to send, newest first', async () => {
    const { mail, send } = await start();
    expect((await send('ada@example.com', 'First')).MessageId).toBeTruthy();
    await send('eve@example.com', 'Second');
    expect(mail.mails()).toEqual([
      expect.objectContaining({ to: 'eve@example.com', subject: 'Second', text: 'Text' }),
      expect.objectContaining({
        to: 'ada@example.com',
        subject: 'First',
        headers: { 'List-Unsubscribe': '<https://hearth.test/off>' },
      }),
    ]);
    expect(Date.parse(mail.mails()[0]?.at ?? '')).toBeGreaterThan(0);
  });

  it('has a mail on the disk before it is taken, and survives the end of the process at any moment', async () => {
    const first = await start();
    await first.send('ada@example.com', 'Kept');
    expect(readFileSync(file, 'utf8')).toContain('Kept');
    appendFileSync(file, '{"to":"cut sho');
    const second = await start();
    await second.send('ada@example.com', 'Later');
    expect(subjects((await start()).mail)).toEqual(['Later', 'Kept']);
  });

  it('is bounded, in memory and on the disk, and for its owner alone', async () => {
    const { mail, send } = await start(3);
    for (let i = 0; i < 20; i += 1) {
      await send('ada@example.com', `Mail ${i}`);
      expect(readFileSync(file, 'utf8').trimEnd().split('\n').length).toBeLessThanOrEqual(6);
    }
    expect(subjects(mail)).toEqual(['Mail 19', 'Mail 18', 'Mail 17']);
    expect(statSync(file).mode & 0o077).toBe(0);
  });

  it('refuses what SES refuses, by its name', async () => {
    const { mail, send } = await start();
    await expect(send('nobody')).rejects.toMatchObject({ name: 'BadRequestException' });
    expect(mail.mails()).toEqual([]);
  });

  it('takes no mail from a web page', async () => {
    const { mail } = await start();
    const { status } = await fetch(`${mail.endpoint}/v2/email/outbound-emails`, {
      method: 'POST',
      headers: { origin: 'https://evil.example' },
      body: '{}',
    });
    expect(status).toBe(403);
  });

  it("reports bounces and complaints of SES's own addresses for trying that", async () => {
    const { send } = await start();
    await send('bounce+ada@simulator.amazonses.com');
    await send('complaint@simulator.amazonses.com');
    await send('success@simulator.amazonses.com');
    expect(reports).toMatchObject([
      { detail: { eventType: 'Bounce', bounce: { bounceType: 'Permanent' } } },
      { detail: { eventType: 'Complaint' } },
    ]);
  });
});

describe('the page of the outbox', () => {
  const mails = () => [
    {
      to: '<b>@example.com',
      subject: 'A & "B"',
      text: '',
      html: '<head></head><p>"x"</p>',
      headers: { 'List-Unsubscribe': '<https://hearth.test/off>' },
      at: '2026-11-22T08:00:00.000Z',
    },
  ];

  function ask({
    host = 'localhost:3000',
    from = '127.0.0.1',
    url = '/__outbox',
    accept = 'text/html',
  } = {}) {
    const answer = { status: 0, headers: {}, body: '' };
    const response = {
      writeHead(status: number, headers: object) {
        Object.assign(answer, { status, headers });
        return { end: (body: string) => Object.assign(answer, { body }) };
      },
    };
    const request = { method: 'GET', url, headers: { host, accept }, socket: { remoteAddress: from } };
    const handled = answerOutbox(request, response as never, { mails });
    return { handled, ...answer };
  }

  it('shows each mail without letting it act, and as JSON to who accepts that', () => {
    const { body, headers } = ask();
    expect(body).toContain('A &amp; &quot;B&quot;');
    expect(body).toContain('&lt;b&gt;@example.com');
    expect(body).toContain('List-Unsubscribe: &lt;https://hearth.test/off&gt;');
    expect(body).toMatch(/sandbox="(?!.*allow-scripts)/);
    expect(headers).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' });
    expect(JSON.parse(ask({ accept: 'application/json' }).body)).toEqual(mails());
  });

  it.each([
    { from: '192.168.1.7' },
    { host: 'evil.example' },
    { host: 'localhost.evil.example:3000' },
    { url: '/__outbox/x' },
  ])('is for browsers of this machine alone: %j', (asked) => {
    expect(ask(asked)).toMatchObject({ handled: false, body: '' });
  });
});
