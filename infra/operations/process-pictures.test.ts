import { CloudFormationClient, DescribeStacksCommand } from '@aws-sdk/client-cloudformation';
import { InvokeCommand, LambdaClient } from '@aws-sdk/client-lambda';
import { CopyObjectCommand, ListObjectsV2Command, S3Client } from '@aws-sdk/client-s3';
import { mockClient } from 'aws-sdk-client-mock';
import { stageNamed } from '../stages.ts';

process.env.AWS_REGION = 'eu-west-1';
const { processPictures } = await import('./process-pictures.ts');

const bucket = mockClient(S3Client);
const lambda = mockClient(LambdaClient);
const stacks = mockClient(CloudFormationClient);

const MEMBER = 'media/member0000000001';
const OLD = `${MEMBER}/old0000000000001.jpg`;
const DAMAGED = `${MEMBER}/old0000000000002.webp`;
const LEFT_ALONE = [
  `${MEMBER}/new0000000000001-800x600.webp`,
  `${MEMBER}/new0000000000001-800x600.480.webp`,
  `${MEMBER}/film000000000001.mp4`,
  `${MEMBER}/paper00000000001.pdf`,
];

test('pictures from before are replaced where they are, damaged ones are named, all else is left alone', async () => {
  stacks.on(DescribeStacksCommand).resolves({
    Stacks: [
      {
        StackName: 'Hearth-dev-Web',
        CreationTime: new Date(),
        StackStatus: 'CREATE_COMPLETE',
        Outputs: [{ OutputKey: 'MediaBucket', OutputValue: 'media-of-dev' }],
      },
    ],
  });
  bucket
    .on(ListObjectsV2Command)
    .resolves({ Contents: [OLD, DAMAGED, ...LEFT_ALONE].map((Key) => ({ Key })) });
  bucket.on(CopyObjectCommand).resolves({});
  const answer = (value: object) => ({
    Payload: Object.assign(Buffer.from(JSON.stringify(value)), {
      transformToString: () => JSON.stringify(value),
    }),
  });
  const made = { width: 800, height: 600, blur: '', edges: [160, 480, 800] };
  lambda.on(InvokeCommand, { Payload: JSON.stringify({ key: OLD }) }).resolves(answer(made));
  lambda
    .on(InvokeCommand, { Payload: JSON.stringify({ key: DAMAGED }) })
    .resolves(answer({ refused: 'broken' }));

  expect(await processPictures(stageNamed('dev'))).toEqual({ processed: 1, refused: [DAMAGED] });
  expect(lambda.commandCalls(InvokeCommand)).toHaveLength(2);
  expect(bucket.commandCalls(CopyObjectCommand).map(({ args }) => args[0].input)).toEqual([
    expect.objectContaining({
      Bucket: 'media-of-dev',
      Key: OLD,
      CopySource: 'media-of-dev/processed/member0000000001/old0000000000001.jpg.800.webp',
      ContentType: 'image/webp',
    }),
  ]);
});
