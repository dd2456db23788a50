import {
  CheckoutAPI,
  Client,
  Config,
  EnvironmentEnum,
  HttpClientException,
  HttpURLConnectionClient,
} from '@adyen/api-library';
import { z } from 'zod';
import type { AdyenSettings } from '../payment-accounts.ts';

/** The SDK knows Adyen's two endpoints; requests to any other one are sent here. */
class OtherEndpoint extends HttpURLConnectionClient {
  readonly #endpoint: string;
  constructor(endpoint: string) {
    super();
    this.#endpoint = endpoint.replace(/\/$/, '');
  }
  override async request(
    ...[url, json, { apiKey = '' }, , options = {}]: Parameters<HttpURLConnectionClient['request']>
  ): Promise<string> {
    const { pathname } = new URL(url);
    const params = z.record(z.string(), z.string()).default({}).parse(options.params);
    const query = new URLSearchParams(params).toString();
    const { method = 'POST', idempotencyKey } = options;
    const answer = await fetch(`${this.#endpoint}${pathname}${query === '' ? '' : `?${query}`}`, {
      method,
      headers: {
        'x-api-key': apiKey,
        'content-type': 'application/json',
        ...(idempotencyKey !== undefined && { 'idempotency-key': idempotencyKey }),
      },
      ...(method !== 'GET' && { body: json.toString() }),
    });
    const responseBody = await answer.text();
    if (answer.ok) return responseBody;
    const { message = '' } = readError(responseBody);
    throw new HttpClientException({ message, statusCode: answer.status, responseBody });
  }
}

function readError(body: string): { message?: string } {
  try {
    return Object.assign({}, JSON.parse(body));
  } catch {
    return {};
  }
}

const CONNECT_MS = 5_000;

export function openCheckout(settings: AdyenSettings): CheckoutAPI {
  const { apiKey, environment, liveUrlPrefix, endpoint } = settings;
  const config = new Config({
    apiKey,
    environment: environment === 'live' ? EnvironmentEnum.LIVE : EnvironmentEnum.TEST,
    connectionTimeoutMillis: CONNECT_MS,
    ...(liveUrlPrefix !== undefined && { liveEndpointUrlPrefix: liveUrlPrefix }),
  });
  const client = endpoint === undefined ? undefined : new OtherEndpoint(endpoint);
  return new CheckoutAPI(new Client(config, client));
}

const REFUSALS: ReadonlySet<number> = new Set([400, 404, 422]);

/** Why Adyen will never do what it was asked for; null for anything that may pass. */
export function refusalOf(error: unknown): string | null {
  if (!(error instanceof HttpClientException) || !REFUSALS.has(error.statusCode)) return null;
  const { message } = readError(error.responseBody ?? '');
  return message ?? error.message;
}
