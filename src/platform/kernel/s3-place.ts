import { S3Client } from '@aws-sdk/client-s3';

const CONNECT_MS = 1_000;
const ANSWER_MS = 5_000;

/**
 * A bucket, or a part of it: `s3://bucket/prefix?endpoint=https://…&region=…`; its credentials are those of
 * the environment.
 */
export function openS3Place(location: string) {
  const { hostname: bucket, pathname, searchParams } = new URL(location);
  const endpoint = searchParams.get('endpoint');
  const prefix = pathname.replaceAll(/^\/+|\/+$/g, '');
  const client = new S3Client({
    region: searchParams.get('region') ?? 'us-east-1',
    // A server of one's own has one name, whatever its buckets are called.
    ...(endpoint !== null && { endpoint, forcePathStyle: true }),
    maxAttempts: 2,
    requestHandler: { connectionTimeout: CONNECT_MS, requestTimeout: ANSWER_MS },
    // Not every S3 knows the newer checksums.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
  const at = (key: string) => ({ Bucket: bucket, Key: prefix === '' ? key : `${prefix}/${key}` });
  return { client, bucket, prefix, at };
}

export const isMissing = (error: unknown) =>
  error instanceof Error && (error.name === 'NotFound' || error.name === 'NoSuchKey');
