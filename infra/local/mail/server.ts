import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import { AwsError, assertNotFromAWebPage, parseJson, readText, toAwsError } from 'local-aws/http/aws-json';
import { listen } from 'local-aws/http/listen';
import * as z from 'zod';
import { openOutbox, type SentMail } from './outbox-file.ts';

/** What SES tells EventBridge of a mail. */
export interface MailReport {
  source: 'aws.ses';
  detail: object;
}

/** Runs the function that hears what has become of mails. */
export type Report = (report: MailReport) => Promise<void>;

interface MailOptions {
  /** Where the mails are kept. */
  file: string;
  report: Report;
  keeps?: number;
  port?: number;
}

export interface LocalMail {
  endpoint: string;
  /** The mails that would have been sent, newest first. */
  mails(): SentMail[];
  close(): Promise<void>;
}

const KEEPS = 500;

const PATH = '/v2/email/outbound-emails';

const part = z.object({ Data: z.string() });
const sendEmail = z.object({
  FromEmailAddress: z.string().min(1),
  Destination: z.object({ ToAddresses: z.array(z.string().includes('@')).min(1) }),
  Content: z.object({
    Simple: z.object({
      Subject: part,
      Body: z.object({ Text: part, Html: part }),
      Headers: z.array(z.object({ Name: z.string(), Value: z.string() })).default([]),
    }),
  }),
});

/** The addresses at which SES itself lets people try what it reports, also with a label: `bounce+ada@…`. */
const SIMULATOR = /^(bounce|complaint)(\+[^@]*)?@simulator\.amazonses\.com$/;

function reportOn(emailAddress: string): MailReport | undefined {
  const [, kind] = SIMULATOR.exec(emailAddress) ?? [];
  if (kind === undefined) return undefined;
  const detail =
    kind === 'bounce'
      ? { eventType: 'Bounce', bounce: { bounceType: 'Permanent', bouncedRecipients: [{ emailAddress }] } }
      : { eventType: 'Complaint', complaint: { complainedRecipients: [{ emailAddress }] } };
  return { source: 'aws.ses', detail };
}

/** Starts an SES on 127.0.0.1 that takes mails by `SendEmail` and keeps them instead of sending them. */
export async function startMail({ file, report, keeps = KEEPS, port }: MailOptions): Promise<LocalMail> {
  const outbox = openOutbox(file, keeps);

  async function take(request: IncomingMessage): Promise<{ MessageId: string }> {
    assertNotFromAWebPage(request);
    if (request.method !== 'POST' || request.url !== PATH)
      throw new AwsError(
        'NotFoundException',
        `${request.method} ${request.url} is not emulated locally.`,
        404,
      );
    const { Destination, Content } = sendEmail.parse(parseJson(await readText(request)));
    const { Subject, Body, Headers } = Content.Simple;
    const headers = Object.fromEntries(Headers.map(({ Name, Value }) => [Name, Value]));
    for (const to of Destination.ToAddresses) {
      const at = new Date().toISOString();
      outbox.add({ to, subject: Subject.Data, text: Body.Text.Data, html: Body.Html.Data, headers, at });
      const found = reportOn(to);
      if (found) await report(found);
    }
    return { MessageId: randomUUID() };
  }

  const server = createServer((request, response) => {
    const reply = (status: number, body: object, headers = {}) => {
      response.writeHead(status, {
        'content-type': 'application/json',
        'x-amzn-requestid': randomUUID(),
        ...headers,
      });
      response.end(JSON.stringify(body));
    };
    take(request).then(
      (answer) => reply(200, answer),
      (error: unknown) => {
        const { name, message, status } = toAwsError(error, 'BadRequestException');
        reply(status, { message }, { 'x-amzn-errortype': name });
      },
    );
  });
  const { endpoint, close } = await listen(server, port);
  return { endpoint, close, mails: outbox.mails };
}
