import { Readable } from 'node:stream';
import {
  CopyObjectCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
} from '@aws-sdk/client-s3';
import { openS3Place } from '../kernel/s3-place.ts';
import { DONE, type Inbox, isWaiting } from './inbox.ts';

/** An inbox in a bucket, or in a part of it. */
export function openS3Inbox(location: string): Inbox {
  const { client, bucket, prefix, at } = openS3Place(location);
  const below = prefix === '' ? '' : `${prefix}/`;
  const put = (key: string, body: Buffer | string) =>
    client.send(new PutObjectCommand({ ...at(key), Body: body, ContentType: 'text/plain' }));

  async function* read(name: string): AsyncGenerator<Uint8Array> {
    const { Body } = await client.send(new GetObjectCommand(at(name)));
    if (!(Body instanceof Readable)) throw new Error(`${name} cannot be read`);
    yield* Body;
  }

  return {
    async list() {
      // More than a thousand wait for the next round.
      const { Contents = [] } = await client.send(
        new ListObjectsV2Command({ Bucket: bucket, Prefix: below, Delimiter: '/' }),
      );
      return Contents.flatMap(({ Key = '', Size = 0, LastModified }) => {
        const name = Key.slice(below.length);
        if (LastModified === undefined || !isWaiting(name)) return [];
        return [{ name, size: Size, savedAt: LastModified }];
      });
    },
    read,
    write: async (name, text) => {
      await put(name, text);
    },
    async finish(name, as) {
      const from = at(name);
      const source = `${from.Bucket}/${encodeURIComponent(from.Key)}`;
      await client.send(new CopyObjectCommand({ ...at(`${DONE}/${as}`), CopySource: source }));
      await client.send(new DeleteObjectCommand(at(name)));
    },
  };
}
