import type { Server } from 'node:http';

/** How often connections are closed that have become idle, ms. */
const CHECK_MS = 100;

/** Stops accepting, waits for what is under way, and cuts what takes longer than `mostMs`. */
export function drain(server: Server, mostMs: number): Promise<void> {
  return new Promise((resolve) => {
    const cut = setTimeout(() => server.closeAllConnections(), mostMs);
    // A connection that is busy now is kept open after its answer, for a call that nobody will take.
    const check = setInterval(() => server.closeIdleConnections(), CHECK_MS);
    server.close(() => {
      clearTimeout(cut);
      clearInterval(check);
      resolve();
    });
  });
}
