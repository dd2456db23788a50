import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

/** A way to a server that can be cut, as a failover does it. */
export type CuttingProxy = {
  /** The URL that leads through it to the same database. */
  through(url: string): string;
  /** Breaks all connections, and refuses new ones until `mend`. */
  cut(): void;
  mend(): void;
  /** Lets the next commit through, and breaks its connection before the answer. */
  cutAtCommit(): void;
  stop(): Promise<void>;
};

const COMMIT = Buffer.from('commit\0');

export async function startCuttingProxy(serverUrl: string): Promise<CuttingProxy> {
  const { hostname, port } = new URL(serverUrl);
  const sockets = new Set<Socket>();
  let isCut = false;
  let isCommitAwaited = false;
  const proxy = createServer((client) => {
    if (isCut) {
      client.resetAndDestroy();
      return;
    }
    const server = connect(Number(port), hostname);
    let isAnswered = true;
    for (const [socket, other] of [
      [client, server],
      [server, client],
    ] as const) {
      sockets.add(socket);
      socket.on('error', () => undefined);
      socket.on('close', () => {
        sockets.delete(socket);
        other.destroy();
      });
    }
    client.on('data', (bytes) => {
      if (isCommitAwaited && bytes.includes(COMMIT)) {
        isCommitAwaited = false;
        isAnswered = false;
      }
      server.write(bytes);
    });
    server.on('data', (bytes) => {
      // The server has answered: it did commit.
      if (isAnswered) client.write(bytes);
      else client.resetAndDestroy();
    });
  });
  proxy.listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  const address = proxy.address();
  if (address === null || typeof address === 'string') throw new Error('no TCP port');
  const breakAll = () => {
    for (const socket of sockets) socket.resetAndDestroy();
  };
  return {
    through: (url) => {
      const through = new URL(url);
      through.host = `127.0.0.1:${address.port}`;
      return through.href;
    },
    cut: () => {
      isCut = true;
      breakAll();
    },
    mend: () => {
      isCut = false;
    },
    cutAtCommit: () => {
      isCommitAwaited = true;
    },
    stop: async () => {
      const closed = once(proxy, 'close');
      proxy.close();
      breakAll();
      await closed;
    },
  };
}
