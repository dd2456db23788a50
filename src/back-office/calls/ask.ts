import { HttpError } from 'react-admin';
import type { z } from 'zod';
import type { AnyErrorCode } from '#src/domain/errors.ts';
import type { Call, RequestTo } from '#src/domain/wire/call.ts';
import { wireErrorSchema } from '#src/domain/wire/wire-error.ts';

/** What the server refused, as lists and forms of the library expect it; `body.code` names the rule. */
export type Refusal = { code: AnyErrorCode | 'UNREACHABLE'; field?: string | undefined };

export type AnyRequest = {
  params?: Record<string, string>;
  query?: Record<string, unknown>;
  body?: unknown;
};

const fillPath = ({ path }: Call, params: Record<string, string> = {}) =>
  path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));

/** Lists as several fields of one name; what is empty is left out. */
function toSearch(query: Record<string, unknown> = {}): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    for (const one of [value].flat()) {
      if (one !== undefined && one !== null && one !== '') search.append(name, String(one));
    }
  }
  const text = search.toString();
  return text === '' ? '' : `?${text}`;
}

/** The URL of a call that answers a file, for a link. */
export const urlOf = (call: Call, { params, query }: AnyRequest) =>
  `${fillPath(call, params)}${toSearch(query)}`;

async function refusalOf(response: Response): Promise<HttpError> {
  const parsed = wireErrorSchema.safeParse(await response.json().catch(() => null));
  const { code, field, message } = parsed.data ?? { code: 'UNREACHABLE', message: '' };
  return new HttpError(message, response.status, { code, field } satisfies Record<
    keyof Refusal,
    unknown
  >);
}

const parse = <S extends z.ZodType>(schema: S, value: unknown): z.output<S> => schema.parse(value);

type Asked = { signal?: AbortSignal | undefined };

/** The answer of a call; throws what was refused as HttpError. */
async function answerTo(
  call: Call,
  request: AnyRequest,
  { signal }: Asked = {},
): Promise<Response> {
  const response = await fetch(urlOf(call, request), {
    method: call.method,
    ...(signal && { signal }),
    // Names of products come in the language of the page.
    headers: {
      'content-type': 'application/json',
      'accept-language': document.documentElement.lang,
    },
    ...(request.body !== undefined && { body: JSON.stringify(request.body) }),
  }).catch((error: unknown) => {
    if (signal?.aborted) throw error;
    throw new HttpError('', 0, { code: 'UNREACHABLE' });
  });
  if (!response.ok) throw await refusalOf(response);
  return response;
}

/** Makes a call of the staff in the session of this browser; throws what was refused as HttpError. */
export async function ask<C extends Call>(
  call: C,
  request: RequestTo<C> & AnyRequest,
  signal?: AbortSignal,
): Promise<z.output<C['answer']>> {
  const response = await answerTo(call, request, { signal });
  return parse<C['answer']>(call.answer, response.status === 204 ? null : await response.json());
}

/** The file that a call answers, piece by piece: the browser keeps it where it has room. */
export async function download(
  call: Call & { file: string },
  query: Record<string, unknown>,
): Promise<{ fileName: string; content: Blob }> {
  const response = await answerTo(call, { query });
  const named = /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '');
  const content = await response.blob().catch(() => {
    throw new HttpError('', 0, { code: 'UNREACHABLE' });
  });
  return { fileName: named?.[1] ?? 'file.csv', content };
}
