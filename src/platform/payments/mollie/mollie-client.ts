import http from 'node:http';
import https from 'node:https';
import { createMollieClient, MollieApiError, type MollieClient } from '@mollie/api-client';
import type { MollieSettings } from '../payment-accounts.ts';

/**
 * The SDK makes an agent that speaks HTTPS alone, for whatever endpoint. While it makes it for one
 * on this machine without encryption, it gets the other agent.
 */
function withPlainAgent<T>(make: () => T): T {
  const { Agent } = https;
  Object.assign(https, { Agent: http.Agent });
  try {
    return make();
  } finally {
    Object.assign(https, { Agent });
  }
}

export function openClient({ apiKey, endpoint }: MollieSettings): MollieClient {
  const make = () =>
    createMollieClient({ apiKey, ...(endpoint !== undefined && { apiEndpoint: endpoint }) });
  return endpoint?.startsWith('http:') ? withPlainAgent(make) : make();
}

const REFUSALS: ReadonlySet<number | undefined> = new Set([400, 404, 410, 422]);

/** Why Mollie will never do what it was asked for; null for anything that may pass. */
export function refusalOf(error: unknown): string | null {
  if (!(error instanceof MollieApiError) || !REFUSALS.has(error.statusCode)) return null;
  return error.message;
}
