import type { Call, RequestTo } from '#src/domain/wire/call.ts';
import { fillPath } from './fill-path.ts';
import {
  type Answer,
  type CallContext,
  callPlatform,
  type PlatformCall,
} from './platform-call.server.ts';

/** What a request may hold on the wire, whatever the call. */
type Wire = { params?: Record<string, string> } & Pick<
  PlatformCall<Call['answer']>,
  'query' | 'headers' | 'body'
>;

type Options = Partial<Pick<PlatformCall<Call['answer']>, 'budgetMs' | 'name'>>;

/** Template of a call, for logs and circuits. */
export const nameOf = ({ method, path }: Call) => `${method} ${path}`;

/** Makes a call of the contract; answers status and body. Errors as of `callPlatform`. */
export function send<C extends Call>(
  context: CallContext,
  call: C,
  { params = {}, ...request }: RequestTo<C> & Wire,
  options: Options = {},
): Promise<Answer<C['answer']>> {
  return callPlatform<C['answer']>(context, {
    ...request,
    method: call.method,
    path: fillPath(call.path, params),
    name: nameOf(call),
    answer: call.answer,
    ...options,
  });
}

/** Like `send`, for calls of which the body says it all. */
export async function ask<C extends Call>(
  context: CallContext,
  call: C,
  request: RequestTo<C> & Wire,
  options: Options = {},
) {
  const { body } = await send(context, call, request, options);
  return body;
}
