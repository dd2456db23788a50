import { createServer, type RequestListener, type Server } from 'node:http';

/** A request may take this long to arrive; its handling has budgets of its own. */
const TIMEOUTS = { requestTimeout: 30_000, headersTimeout: 10_000, keepAliveTimeout: 65_000 };

/** Listens on a port; a taken one is a sentence. */
export function listen(port: number, listener: RequestListener, variable: string): Promise<Server> {
  return new Promise((resolve, reject) => {
    const server = createServer(TIMEOUTS, listener);
    server.once('error', (error) => {
      const isTaken = 'code' in error && error.code === 'EADDRINUSE';
      reject(
        isTaken
          ? new Error(`Port ${port} is taken: stop what uses it, or set ${variable}.`)
          : error,
      );
    });
    server.listen(port, () => resolve(server));
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
