// Runs the embedded DynamoDB alone: npm run dynamodb -- <port> [folder]
import { DataFolderInUseError, startDynamoDb } from './server.ts';

const [port = '0', path] = process.argv.slice(2);

try {
  const server = await startDynamoDb({ port: Number(port), ...(path !== undefined && { path }) });
  console.log(`DynamoDB at ${server.endpoint}, ${path ? `data in ${path}` : 'in memory'}`);
  for (const signal of ['SIGINT', 'SIGTERM']) {
    process.once(signal, () => void server.close().then(() => process.exit(0)));
  }
} catch (error) {
  if (!(error instanceof DataFolderInUseError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
