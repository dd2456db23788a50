import { AsyncLocalStorage } from 'node:async_hooks';

/** What one request carries from the pipeline to its handlers. */
export type RequestScope = {
  /** Names the request in logs and on the error page. */
  correlationId: string;
  /** Nonce of this answer's content security policy. */
  nonce: string;
  /** Our own origin as the visitor sees it, from the allow-list of hosts (T15). */
  origin: string;
  /** Address of the visitor, behind trusted proxies. */
  clientAddress: string;
  /** The customer whom the answer is made for, by the id that pages carry; none for a visitor. */
  owner?: string;
  /** What a failing page says of itself in the log. */
  message?: string;
  /** Template of what answers, for traces and metrics: `/$locale/$productSlug`, `/_serverFn/fetchCart`. */
  route?: string | undefined;
  /** Set once a server function has been reached: what fails later is ours, not the caller's. */
  isFunctionReached?: boolean;
  /** Set by a caller that wants the page as a text, and reads it from `text`: an answer would encode it. */
  takesText?: boolean;
  text?: string;
  /** Set when a part of the page could not be read: it is sent, but replaces no whole one. */
  isPartial?: boolean;
};

const scopes = new AsyncLocalStorage<RequestScope>();

export function runInScope<T>(scope: RequestScope, work: () => T): T {
  return scopes.run(scope, work);
}

/** The scope of the request being answered, where there is one: work of the clock has none. */
export const answeringScope = (): RequestScope | undefined => scopes.getStore();

/** The scope of the request being answered; throws outside of one. */
export function requestScope(): RequestScope {
  const scope = answeringScope();
  if (scope === undefined) throw new Error('no request is being answered');
  return scope;
}

/** Notes that the page being rendered lacks a part that could not be read. */
export function notePartialPage() {
  const scope = answeringScope();
  if (scope !== undefined) scope.isPartial = true;
}
