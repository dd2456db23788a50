import { z } from 'zod';
import { type AnyErrorCode, statusOf } from '#src/domain/errors.ts';
import { getWebDomains } from '#src/domain/shop/web-domain.calls.ts';
import { CALLS_BY_GROUP } from '#src/domain/wire/all-calls.ts';
import { CALLERS, type Call, capabilityOf, errorsOf } from '#src/domain/wire/call.ts';
import {
  callerHeaders,
  HEADER,
  SHARED_SESSION,
  storeHeader,
  traceHeaders,
} from '#src/domain/wire/headers.ts';
import { HTTP_STATUS } from '#src/domain/wire/http-status.ts';
import { wireErrorSchema } from '#src/domain/wire/wire-error.ts';
import { createJsonSchemas, type JsonSchemas } from './json-schemas.ts';

const RETRY_AFTER = {
  'retry-after': { description: 'Seconds to wait', schema: { type: 'integer' } },
};

const json = (schema: unknown) => ({ 'application/json': { schema } });

/** A call that may answer 204 has no body there, and never `null` elsewhere. */
function bodyOf({ answer, answers }: Call): z.core.$ZodType {
  return answers[HTTP_STATUS.NO_CONTENT] !== undefined && answer instanceof z.ZodNullable
    ? answer.unwrap()
    : answer;
}

/** Error answers by status, with the codes that each may name. */
function errorResponses(codes: readonly AnyErrorCode[], schemas: JsonSchemas) {
  const byStatus = Map.groupBy(new Set(codes), (code) => statusOf(code));
  return [...byStatus].map(([status, names]) => {
    const named = { type: 'object', properties: { code: { enum: names } } };
    return [
      status,
      {
        description: names.join(', '),
        ...(status === HTTP_STATUS.SERVICE_UNAVAILABLE && { headers: RETRY_AFTER }),
        content: json({ allOf: [schemas.ofAnswer(wireErrorSchema), named] }),
      },
    ] as const;
  });
}

function contentOf(call: Call, schemas: JsonSchemas): Content {
  const schema = schemas.ofAnswer(bodyOf(call));
  return call.file === undefined ? json(schema) : { [call.file]: { schema } };
}

/** What a call may answer, by status. */
function responsesOf(call: Call, schemas: JsonSchemas) {
  const answers = Object.entries(call.answers).map(
    ([status, description]) =>
      [
        status,
        Number(status) === HTTP_STATUS.NO_CONTENT
          ? { description }
          : { description, content: contentOf(call, schemas) },
      ] as const,
  );
  return Object.fromEntries([...answers, ...errorResponses(errorsOf(call), schemas)]);
}

type Parameter = {
  name: string;
  in: 'path' | 'query' | 'header';
  required: boolean;
  description?: string;
  schema: unknown;
};
type Reference = { $ref: string };
type Content = Record<string, { schema: unknown }>;

export type Operation = {
  operationId: string;
  tags: string[];
  summary: string;
  /** What of the profile a storefront's call belongs to (decision 108). */
  'x-capability'?: string;
  parameters: (Parameter | Reference)[];
  requestBody?: { required: true; content: Content };
  responses: Record<string, { description: string; content?: Content }>;
  security: Record<string, string[]>[];
};

const COMMON_HEADERS = z.object({
  ...callerHeaders.shape,
  [HEADER.storeId]: storeHeader,
  ...traceHeaders.shape,
});
/** Of calls that come before a shop is known. */
const ANY_STORE = z.object({ [HEADER.storeId]: storeHeader.optional() });

/** In Markdown; with a first call to make by hand. */
const DESCRIPTION = `Money is integer cents. Times are instants in UTC. Every change of a cart carries its version. Errors are {status, code, message}.

\`\`\`
curl \\
  -H "${HEADER.subscriptionKey}: $SUBSCRIPTION_KEY" \\
  -H "${HEADER.locale}: fr-fr" \\
  -H "${HEADER.sessionId}: ${SHARED_SESSION}" \\
  -H "${HEADER.deviceChannel}: SD" \\
  http://localhost:4000${getWebDomains.path}
\`\`\``;

