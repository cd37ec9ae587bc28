/**
 * What S3 tells a queue of a new object.
 *
 * @see https://docs.aws.amazon.com/AmazonS3/latest/userguide/notification-content-structure.html
 */
export const createdMessage = (bucket: string, key: string, size: number): string =>
  JSON.stringify({
    Records: [
      {
        eventVersion: '2.1',
        eventSource: 'aws:s3',
        eventName: 'ObjectCreated:Put',
        s3: {
          bucket: { name: bucket },
          // Encoded as in a query, but for the slashes.
          object: { key: encodeURIComponent(key).replaceAll('%2F', '/').replaceAll('%20', '+'), size },
        },
      },
    ],
  });
