import { createServer, type RequestListener, type Server } from 'node:http';

/**
 * How long a request may take to arrive, ms (T34), and how often that is looked at; its handling has
 * budgets of its own.
 */
const CONNECTIONS = {
  headersTimeout: 15_000,
  requestTimeout: 30_000,
  connectionsCheckingInterval: 1_000,
  keepAliveTimeout: 65_000,
};

/** Where to listen: a port of an address of this machine, and the variable that names the port. */
type Place = { port: number; address: string; variable: string };

/** Listens; a taken port is a sentence. */
export function listen(place: Place, listener: RequestListener): Promise<Server> {
  const { port, address, variable } = place;
  return new Promise((resolve, reject) => {
    const server = createServer(CONNECTIONS, listener);
    server.once('error', (error) => {
      const isTaken = 'code' in error && error.code === 'EADDRINUSE';
      reject(
        isTaken
          ? new Error(`Port ${port} is taken: stop what uses it, or set ${variable}.`)
          : error,
      );
    });
    server.listen(port, address, () => resolve(server));
  });
}

/** Stops accepting, waits for what is under way, and cuts what takes longer than `mostMs`. */
export function drain(server: Server, mostMs: number): Promise<void> {
  return new Promise((resolve) => {
    const cut = setTimeout(() => server.closeAllConnections(), mostMs);
    server.close(() => {
      clearTimeout(cut);
      resolve();
    });
    server.closeIdleConnections();
  });
}
