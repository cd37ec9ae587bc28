import { SESv2Client, SESv2ServiceException, SendEmailCommand } from '@aws-sdk/client-sesv2';
import { config } from '../config.ts';

/** A mail as it leaves. */
export interface Mail {
  to: string;
  subject: string;
  text: string;
  html: string;
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
export async function sendMail(from: string, { to, subject, text, html }: Mail): Promise<Outcome> {
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
            // So that no out-of-office note answers.
            Headers: [{ Name: 'Auto-Submitted', Value: 'auto-generated' }],
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
