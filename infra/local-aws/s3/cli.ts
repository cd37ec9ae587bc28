import { startS3 } from './server.ts';

// Runs the embedded S3 on its own. Settings: S3_PORT, S3_DIR, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY.
const {
  S3_PORT = '9000',
  S3_DIR = '.local/s3',
  S3_ACCESS_KEY_ID = 'local',
  S3_SECRET_ACCESS_KEY,
} = process.env;
if (!S3_SECRET_ACCESS_KEY) throw new Error('Set S3_SECRET_ACCESS_KEY to the secret that clients sign with.');

const s3 = await startS3({
  dir: S3_DIR,
  port: Number(S3_PORT),
  credentials: { [S3_ACCESS_KEY_ID]: S3_SECRET_ACCESS_KEY },
});
console.log(`S3 answers on ${s3.endpoint}, data in ${S3_DIR}`);
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void s3.close());