const KEY = { subscriptionKey: [] };
const BEARER = { customer: [] };
const STAFF_SESSION = { staffSession: [] };
const STAFF_KEY = { staffKey: [] };

/** A caller without a bearer may have one: a customer's cart is read with it. */
function securityOf({ by }: Call): Operation['security'] {
  if (by === 'staff') return [STAFF_SESSION, STAFF_KEY];
  const { key, bearer } = CALLERS[by];
  if (!key) return [];
  return bearer ? [{ ...KEY, ...BEARER }] : [KEY, { ...KEY, ...BEARER }];
}

/** Headers that all calls share, by reference. */
function commonParameters({ by }: Call): Reference[] {
  const { key, store } = CALLERS[by];
  if (!key) return [];
  return Object.keys(COMMON_HEADERS.shape)
    .filter((name) => name !== HEADER.storeId || store)
    .map((name) => ({ $ref: `#/components/parameters/${name}` }));
}

function ownParameters({ by, request }: Call, schemas: JsonSchemas): Parameter[] {
  const { key, store } = CALLERS[by];
  const parts = [
    ['path', request.params],
    ['query', request.query],
    ['header', request.headers],
    ['header', key && !store ? ANY_STORE : undefined],
  ] as const;
  return parts.flatMap(([place, part]) =>
    part === undefined ? [] : schemas.fieldsOf(part).map((field) => ({ ...field, in: place })),
  );
}

function operationOf(call: Call, schemas: JsonSchemas) {
  const { body } = call.request;
  const capability = capabilityOf(call);
  return {
    summary: call.summary,
    ...(capability !== null && { 'x-capability': capability }),
    security: securityOf(call),
    parameters: [...commonParameters(call), ...ownParameters(call, schemas)],
    ...(body !== undefined && {
      requestBody: {
        required: true as const,
        content: { 'application/json': { schema: schemas.ofBody(body) } },
      },
    }),
    responses: responsesOf(call, schemas),
  };
}

/** The published contract: every call with its schemas, errors and headers. */
export function openApiDocument(brand: string) {
  const schemas = createJsonSchemas();
  const operations = Object.entries(CALLS_BY_GROUP).flatMap(([group, calls]) =>
    Object.entries<Call>(calls).map(([operationId, call]) => ({
      path: call.path,
      method: call.method.toLowerCase(),
      operation: { operationId, tags: [group], ...operationOf(call, schemas) },
    })),
  );
  const paths = [...Map.groupBy(operations, ({ path }) => path)].map(
    ([path, members]): [string, Record<string, Operation>] => [
      path,
      Object.fromEntries(members.map(({ method, operation }) => [method, operation])),
    ],
  );
  const parameters = schemas
    .fieldsOf(COMMON_HEADERS)
    .map((field): [string, Parameter] => [field.name, { ...field, in: 'header' }]);
  return {
    openapi: '3.1.0',
    info: {
      title: `${brand} commerce platform`,
      version: '1.0.0',
      description: DESCRIPTION,
    },
    paths: Object.fromEntries(paths),
    components: {
      schemas: schemas.named(),
      parameters: Object.fromEntries(parameters),
      securitySchemes: {
        subscriptionKey: {
          type: 'apiKey',
          in: 'header',
          name: HEADER.subscriptionKey,
          description:
            'Every call carries it, except where the call says that it carries none. It is the value of `SUBSCRIPTION_KEY` of the platform; where none is set, the one in `.data/secrets.json`. Only programs of the shop hold it, never a browser.',
        },
        staffSession: {
          type: 'apiKey',
          in: 'cookie',
          name: '__Host-staff-session',
          description:
            'Session of a member of staff, set by the sign-in to the back office; `staff-session` in the environment `test` over plain HTTP. A write by cookie comes from the pages of the back office. Calls under `/staff` are answered by the back office alone (`BACK_OFFICE_PORT`).',
        },
        staffKey: {
          type: 'http',
          scheme: 'bearer',
          description:
            'Key of a machine, made in the back office: what it may do, in which shops and until when was said then.',
        },
        customer: {
          type: 'http',
          scheme: 'bearer',
          description:
            'Access token of a signed-in customer, from the identity provider. A wrong one is refused even where none is needed.',
        },
      },
    },
  };
}
