import { Duration } from 'aws-cdk-lib';
import { HeadersFrameOption, HeadersReferrerPolicy, ResponseHeadersPolicy } from 'aws-cdk-lib/aws-cloudfront';
import type { Construct } from 'constructs';
import { HEADERS } from '../../lambdas/http/answer/security-headers.ts';
import { MEDIA_POLICY, screenPolicy } from '../content-security.ts';

function policy(scope: Construct, id: string, contentSecurityPolicy: string): ResponseHeadersPolicy {
  return new ResponseHeadersPolicy(scope, id, {
    securityHeadersBehavior: {
      contentSecurityPolicy: { contentSecurityPolicy, override: true },
      contentTypeOptions: { override: true },
      frameOptions: { frameOption: HeadersFrameOption.DENY, override: true },
      // Addresses of screens name members, and those of links in older mails hold their tokens.
      referrerPolicy: { referrerPolicy: HeadersReferrerPolicy.NO_REFERRER, override: true },
      strictTransportSecurity: {
        accessControlMaxAge: Duration.days(730),
        includeSubdomains: true,
        override: true,
      },
    },
  });
}

/** The headers of everything that comes out of the SPA's bucket. */
export const screenHeaders = (scope: Construct, bucketOrigin: string, spa: string): ResponseHeadersPolicy =>
  policy(scope, 'ScreenHeaders', screenPolicy(bucketOrigin, spa));

/** The headers of everything that members uploaded. */
export const mediaHeaders = (scope: Construct): ResponseHeadersPolicy =>
  policy(scope, 'MediaHeaders', MEDIA_POLICY);

/** The headers of the API: functions send these and more themselves, but not where the API refuses a call before one. */
export const apiHeaders = (scope: Construct): ResponseHeadersPolicy =>
  policy(scope, 'ApiHeaders', HEADERS['content-security-policy']);
