import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient, GetCommand } from '@aws-sdk/lib-dynamodb';

const client = DynamoDBDocumentClient.from(new DynamoDBClient({}));

/** The least that any function which reads the table is made of: what `bench:cold` compares with. */
export const handler = (Key: Record<string, string>) =>
  client.send(new GetCommand({ TableName: 'hearth', Key }));
