import type { ClientBase } from 'pg';
import { childSpan, noteFailure } from '#src/process/spans.ts';

/** Longer statements say no more of what is slow. */
const SHOWN_SIGNS = 2_000;

/** What a statement does, to which table: `select carts`. */
function summaryOf(text: string): string {
  const [, verb = 'sql'] = /^\W*(\w+)/.exec(text) ?? [];
  const [, table] = /\b(?:from|into|update)\s+([\w."]+)/i.exec(text) ?? [];
  const words = table === undefined ? [verb] : [verb, table.replaceAll('"', '')];
  return words.join(' ').toLowerCase();
}

/** The text of a statement, which comes as a text or in a configuration. */
function textOf(statement: unknown): string | null {
  if (typeof statement === 'string') return statement;
  const isNamed = typeof statement === 'object' && statement !== null && 'text' in statement;
  return isNamed && typeof statement.text === 'string' ? statement.text : null;
}

function spanOf(statement: unknown) {
  const text = textOf(statement);
  if (text === null) return null;
  return childSpan(() => {
    const name = summaryOf(text);
    const attributes = {
      'db.system.name': 'postgresql',
      'db.query.summary': name,
      // Values are parameters, which stay out.
      'db.query.text': text.slice(0, SHOWN_SIGNS),
    };
    return { name, attributes };
  });
}

/** From now on each statement of a connection is a span below the work that asks for it. */
export function traceQueries(client: ClientBase): void {
  client.query = new Proxy(client.query, {
    apply(query, self, args: unknown[]) {
      const span = spanOf(args[0]);
      if (span === null) return Reflect.apply(query, self, args);
      const end = (error: unknown) => {
        if (error) noteFailure(error, span);
        span.end();
      };
      const last = args.at(-1);
      if (typeof last === 'function') {
        const told = (error: unknown, result: unknown) => {
          end(error);
          last(error, result);
        };
        return Reflect.apply(query, self, [...args.slice(0, -1), told]);
      }
      const answer: unknown = Reflect.apply(query, self, args);
      if (answer instanceof Promise) answer.then(() => end(null), end);
      else end(null);
      return answer;
    },
  });
}
