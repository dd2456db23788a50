import type { Mock } from 'vitest';
import { CALLS_BY_GROUP } from '#src/domain/wire/all-calls.ts';
import type { Call } from '#src/domain/wire/call.ts';
import { servedOf } from '#src/domain/wire/capabilities.ts';
import type { Commerce } from '#src/gateway/commerce.server.ts';

const names = new Map<Call, string>(
  Object.values(CALLS_BY_GROUP).flatMap((calls) =>
    Object.entries(calls).map(([name, call]): [Call, string] => [call, name]),
  ),
);

/**
 * What a policy asks, answered by mocks under the names of the calls: each is given the request. A
 * call without a mock is an error. `send` answers what its mock does: status and body.
 */
export function askedCommerce(answers: Readonly<Record<string, Mock>>): Commerce {
  const answer = async (call: Call, request: object) => {
    const name = names.get(call) ?? call.path;
    const mock = answers[name];
    if (mock === undefined) throw new Error(`nothing answers ${name}`);
    return mock(request);
  };
  return Object.assign(Object.create(null), {
    caller: { served: servedOf(undefined) },
    ask: answer,
    send: answer,
  });
}
