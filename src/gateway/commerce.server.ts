import type { z } from 'zod';
import { type Call, capabilityOf, type RequestTo } from '#src/domain/wire/call.ts';
import { HEADER } from '#src/domain/wire/headers.ts';
import { CommerceError } from './commerce-error.ts';
import { fillPath } from './fill-path.ts';
import {
  type Answer,
  type Caller,
  callPlatform,
  type PlatformCall,
} from './platform-call.server.ts';

/** What a request may hold on the wire, whatever the call. */
type Wire = { params?: Record<string, string> } & Pick<
  PlatformCall<Call['answer']>,
  'query' | 'headers' | 'body'
>;

type Options = Partial<Pick<PlatformCall<Call['answer']>, 'budgetMs' | 'name'>>;

/**
 * The platform as one caller has it. Errors are those of `callPlatform`, and NOT_FOUND for what it does
 * not serve, which is never asked.
 */
export type Commerce = {
  caller: Caller;
  /** Makes a call; answers its body. */
  ask<C extends Call>(
    call: C,
    request: RequestTo<C> & Wire,
    options?: Options,
  ): Promise<z.output<C['answer']>>;
  /** The same for calls whose status tells something: answers status and body. */
  send<C extends Call>(
    call: C,
    request: RequestTo<C> & Wire,
    options?: Options,
  ): Promise<Answer<C['answer']>>;
};

/** Template of a call, for logs and circuits. */
export const nameOf = ({ method, path }: Call) => `${method} ${path}`;

/** The link of a preview goes with every read that can show what is not published yet. */
function previewHeaders({ preview }: Caller, { request }: Call) {
  const isShown = preview !== undefined && HEADER.preview in (request.headers?.shape ?? {});
  return isShown ? { [HEADER.preview]: preview } : {};
}

function isServed({ served }: Caller, call: Call): boolean {
  const capability = capabilityOf(call);
  return capability === null || capability === 'core' || served.has(capability);
}

export function commerceFor(caller: Caller): Commerce {
  const send: Commerce['send'] = async (
    call,
    { params = {}, headers, ...request },
    options = {},
  ) => {
    if (!isServed(caller, call)) throw new CommerceError('NOT_FOUND', nameOf(call));
    return callPlatform<(typeof call)['answer']>(caller, {
      ...request,
      headers: { ...previewHeaders(caller, call), ...headers },
      method: call.method,
      path: fillPath(call.path, params),
      name: nameOf(call),
      answer: call.answer,
      ...options,
    });
  };
  return {
    caller,
    send,
    ask: async (call, request, options) => (await send(call, request, options)).body,
  };
}
