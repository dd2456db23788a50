import type Provider from 'oidc-provider';

/** A middleware of the provider, which is a Koa application. */
export type ProviderMiddleware = Parameters<Provider['use']>[0];
export type ProviderContext = Parameters<ProviderMiddleware>[0];

const MAX_BYTES = 16 * 1024;

/** The body is not a form, or too long. */
export class UnreadableForm extends Error {
  readonly status: 413 | 415;

  constructor(status: 413 | 415) {
    super('unreadable form');
    this.status = status;
  }
}

/** Fields of a posted form. Throws UnreadableForm over 16 kB or when it is something else. */
export async function readForm(context: ProviderContext): Promise<URLSearchParams> {
  if (!context.is('application/x-www-form-urlencoded')) throw new UnreadableForm(415);
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of context.req) {
    length += chunk.length;
    if (length > MAX_BYTES) throw new UnreadableForm(413);
    chunks.push(chunk);
  }
  return new URLSearchParams(Buffer.concat(chunks).toString('utf8'));
}
