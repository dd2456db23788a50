import { z } from 'zod';
import { HEADER } from '#src/domain/wire/headers.ts';
import { type Operation, openApiDocument } from '#src/platform/kernel/openapi/openapi-document.ts';

/** The published document as a judge: what it does not describe, no call asks or answers. */

const { paths, components } = openApiDocument('Vitrine');

/** Headers that stand in no list of parameters: credentials, and the type of a body. */
const BESIDE = [HEADER.subscriptionKey, 'authorization', 'content-type'];

/** The body of an answer: what its JSON says, or a file as it is. */
export async function bodyOf(response: Response): Promise<ReturnType<typeof JSON.parse>> {
  const text = await response.text();
  if (text === '') return null;
  return response.headers.get('content-type')?.startsWith('text/csv') ? text : JSON.parse(text);
}

/** With references to the definitions of the same JSON Schema. */
const withinSchema = (schema: unknown) =>
  JSON.parse(JSON.stringify(schema).replaceAll('#/components/schemas/', '#/$defs/'));

const $defs = withinSchema(components.schemas);

const toSchema = (schema: unknown) => z.fromJSONSchema({ allOf: [withinSchema(schema)], $defs });

function namesOf({ parameters }: Operation, place: 'query' | 'header'): string[] {
  return parameters.flatMap((parameter) => {
    const name = '$ref' in parameter ? parameter.$ref.split('/').at(-1) : undefined;
    const described = '$ref' in parameter ? components.parameters[name ?? ''] : parameter;
    return described?.in === place ? [described.name] : [];
  });
}

function assertDescribed(what: string, given: Iterable<string>, described: readonly string[]) {
  const unknown = [...given].filter((name) => !described.includes(name));
  if (unknown.length > 0) throw new Error(`${what} is not described: ${unknown.join(', ')}`);
}

export type Sent = { query: Iterable<string>; headers: Iterable<string> };

function judge(name: string, operation: Operation) {
  const schemas = new Map<string, z.ZodType>();
  const query = namesOf(operation, 'query');
  const headers = [...namesOf(operation, 'header'), ...BESIDE];
  return {
    /** Throws at a parameter or header that the document does not know. */
    request(sent: Sent): void {
      assertDescribed(`query of ${name}`, sent.query, query);
      assertDescribed(`header of ${name}`, sent.headers, headers);
    },
    /** Throws at a status or a body that the document does not show. */
    answer(status: number, body: unknown): void {
      const response = operation.responses[status];
      if (response === undefined) throw new Error(`${name}: ${status} is not described`);
      const [schema] = Object.values(response.content ?? {}).map((content) => content.schema);
      const known = schemas.get(String(status)) ?? (schema ? toSchema(schema) : z.null());
      schemas.set(String(status), known);
      const parsed = known.safeParse(body);
      if (!parsed.success) throw new Error(`${name} ${status}: ${z.prettifyError(parsed.error)}`);
    },
  };
}

const escapeText = (text: string) => text.replaceAll(/[.*+?^$()|[\]\\]/g, '\\$&');

/**
 * Calls by a pattern of their path; those with the fewest gaps are tried first, then those without a
 * slash at their end, which may be left out.
 */
const CALLS = Object.entries(paths)
  .flatMap(([path, item]) =>
    Object.entries(item).map(([method, operation]) => ({
      method: method.toUpperCase(),
      gaps: path.split('{').length,
      slash: path.endsWith('/') ? 1 : 0,
      pattern: new RegExp(
        `^${escapeText(path)
          .replaceAll(/\{\w+\}/g, '[^/]*')
          .replace(/\/$/, '/?')}$`,
      ),
      judge: judge(`${method.toUpperCase()} ${path}`, operation),
    })),
  )
  .sort((one, other) => one.gaps - other.gaps || one.slash - other.slash);

/** The judge of a call, or null for a path that is none of the contract's. */
export function findJudge(method: string, path: string) {
  const found = CALLS.find((call) => call.method === method && call.pattern.test(path));
  return found?.judge ?? null;
}
