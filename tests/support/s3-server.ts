import { once } from 'node:events';
import { createServer } from 'node:http';

/** The little of S3 that is needed: objects are put, copied, read, looked for, listed and deleted. */
export type S3Server = { stop(): Promise<void> };

const NO_SUCH_KEY = '<?xml version="1.0"?><Error><Code>NoSuchKey</Code></Error>';

/** What is in a bucket, by its path. */
export type Objects = {
  get(path: string): Buffer | undefined;
  set(path: string, bytes: Buffer): unknown;
  keys(): Iterable<string>;
  delete(path: string): unknown;
};

/** Objects right below a prefix, saved a minute ago. */
function listing(objects: Objects, bucket: string, prefix: string): string {
  const path = `${bucket.replace(/\/$/, '')}/`;
  const found = [...objects.keys()]
    .filter((key) => key.startsWith(`${path}${prefix}`))
    .map((key) => key.slice(path.length))
    .filter((key) => !key.slice(prefix.length).includes('/'))
    .map((key) => {
      const size = objects.get(`${path}${key}`)?.byteLength ?? 0;
      const saved = '2026-01-01T10:00:00.000Z';
      return `<Contents><Key>${key}</Key><LastModified>${saved}</LastModified><Size>${size}</Size></Contents>`;
    });
  return `<?xml version="1.0"?><ListBucketResult><IsTruncated>false</IsTruncated>${found.join('')}</ListBucketResult>`;
}

/** `objects` outlive the server, as a bucket does. */
export async function startS3Server(
  port: number,
  objects: Objects,
  host = '127.0.0.1',
): Promise<S3Server> {
  const server = createServer(async (request, response) => {
    const { method, headers, url = '/' } = request;
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part);
    if (!headers.authorization?.startsWith('AWS4-HMAC-SHA256 ')) {
      response.writeHead(403).end();
      return;
    }
    const { pathname, searchParams } = new URL(url, 'http://s3.test');
    if (searchParams.has('list-type')) {
      response.writeHead(200, { 'content-type': 'application/xml' });
      response.end(listing(objects, pathname, searchParams.get('prefix') ?? ''));
      return;
    }
    if (method === 'DELETE') {
      objects.delete(pathname);
      response.writeHead(204).end();
      return;
    }
    const source = headers['x-amz-copy-source'];
    if (method === 'PUT' && typeof source === 'string') {
      const copied = objects.get(`/${decodeURIComponent(source)}`);
      if (copied !== undefined) objects.set(pathname, copied);
      response.writeHead(copied === undefined ? 404 : 200, { 'content-type': 'application/xml' });
      response.end(copied && '<CopyObjectResult><ETag>"1"</ETag></CopyObjectResult>');
      return;
    }
    if (method === 'PUT') {
      objects.set(pathname, Buffer.concat(parts));
      response.writeHead(200, { etag: '"1"' }).end();
      return;
    }
    const found = objects.get(pathname);
    if (found === undefined) {
      response.writeHead(404, { 'content-type': 'application/xml' });
      response.end(method === 'HEAD' ? undefined : NO_SUCH_KEY);
      return;
    }
    response.writeHead(200, { 'content-length': found.byteLength });
    response.end(method === 'HEAD' ? undefined : found);
  });
  server.listen(port, host);
  await once(server, 'listening');
  return {
    stop: async () => {
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}
