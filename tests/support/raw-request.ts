import { type IncomingHttpHeaders, type OutgoingHttpHeaders, request } from 'node:http';
import { STOREFRONT_URL } from './test-ports.ts';

/** Requests that no browser makes: any method, any Host, bodies without an announced length. */

export type RawAnswer = {
  status: number;
  headers: IncomingHttpHeaders;
  body: string;
  /** Of the body as it was sent, in bytes. */
  bytes: number;
};

type RawRequest = {
  method?: string;
  path: string;
  headers?: OutgoingHttpHeaders;
  /** Sent in these parts; more than one are sent without a length. */
  body?: readonly Buffer[];
};

/** Sends one request to the storefront; what the server said before it hung up counts. */
export function sendRaw({ method = 'GET', path, headers = {}, body = [] }: RawRequest) {
  const { hostname, port } = new URL(STOREFRONT_URL);
  return new Promise<RawAnswer>((resolve, reject) => {
    const [only] = body;
    const length = body.length === 1 && only ? { 'content-length': only.byteLength } : {};
    const sent = request({
      agent: false,
      hostname,
      port,
      method,
      path,
      headers: { ...length, ...headers },
    });
    sent.on('response', (response) => {
      const parts: Buffer[] = [];
      const finish = () => {
        const { statusCode: status = 0, headers: received } = response;
        const whole = Buffer.concat(parts);
        resolve({ status, headers: received, body: whole.toString('utf8'), bytes: whole.length });
      };
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', finish);
      response.on('error', finish);
    });
    sent.on('error', reject);
    for (const part of body) sent.write(part);
    sent.end();
  });
}
