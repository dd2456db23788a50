import { requestScope } from './request-scope.server.ts';

/** Our own origin as the visitor sees it; the pipeline has checked its host (T15). */
export function requestOrigin(): string {
  return requestScope().origin;
}
