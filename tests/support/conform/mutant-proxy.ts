import { once } from 'node:events';
import { createServer } from 'node:http';
import { buffer } from 'node:stream/consumers';

/** A proxy in front of a platform that breaks one rule. */

export type Asked = {
  method: string;
  path: string;
  query: URLSearchParams;
  headers: Headers;
  body: string;
};
export type Reply = { status: number; headers: Headers; body: Buffer };
export type Forward = (asked: Asked) => Promise<Reply>;
/** What a broken platform does with a request; `forward` asks the whole one. */
export type Mutation = (asked: Asked, forward: Forward) => Promise<Reply>;

/** Headers that belong to one connection, or to a body as it was packed. */
const OF_CONNECTION = ['connection', 'keep-alive', 'transfer-encoding', 'content-length', 'host'];
const PACKED = ['content-encoding'];

const forwardTo =
  (platform: string): Forward =>
  async ({ method, path, query, headers, body }) => {
    const search = query.size === 0 ? '' : `?${query}`;
    const answer = await fetch(`${platform}${path}${search}`, {
      ...{ method, headers, redirect: 'manual' },
      ...(body !== '' && { body }),
    });
    const answered = new Headers(answer.headers);
    for (const name of [...OF_CONNECTION, ...PACKED]) answered.delete(name);
    return {
      status: answer.status,
      headers: answered,
      body: Buffer.from(await answer.arrayBuffer()),
    };
  };

export type MutantProxy = { url: string; stop(): Promise<void> };

export async function startMutantProxy(platform: string, mutate: Mutation): Promise<MutantProxy> {
  const forward = forwardTo(platform);
  const server = createServer(async (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', platform);
    const headers = new Headers();
    for (const [name, value] of Object.entries(request.headers))
      if (value !== undefined && !OF_CONNECTION.includes(name)) headers.set(name, String(value));
    const body = (await buffer(request)).toString();
    const asked = {
      method: request.method ?? 'GET',
      path: pathname,
      query: searchParams,
      headers,
      body,
    };
    try {
      const reply = await mutate(asked, forward);
      response.writeHead(reply.status, Object.fromEntries(reply.headers));
      response.end(reply.body);
    } catch (error) {
      response.writeHead(502, { 'content-type': 'text/plain' }).end(String(error));
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no TCP port');
  return {
    url: `http://127.0.0.1:${address.port}`,
    stop: async () => {
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}

/** What tests read and write of JSON that they know. */
export type Json = ReturnType<typeof JSON.parse>;

export const jsonOf = ({ body }: Pick<Reply, 'body'>): Json =>
  body.length === 0 ? null : JSON.parse(body.toString());

/** A reply with another body or status. */
export const withJson = ({ status, headers }: Reply, json: unknown, other = status): Reply => {
  const own = new Headers(headers);
  own.set('content-type', 'application/json');
  return { status: other, headers: own, body: Buffer.from(JSON.stringify(json)) };
};

export const codeOf = (reply: Reply): string | undefined =>
  reply.status >= 400 ? jsonOf(reply)?.code : undefined;

const isCalled = (asked: Asked, method: string, path: RegExp) =>
  method.split('|').includes(asked.method) && path.test(asked.path);

/** Changes what a call answers that succeeds. */
export const answering =
  (method: string, path: RegExp, change: (json: Json, asked: Asked) => Json): Mutation =>
  async (asked, forward) => {
    const reply = await forward(asked);
    if (!isCalled(asked, method, path) || reply.status >= 300 || reply.body.length === 0)
      return reply;
    return withJson(reply, change(jsonOf(reply), asked));
  };

/** Changes the status of what succeeds, or of a refusal with a code. */
export const restating =
  (from: number | string, to: number): Mutation =>
  async (asked, forward) => {
    const reply = await forward(asked);
    const is = typeof from === 'number' ? reply.status === from : codeOf(reply) === from;
    return is ? { ...reply, status: to } : reply;
  };

/** Asks again in another way where a call is refused with a code. */
export const insisting =
  (
    code: string,
    change: (asked: Asked, refusal: Json, forward: Forward) => Promise<Reply> | Asked,
  ): Mutation =>
  async (asked, forward) => {
    const reply = await forward(asked);
    if (codeOf(reply) !== code) return reply;
    const changed = await change(asked, jsonOf(reply), forward);
    return 'status' in changed ? changed : forward(changed);
  };

/** Changes what is asked. */
export const asking =
  (method: string, path: RegExp, change: (asked: Asked) => Asked): Mutation =>
  (asked, forward) =>
    forward(isCalled(asked, method, path) ? change(asked) : asked);

export const without = (asked: Asked, header: string): Asked => {
  const headers = new Headers(asked.headers);
  headers.delete(header);
  return { ...asked, headers };
};

export const withHeader = (asked: Asked, name: string, value: string): Asked => {
  const headers = new Headers(asked.headers);
  headers.set(name, value);
  return { ...asked, headers };
};

export const withQuery = (asked: Asked, name: string, value: string | null): Asked => {
  const query = new URLSearchParams(asked.query);
  if (value === null) query.delete(name);
  else query.set(name, value);
  return { ...asked, query };
};

/** The cart that a path names. */
export const cartIdIn = ({ path }: Asked): string =>
  /^\/carts(?:-self)?\/([\w-]+)/.exec(path)?.[1] ?? '';

/** Reads the cart of a path as its owner. */
export const readCart = (asked: Asked, forward: Forward): Promise<Reply> =>
  forward({
    ...asked,
    ...{ method: 'GET', path: `/carts/${cartIdIn(asked)}`, query: new URLSearchParams(), body: '' },
  });
