import type { IncomingMessage, ServerResponse } from 'node:http';
import { LRUCache } from 'lru-cache';
import type Provider from 'oidc-provider';
import { PAGE_HEADERS, type PageWord, pageLanguage, signInPage } from './identity-pages.ts';
import { register, signIn } from './sign-in.ts';
import { ISSUER } from './tokens.ts';

export async function formOf(request: IncomingMessage): Promise<URLSearchParams> {
  let text = '';
  for await (const chunk of request) {
    text += chunk;
    if (text.length > 10_000) throw new Error('a form of more than 10 kB');
  }
  return new URLSearchParams(text);
}

const MAX_ATTEMPTS = 10;
const ATTEMPTS_MS = 15 * 60_000;
const attempts = new LRUCache<string, number>({ max: 50_000, ttl: ATTEMPTS_MS });

/** Passwords that are guessed: so many for an e-mail, then a pause. */
function mayTry(email: string): boolean {
  const tried = (attempts.get(email) ?? 0) + 1;
  attempts.set(email, tried, { noUpdateTTL: true });
  return tried <= MAX_ATTEMPTS;
}

export function answer(response: ServerResponse, status: number, text: string): void {
  response.writeHead(status, PAGE_HEADERS).end(text);
}

/** The form of a sign-in under way. */
export async function interact(
  provider: Provider,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { pathname, searchParams } = new URL(request.url ?? '/', ISSUER);
  const { params } = await provider.interactionDetails(request, response);
  const language = pageLanguage(params.ui_locales);
  const [, under = pathname, form = searchParams.get('form')] =
    /^(\/\w+\/interaction\/[\w-]+)\/([\w-]+)$/.exec(pathname) ?? [];
  const isNew = form === 'create-account';
  const draw = (email: string, problem: PageWord | null) =>
    answer(
      response,
      problem === null ? 200 : 422,
      signInPage({ language, under, isNew, email, problem }),
    );
  if (request.method !== 'POST') return draw('', null);
  const sent = await formOf(request);
  const typed = (name: string) => (sent.get(name) ?? '').trim().slice(0, 200);
  const [emailAddress, password] = [typed('email').toLowerCase(), sent.get('password') ?? ''];
  if (!mayTry(emailAddress)) return draw(emailAddress, 'tooMany');
  if (isNew) {
    const names = { firstName: typed('firstName'), lastName: typed('lastName') };
    if (!(await register({ emailAddress, password, ...names })))
      return draw(emailAddress, 'notMade');
  }
  const signedIn = await signIn(emailAddress, password);
  if (signedIn === null) return draw(emailAddress, 'wrong');
  attempts.delete(emailAddress);
  const { customerId: accountId, session } = signedIn;
  await provider.interactionFinished(
    request,
    response,
    { login: { accountId, amr: ['pwd'], remember: true }, session },
    { mergeWithLastSubmission: false },
  );
}
