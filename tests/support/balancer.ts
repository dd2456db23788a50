import { createServer, type RequestListener, request as send } from 'node:http';
import { createServer as createSecureServer, type ServerOptions } from 'node:https';

/**
 * A balancer without stickiness: requests go round, and past a process that is not there. With a key
 * and a certificate it ends HTTPS.
 */
export async function startBalancer(
  port: number,
  processes: readonly number[],
  secure?: Pick<ServerOptions, 'key' | 'cert'>,
): Promise<() => Promise<void>> {
  let turn = 0;
  const listener: RequestListener = (asked, answer) => {
    const { method, url: path } = asked;
    const headers = { ...asked.headers, ...(secure && { 'x-forwarded-proto': 'https' }) };
    const first = turn++;
    const body: Buffer[] = [];
    const pass = (tries: number) => {
      const target = processes[(first + tries) % processes.length];
      // By IPv4: a choice between families times out after 250 ms, which a busy machine exceeds.
      const passed = send(
        { host: '127.0.0.1', port: target, method, headers, path },
        (response) => {
          answer.writeHead(response.statusCode ?? 502, response.headers);
          response.pipe(answer);
        },
      );
      passed.once('error', (error) => {
        const isRefused = 'code' in error && error.code === 'ECONNREFUSED';
        if (isRefused && tries + 1 < processes.length) return pass(tries + 1);
        return answer.headersSent ? answer.destroy() : answer.writeHead(502).end();
      });
      passed.end(Buffer.concat(body));
    };
    asked.on('data', (chunk: Buffer) => body.push(chunk)).once('end', () => pass(0));
  };
  const server = secure ? createSecureServer(secure, listener) : createServer(listener);
  await new Promise<void>((resolve) => {
    server.listen(port, resolve);
  });
  return async () => {
    server.closeAllConnections();
    await new Promise((resolve) => {
      server.close(resolve);
    });
  };
}
