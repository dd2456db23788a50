import type { z } from 'zod';
import type { Call, RequestTo } from '#src/domain/wire/call.ts';

type AnyRequest = {
  params?: Record<string, string>;
  query?: Record<string, unknown>;
  body?: unknown;
};

const parse = <S extends z.ZodType>(schema: S, value: unknown): z.output<S> => schema.parse(value);

/** The calls of a shop's back office as another system makes them, with its key. */
export function openShop(url: string, key: string) {
  return async <C extends Call>(
    call: C,
    { params = {}, query = {}, body }: RequestTo<C> & AnyRequest,
  ): Promise<z.output<C['answer']>> => {
    const path = call.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => params[name] ?? '');
    const target = new URL(path, url);
    for (const [name, value] of Object.entries(query)) {
      target.searchParams.set(name, String(value));
    }
    const response = await fetch(target, {
      method: call.method,
      headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
      signal: AbortSignal.timeout(10_000),
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const answer: unknown = await response.json();
    if (!response.ok) throw new Error(`${path}: ${response.status} ${JSON.stringify(answer)}`);
    return parse<C['answer']>(call.answer, answer);
  };
}
