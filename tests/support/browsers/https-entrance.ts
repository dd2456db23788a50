import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { connect } from 'node:net';
import { join } from 'node:path';
import { startBalancer } from '../balancer.ts';

/** What stands before programs that work over HTTPS alone, with a certificate of its own. */

export type Certificate = { file: string; key: Buffer; cert: Buffer };

/** Makes a certificate for this machine and one more host, which nobody has signed. */
export function makeCertificate(folder: string, host: string): Certificate {
  mkdirSync(folder, { recursive: true });
  const [keyFile, file] = [join(folder, 'key.pem'), join(folder, 'certificate.pem')];
  const names = `subjectAltName=DNS:localhost,DNS:${host}`;
  const made = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', '-subj', '/CN=test'];
  const options = ['-addext', names, '-keyout', keyFile, '-out', file];
  execFileSync('openssl', [...made, ...options], { stdio: 'ignore' });
  return { file, key: readFileSync(keyFile), cert: readFileSync(file) };
}

/** A proxy of browsers that leads every host to one port of this machine, as no name server does. */
async function startTunnels(port: number, target: number): Promise<() => Promise<void>> {
  const server = createServer((_asked, answer) => answer.writeHead(502).end());
  server.on('connect', (_asked, client, head) => {
    const way = connect(target, '127.0.0.1', () => {
      client.write('HTTP/1.1 200 OK\r\n\r\n');
      way.write(head);
      client.pipe(way).pipe(client);
    });
    const end = () => {
      way.destroy();
      client.destroy();
    };
    for (const socket of [way, client]) socket.on('error', end).on('close', end);
  });
  await new Promise<void>((resolve) => {
    server.listen(port, '127.0.0.1', resolve);
  });
  return async () => {
    server.close();
  };
}

/**
 * Ends HTTPS at each port of `ways` for a program that listens at another one; tunnels lead to the
 * first of them.
 */
export async function openEntrance(
  certificate: Certificate,
  ways: readonly [{ at: number; to: number }, ...{ at: number; to: number }[]],
  tunnels: number,
): Promise<() => Promise<void>> {
  const stops = [await startTunnels(tunnels, ways[0].at)];
  for (const { at, to } of ways) stops.push(await startBalancer(at, [to], certificate));
  return async () => {
    await Promise.all(stops.map((stop) => stop()));
  };
}
