import { readFileSync } from 'node:fs';
import { z } from 'zod';

/** The text itself, or that of the file that it names; null where that is none. */
function readText(value: string): string | null {
  if (/^\s*\[/.test(value)) return value;
  try {
    return readFileSync(value, 'utf8');
  } catch {
    return null;
  }
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Where in a list something is wrong, and what: never the value, which may be a key. */
function inWords({ path: [place, ...path], message }: z.core.$ZodIssue): string {
  if (place === undefined) return message;
  return `[${String(place)}]${path.map((one) => `.${String(one)}`).join('')} ${message}`;
}

/** A setting that is a JSON list, or the path of a file of one. What is wrong is said without keys. */
export const jsonListSetting = <List extends z.ZodType<unknown[]>>(list: List) =>
  z.string().transform((value, context): z.output<List> => {
    const refuse = (message: string) => {
      context.addIssue({ code: 'custom', message });
      return z.NEVER;
    };
    const text = readText(value);
    if (text === null) return refuse('names a file that cannot be read');
    const found = readJson(text);
    if (found === undefined) return refuse('must be JSON');
    const parsed = list.safeParse(found);
    if (parsed.success) return parsed.data;
    const [issue] = parsed.error.issues;
    return refuse(issue === undefined ? 'is wrong' : inWords(issue));
  });

const LOOPBACK = /^(localhost|127\.0\.0\.1|\[::1\])$/;

/** A URL of somebody else: a stand-in on this machine may do without encryption, nobody else. */
export const endpointSchema = z.url('must be a URL').refine((text) => {
  const url = URL.parse(text);
  return url?.protocol === 'https:' || (url !== null && LOOPBACK.test(url.hostname));
}, 'must begin with https://');
