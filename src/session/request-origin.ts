import '@tanstack/react-start/server-only';
import { getRequestUrl } from '@tanstack/react-start/server';
import { config } from './config.ts';

/** Our own origin as the visitor sees it; the pipeline has already checked the host (T15). */
export function requestOrigin(): string {
  const { host, origin } = getRequestUrl();
  return config().isTest ? origin : `https://${host}`;
}
