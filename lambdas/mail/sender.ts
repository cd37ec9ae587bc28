import { SESv2Client, SESv2ServiceException, SendEmailCommand } from '@aws-sdk/client-sesv2';
import { config } from '../config.ts';

/** A mail as it leaves. */
export interface Mail {
  to: string;
  subject: string;
  text: string;
  html: string;
  /** Where one POST turns off such mails (RFC 8058). */
  unsubscribeUrl?: string;
}

/**
 * What has become of a mail: `refused` for good, `delayed` when it certainly has not left and may be tried again, or
 * `unknown` when the answer did not come.
 */
export type Outcome = { state: 'sent' } | { state: 'refused' | 'delayed' | 'unknown'; error: Error };

// SES knows no idempotency token: a repeat by the client could send a mail twice.
const client = new SESv2Client({
  maxAttempts: 1,
  requestHandler: { connectionTimeout: 2_000, requestTimeout: 10_000 },
});

/** No out-of-office note answers; mail programs offer to turn off what can be turned off (RFC 2369, RFC 8058). */
const headersOf = ({ unsubscribeUrl }: Mail) => [
  { Name: 'Auto-Submitted', Value: 'auto-generated' },
  ...(unsubscribeUrl
    ? [
        { Name: 'List-Unsubscribe', Value: `<${unsubscribeUrl}>` },
        { Name: 'List-Unsubscribe-Post', Value: 'List-Unsubscribe=One-Click' },
      ]
    : []),
];

/** SES will never take this mail. */
const FOR_GOOD = ['BadRequestException', 'MessageRejected'];

/** No connection came about. */
const NOT_REACHED = ['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH'];

function failure(thrown: unknown): Outcome {
  const error = thrown instanceof Error ? thrown : new Error(String(thrown));
  if (error instanceof SESv2ServiceException)
    return { state: FOR_GOOD.includes(error.name) ? 'refused' : 'delayed', error };
  const code = 'code' in error ? String(error.code) : '';
  return { state: NOT_REACHED.includes(code) ? 'delayed' : 'unknown', error };
}

/**
 * Hands a mail to SES, once.
 *
 * @param from who it comes from
 */
export async function sendMail(from: string, mail: Mail): Promise<Outcome> {
  const { to, subject, text, html } = mail;
  const { MAIL_CONFIGURATION_SET } = config();
  const utf8 = (Data: string) => ({ Data, Charset: 'UTF-8' });
  try {
    await client.send(
      new SendEmailCommand({
        FromEmailAddress: from,
        Destination: { ToAddresses: [to] },
        Content: {
          Simple: {
            Subject: utf8(subject),
            Body: { Text: utf8(text), Html: utf8(html) },
            Headers: headersOf(mail),
          },
        },
        ...(MAIL_CONFIGURATION_SET && { ConfigurationSetName: MAIL_CONFIGURATION_SET }),
      }),
    );
    return { state: 'sent' };
  } catch (error) {
    return failure(error);
  }
}
