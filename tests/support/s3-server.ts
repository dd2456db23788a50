import { once } from 'node:events';
import { createServer } from 'node:http';

/** The little of S3 that photographs need: objects are put, read and looked for. */
export type S3Server = { stop(): Promise<void> };

const NO_SUCH_KEY = '<?xml version="1.0"?><Error><Code>NoSuchKey</Code></Error>';

/** What is in a bucket, by its path. */
export type Objects = {
  get(path: string): Buffer | undefined;
  set(path: string, bytes: Buffer): unknown;
};

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
    const { pathname } = new URL(url, 'http://s3.test');
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
