import type { OpenAPIHono } from '@hono/zod-openapi';
import { HEADER } from '#src/contract/headers.ts';
import { DEVICE_CHANNELS } from '#src/domain/devices.ts';
import { LOCALE_CODES } from '#src/domain/locales.ts';
import type { PlatformEnv } from '../http/platform-env.ts';

export type OpenApiDocument = ReturnType<OpenAPIHono<PlatformEnv>['getOpenAPI31Document']>;

/** Calls that carry no subscription key (platform.md "Conventions"). */
const WITHOUT_HEADERS = ['/payments/webhook/', '/api/cookie-refresh-tokens'];

const header = (name: string, description: string, schema: object) => ({
  name,
  in: 'header' as const,
  required: true,
  description,
  schema: { type: 'string' as const, ...schema },
});

const COMMON_PARAMETERS = {
  locale: header('accept-language', 'Locale prefix of the shop', { enum: [...LOCALE_CODES] }),
  storeId: header(HEADER.storeId, 'Store id of the shop', {}),
  sessionId: header(HEADER.sessionId, "The shopper's session, or 'shared'", {}),
  deviceChannel: header(HEADER.deviceChannel, 'Device channel', { enum: [...DEVICE_CHANNELS] }),
};

const METHODS = ['get', 'post', 'put', 'delete'] as const;

/** The published contract: every route's schemas, with the headers that all calls carry. */
export function openApiDocument(app: OpenAPIHono<PlatformEnv>, brand: string): OpenApiDocument {
  const document = app.getOpenAPI31Document({
    openapi: '3.1.0',
    info: {
      title: `${brand} commerce platform`,
      version: '1.0.0',
      description:
        'Money is integer cents. Times are instants in UTC. Every change of a cart carries its version. Errors are {status, code, message}.',
    },
  });
  const components = {
    ...document.components,
    parameters: COMMON_PARAMETERS,
    securitySchemes: {
      subscriptionKey: {
        type: 'apiKey' as const,
        in: 'header' as const,
        name: HEADER.subscriptionKey,
      },
      customer: { type: 'http' as const, scheme: 'bearer' },
    },
  };
  const references = Object.keys(COMMON_PARAMETERS).map((name) => ({
    $ref: `#/components/parameters/${name}`,
  }));
  for (const [path, item] of Object.entries(document.paths ?? {})) {
    if (WITHOUT_HEADERS.some((start) => path.startsWith(start))) continue;
    for (const method of METHODS) {
      const operation = item[method];
      if (operation === undefined) continue;
      operation.parameters = [...references, ...(operation.parameters ?? [])];
      operation.security = path.includes('-self')
        ? [{ subscriptionKey: [], customer: [] }]
        : [{ subscriptionKey: [] }];
    }
  }
  return { ...document, components };
}
