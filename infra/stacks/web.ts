import { Fn, RemovalPolicy, Stack } from 'aws-cdk-lib';
import type { Distribution } from 'aws-cdk-lib/aws-cloudfront';
import { PolicyStatement, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { BlockPublicAccess, Bucket, BucketEncryption } from 'aws-cdk-lib/aws-s3';
import type { Construct } from 'constructs';
import { MEDIA_PREFIX } from '../../lambdas/media/file-keys.ts';
import { acknowledge } from '../constructs/acknowledge.ts';
import { distribution } from '../constructs/distribution.ts';
import { firewallArn } from '../constructs/firewall-arn.ts';
import { mediaBucket } from '../constructs/media-bucket.ts';
import { securityText } from '../constructs/security-text.ts';
import { spaFiles } from '../constructs/spa-files.ts';
import type { Stage } from '../stages.ts';
import type { ApiStack } from './api.ts';
import type { DataStack } from './data.ts';
import { output } from './outputs.ts';

/** What browsers talk to: the distribution, the SPA's files, and the media bucket that takes uploads from it. */
export class WebStack extends Stack {
  readonly distribution: Distribution;
  /** Where browsers find it, such as `https://hearth.example`. */
  readonly origin: string;

  constructor(
    scope: Construct,
    id: string,
    stage: Stage,
    data: DataStack,
    api: ApiStack,
    spaDirectory: string,
  ) {
    super(scope, id);
    const spa = new Bucket(this, 'Spa', {
      blockPublicAccess: BlockPublicAccess.BLOCK_ALL,
      encryption: BucketEncryption.S3_MANAGED,
      enforceSSL: true,
      removalPolicy: RemovalPolicy.DESTROY,
      autoDeleteObjects: true,
    });
    this.distribution = distribution(this, stage, {
      spa,
      pages: spaDirectory,
      apiHost: Fn.select(2, Fn.split('/', api.api.apiEndpoint)),
      liveHost: Fn.select(2, Fn.split('/', api.live.apiEndpoint)),
      originWord: data.secrets.originWord.secretValue.unsafeUnwrap(),
      firewallArn: stage.firewall && firewallArn(this, stage),
    });
    this.origin = `https://${stage.domain?.name ?? this.distribution.domainName}`;

    const media = mediaBucket(this, stage, this.origin, data.uploadedPictures);
    media.addToResourcePolicy(
      new PolicyStatement({
        principals: [new ServicePrincipal('cloudfront.amazonaws.com')],
        actions: ['s3:GetObject'],
        resources: [media.arnForObjects(`${MEDIA_PREFIX}*`)],
        conditions: { StringEquals: { 'AWS:SourceArn': this.distribution.distributionArn } },
      }),
    );
    for (const bucket of [spa, media])
      acknowledge(bucket, {
        'AwsSolutions::AwsSolutions-S1':
          'Nobody reaches it but the distribution, deployments, functions, and browsers by links that functions sign for minutes; calls of functions are logged, and a log of every object would cost more than the reads.',
      });
    spaFiles(this, spaDirectory, spa, this.distribution);
    if (stage.securityContact) securityText(this, stage.securityContact, stage.domain?.name, spa);

    output(this, 'Url', this.origin);
    output(this, 'MediaBucket', media.bucketName);
    output(this, 'DistributionId', this.distribution.distributionId);
  }
}
