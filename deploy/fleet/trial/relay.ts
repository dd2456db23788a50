import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { connect, createServer, type ListenOptions, type NetConnectOpts } from 'node:net';

/**
 * Passes connections on. A socket that is a file is reached from every network of the machine: so a
 * browser outside of the trial comes to its edge.
 */
export async function relay(from: ListenOptions, to: () => NetConnectOpts): Promise<void> {
  if (from.path !== undefined) rmSync(from.path, { force: true });
  const server = createServer((client) => {
    const target = connect(to());
    client.pipe(target).pipe(client);
    client.on('error', () => target.destroy());
    target.on('error', () => client.destroy());
    client.on('close', () => target.destroy());
    target.on('close', () => client.destroy());
  });
  server.listen(from);
  await once(server, 'listening');
}

/** Listens at a port of both loopback addresses. */
export async function relayPort(port: number, to: () => NetConnectOpts): Promise<void> {
  await relay({ port, host: '127.0.0.1' }, to);
  await relay({ port, host: '::1' }, to).catch(() => undefined);
}
