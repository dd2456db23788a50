import {
  GetObjectCommand,
  HeadObjectCommand,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import { LRUCache } from 'lru-cache';
import type { PictureStore } from './picture-store.ts';

/** Where photographs are kept for all machines. Keys are relative paths. */
export type SharedPhotos = {
  /** Undecided, as while it is away, counts as there: what was cut of it already can be shown. */
  mayHave(key: string): Promise<boolean>;
  /** Null where there is none; throws while it is away. */
  fetch(key: string): Promise<Buffer | null>;
  /** Throws a sentence while it is away. */
  put(key: string, bytes: Buffer): Promise<void>;
};

const CONNECT_MS = 1_000;
const ANSWER_MS = 5_000;
/** Each is looked for once by a process. */
const MAX_KNOWN = 50_000;

const isMissing = (error: unknown) =>
  error instanceof Error && (error.name === 'NotFound' || error.name === 'NoSuchKey');

/** `s3://bucket/prefix?endpoint=https://…&region=…`; its credentials are those of the environment. */
export function openS3Photos(location: string): SharedPhotos {
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
  const known = new LRUCache<string, true>({ max: MAX_KNOWN });
  const at = (key: string) => ({ Bucket: bucket, Key: prefix === '' ? key : `${prefix}/${key}` });
  return {
    async mayHave(key) {
      if (known.has(key)) return true;
      try {
        await client.send(new HeadObjectCommand(at(key)));
        known.set(key, true);
        return true;
      } catch (error) {
        return !isMissing(error);
      }
    },
    async fetch(key) {
      try {
        const { Body } = await client.send(new GetObjectCommand(at(key)));
        return Body === undefined ? null : Buffer.from(await Body.transformToByteArray());
      } catch (error) {
        if (isMissing(error)) return null;
        throw error;
      }
    },
    async put(key, bytes) {
      try {
        await client.send(
          new PutObjectCommand({ ...at(key), Body: bytes, ContentType: 'image/webp' }),
        );
      } catch (cause) {
        throw new Error(
          'The store of photographs (PHOTOS_URL) takes none at the moment. Try again later.',
          { cause },
        );
      }
    },
  };
}

/** The file of a key on this machine, fetched once; null where there is none. */
export async function fetchOnce(
  shared: SharedPhotos,
  local: PictureStore,
  key: string,
): Promise<string | null> {
  if (await local.has(key)) return local.pathOf(key);
  const bytes = await shared.fetch(key);
  if (bytes === null) return null;
  await local.write(key, bytes);
  return local.pathOf(key);
}
