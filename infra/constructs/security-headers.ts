import { Duration } from 'aws-cdk-lib';
import {
  HeadersFrameOption,
  HeadersReferrerPolicy,
  ResponseHeadersPolicy,
  type ResponseSecurityHeadersBehavior,
} from 'aws-cdk-lib/aws-cloudfront';
import type { Construct } from 'constructs';
import { MEDIA_POLICY, screenPolicy } from '../content-security.ts';

const headers = (contentSecurityPolicy: string): ResponseSecurityHeadersBehavior => ({
  contentSecurityPolicy: { contentSecurityPolicy, override: true },
  contentTypeOptions: { override: true },
  frameOptions: { frameOption: HeadersFrameOption.DENY, override: true },
  referrerPolicy: { referrerPolicy: HeadersReferrerPolicy.STRICT_ORIGIN_WHEN_CROSS_ORIGIN, override: true },
  strictTransportSecurity: {
    accessControlMaxAge: Duration.days(730),
    includeSubdomains: true,
    override: true,
  },
});

/** The headers of everything that comes out of the SPA's bucket. */
export const screenHeaders = (scope: Construct): ResponseHeadersPolicy =>
  new ResponseHeadersPolicy(scope, 'ScreenHeaders', {
    securityHeadersBehavior: headers(screenPolicy('https:')),
  });

/** The headers of everything that members uploaded. */
export const mediaHeaders = (scope: Construct): ResponseHeadersPolicy =>
  new ResponseHeadersPolicy(scope, 'MediaHeaders', { securityHeadersBehavior: headers(MEDIA_POLICY) });
