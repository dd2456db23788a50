import '@tanstack/react-start/server-only';
import { requestScope } from './request-scope.ts';

/** Our own origin as the visitor sees it; the pipeline has checked its host (T15). */
export function requestOrigin(): string {
  return requestScope().origin;
}
