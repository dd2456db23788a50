import { createServer, type RequestListener, type Server } from 'node:http';
import { afterEach, describe, expect, test } from 'vitest';
import { exchange, LateAnswer, UnusableAnswer } from './exchange.server.ts';

/** Over a new connection to a server that answers as each test wants. */

const JSON_TYPE = { 'content-type': 'application/json' };
const servers: Server[] = [];

afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

async function answering(listener: RequestListener): Promise<{ server: Server; url: URL }> {
  const server = createServer(listener);
  servers.push(server);
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return { server, url: new URL(`http://127.0.0.1:${address.port}/carts?a=1`) };
}

const ask = (url: URL, more: { body?: string; budgetMs?: number } = {}) =>
  exchange(url, {
    method: more.body === undefined ? 'GET' : 'POST',
    headers: { accept: 'application/json' },
    body: more.body,
    budgetMs: more.budgetMs ?? 5_000,
  });

test('a question arrives as it was put, and its answer is read', async () => {
  const { url } = await answering(async (request, response) => {
    let body = '';
    for await (const part of request) body += part;
    const { method, url: path, headers } = request;
    response.writeHead(201, JSON_TYPE);
    response.end(JSON.stringify({ method, path, accept: headers.accept, body }));
  });
  expect(await ask(url, { body: '"é"' })).toMatchObject({
    status: 201,
    body: { method: 'POST', path: '/carts?a=1', accept: 'application/json', body: '"é"' },
  });
});

test('questions one after the other share a connection', async () => {
  let connections = 0;
  const { server, url } = await answering((_request, response) => {
    response.writeHead(200, JSON_TYPE).end('{}');
  });
  server.on('connection', () => {
    connections += 1;
  });
  for (let question = 0; question < 3; question++) await ask(url);
  expect(connections).toBe(1);
});

test('nothing to say is null', async () => {
  const { url } = await answering((_request, response) => response.writeHead(204).end());
  expect(await ask(url)).toMatchObject({ status: 204, body: null });
});

describe('an answer that cannot be used', () => {
  test.each<[string, RequestListener]>([
    ['is a page', (_, response) => response.writeHead(200, { 'content-type': 'text/html' }).end()],
    ['is cut JSON', (_, response) => response.writeHead(200, JSON_TYPE).end('{"a":')],
    [
      'leads elsewhere',
      (_, response) => response.writeHead(302, { ...JSON_TYPE, location: '/other' }).end('{}'),
    ],
    [
      'is larger than any answer may be',
      (_, response) => response.writeHead(200, JSON_TYPE).end(`"${'x'.repeat(5_000_000)}"`),
    ],
  ])('%s', { tags: ['API-80'] }, async (_what, listener) => {
    const { url } = await answering(listener);
    await expect(ask(url)).rejects.toBeInstanceOf(UnusableAnswer);
  });

  test('ends before it is whole', async () => {
    const { url } = await answering((_request, response) => {
      response.writeHead(200, { ...JSON_TYPE, 'content-length': '100' });
      response.write('{"a":', () => response.destroy());
    });
    const answer = ask(url);
    await expect(answer).rejects.toThrow();
    await expect(answer).rejects.not.toBeInstanceOf(UnusableAnswer);
  });

  test('is still coming when its time is over', { tags: ['F06'] }, async () => {
    const dripping: NodeJS.Timeout[] = [];
    const { url } = await answering((_request, response) => {
      response.writeHead(200, JSON_TYPE);
      dripping.push(setInterval(() => response.write(' '), 10));
    });
    await expect(ask(url, { budgetMs: 200 })).rejects.toBeInstanceOf(LateAnswer);
    for (const drip of dripping) clearInterval(drip);
  });
});
