import { connect } from 'node:net';
import { AS_SHOPPERS } from '../../support/test-ports.ts';
import { expect, test } from './shoppers-test.ts';

/** Clients that send a byte a second, to hold a connection for ever (T34). */

const SECOND_MS = 1_000;
const HEADERS_S = 15;
const REQUEST_S = 30;
/** How late a busy machine may look at its connections. */
const GRACE_S = 5;

/** Sends `start` and then an `x` every second; answers after how many seconds the server hung up. */
function dribble(port: number, start: string): Promise<number> {
  const since = performance.now();
  const { promise, resolve } = Promise.withResolvers<number>();
  const socket = connect(port, '127.0.0.1', () => socket.write(start));
  const more = setInterval(() => socket.write('x'), SECOND_MS);
  // What the server says before it hangs up must be read, and writing on is an error that is meant.
  socket.resume().on('error', () => undefined);
  socket.once('close', () => {
    clearInterval(more);
    resolve((performance.now() - since) / SECOND_MS);
  });
  return promise;
}

const HEADERS = 'GET /fr-fr HTTP/1.1\r\nHost: localhost\r\nX-Slow: ';
const BODY =
  'POST /_serverFn/fetchCart HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 1000\r\n\r\n{';

test('a request that dribbles in is cut off: its headers after 15 s, its body after 30 s, by both programs', {
  tag: ['@T34'],
}, async () => {
  test.setTimeout(90_000);
  const { storefront, platform } = AS_SHOPPERS.ports;
  const both = [storefront, platform];
  const [headers, bodies] = await Promise.all([
    Promise.all(both.map((port) => dribble(port, HEADERS))),
    Promise.all(both.map((port) => dribble(port, BODY))),
  ]);
  for (const seconds of headers) {
    expect(seconds).toBeGreaterThan(HEADERS_S - 1);
    expect(seconds).toBeLessThan(HEADERS_S + GRACE_S);
  }
  // The platform refuses a call without a key at once, and its body is nobody's any more.
  for (const seconds of bodies) expect(seconds).toBeLessThan(REQUEST_S + GRACE_S);
});
