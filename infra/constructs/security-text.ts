import type { IBucket } from 'aws-cdk-lib/aws-s3';
import { BucketDeployment, CacheControl, Source } from 'aws-cdk-lib/aws-s3-deployment';
import type { Construct } from 'constructs';

/** Less than a year ahead (RFC 9116, section 2.5.5), and the same for a month, so that few deployments change it. */
const expiry = (now: Date): string =>
  new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 11)).toISOString();

/** Where holes are to be reported, as RFC 9116 spells it. */
export const securityTextOf = (contact: string, domain: string | undefined, now: Date): string =>
  [
    `Contact: ${contact}`,
    `Expires: ${expiry(now)}`,
    'Preferred-Languages: en',
    ...(domain ? [`Canonical: https://${domain}/.well-known/security.txt`] : []),
    '',
  ].join('\n');

/** Publishes `/.well-known/security.txt`. */
export function securityText(
  scope: Construct,
  contact: string,
  domain: string | undefined,
  bucket: IBucket,
): void {
  new BucketDeployment(scope, 'SecurityText', {
    sources: [Source.data('security.txt', securityTextOf(contact, domain, new Date()))],
    destinationBucket: bucket,
    destinationKeyPrefix: '.well-known',
    contentType: 'text/plain; charset=utf-8',
    cacheControl: [CacheControl.noCache()],
    prune: false,
  });
}
