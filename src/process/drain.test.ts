import { once } from 'node:events';
import { Agent, createServer, get, type IncomingMessage, type Server } from 'node:http';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { drain } from './drain.ts';

/** Connections as callers keep them: open for the next call. */
let agent: Agent;
let server: Server;
/** Answers the call that waits. */
let answer: () => void;
let arrived: Promise<void>;

beforeEach(async () => {
  agent = new Agent({ keepAlive: true });
  const call = Promise.withResolvers<void>();
  arrived = call.promise;
  server = createServer({ keepAliveTimeout: 65_000 }, (_, response) => {
    answer = () => response.end('done');
    call.resolve();
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
});
afterEach(() => {
  agent.destroy();
  server.closeAllConnections();
});

function call(): Promise<IncomingMessage> {
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
  get({ port, host: '127.0.0.1', agent }, resolve).once('error', reject);
  return promise;
}

test('a call under way is answered, and its connection does not hold up the end', async () => {
  const answered = call();
  await arrived;
  const begun = Date.now();
  const drained = drain(server, 10_000);
  answer();
  expect((await answered).statusCode).toBe(200);
  (await answered).resume();
  await drained;
  expect(Date.now() - begun).toBeLessThan(5_000);
});

test('a call that takes too long is cut', async () => {
  const cut = expect(call()).rejects.toThrow('socket hang up');
  await arrived;
  await drain(server, 50);
  await cut;
});
