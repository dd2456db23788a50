import { html, raw } from 'hono/html';
import { getWebDomains } from '#src/domain/shop/web-domain.calls.ts';
import { HEADER, SHARED_SESSION } from '#src/domain/wire/headers.ts';
import { PAGE_STYLE } from '../http/page-style.ts';
import type { Content, OpenApiDocument, Operation, Parameter } from './openapi-document.ts';

const STYLE = `${PAGE_STYLE}
  details { border-top: 1px solid var(--line); padding: 8px 0; }
  summary { cursor: pointer; display: flex; flex-wrap: wrap; gap: 4px 16px; align-items: baseline; }
  summary span { color: var(--muted); }
  code { overflow-wrap: anywhere; }
  pre { overflow: auto; max-height: 24rem; padding: 12px; border: 1px solid var(--line); }
  dt { font-weight: 600; margin-top: 8px; } dd { margin: 0 0 0 16px; color: var(--muted); }
`;

/** How a first call is made by hand; the key stays in the environment of who asks. */
const EXAMPLE = `curl \\
  -H "${HEADER.subscriptionKey}: $SUBSCRIPTION_KEY" \\
  -H "${HEADER.locale}: fr-fr" \\
  -H "${HEADER.sessionId}: ${SHARED_SESSION}" \\
  -H "${HEADER.deviceChannel}: SD" \\
  http://localhost:4000${getWebDomains.path}`;

/** Name of a shape in `components`, for `#/components/schemas/Name`. */
const nameIn = (reference: string) => reference.split('/').at(-1) ?? '';

function parameterLine({ name, in: place, required, description = '' }: Parameter) {
  return html`<li><code>${name}</code> (${place}${required ? '' : ', optional'}) ${description}</li>`;
}

function callBlock(method: string, path: string, operation: Operation) {
  const { summary, parameters, requestBody, responses, security } = operation;
  const own = parameters.flatMap((parameter) =>
    '$ref' in parameter ? [] : [parameterLine(parameter)],
  );
  return html`<details><summary><code>${method.toUpperCase()} ${path}</code><span>${summary}</span></summary>
<p>${credentialsOf(security)}</p>
${own.length === 0 ? '' : html`<h4>Parameters</h4><ul>${own}</ul>`}
${requestBody === undefined ? '' : html`<h4>Body</h4>${shape(requestBody.content)}`}
<h4>Answers</h4>
${Object.entries(responses).map(
  ([status, { description, content }]) =>
    html`<dl><dt>${status} ${description}</dt>${
      Number(status) < 300 && content !== undefined ? html`<dd>${shape(content)}</dd>` : ''
    }</dl>`,
)}</details>`;
}

/** Which credentials a call needs, in words. */
function credentialsOf(security: Operation['security']) {
  if (security.length === 0) return 'Carries no key.';
  return security.every(({ customer }) => customer !== undefined)
    ? 'Carries the subscription key and the bearer of a customer.'
    : 'Carries the subscription key; a bearer where a customer is signed in.';
}

/** A shape by its name, or in full. */
function shape({ 'application/json': { schema } }: Content) {
  const reference = schemaReference(schema);
  return reference === null
    ? html`<pre>${JSON.stringify(schema, null, 2)}</pre>`
    : html`<p><a href="#${reference}">${reference}</a></p>`;
}

function schemaReference(schema: unknown): string | null {
  const isReference = typeof schema === 'object' && schema !== null && '$ref' in schema;
  return isReference ? nameIn(String(schema.$ref)) : null;
}

/** The contract as one page to read, without any script or outside file. */
export function referencePage(document: OpenApiDocument, nonce: string) {
  const { info, components } = document;
  const calls = Object.entries(document.paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, operation]) => ({ method, path, operation })),
  );
  const groups = Map.groupBy(calls, ({ operation }) => operation.tags.join());
  return html`<!doctype html>
<html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${info.title}</title><style nonce="${nonce}">${raw(STYLE)}</style></head>
<body><main><h1>${info.title}</h1><p>${info.description}</p>
<p>Machine-readable: <a href="/openapi.json">openapi.json</a></p>
<h2>Credentials</h2><ul>
<li><code>${components.securitySchemes.subscriptionKey.name}</code> The subscription key. Every call carries it, except where the call says that it carries none. It is the value of <code>SUBSCRIPTION_KEY</code> of the platform; where none is set, the one in <code>.data/secrets.json</code>. Only programs of the shop hold it, never a browser.</li>
<li><code>authorization</code> <code>Bearer</code> and the access token of a signed-in customer. A wrong one is refused even where none is needed.</li></ul>
<pre>${EXAMPLE}</pre>
<h2>Headers of every call</h2><ul>${Object.values(components.parameters).map(parameterLine)}</ul>
${[...groups].map(
  ([group, members]) =>
    html`<section><h2>${group}</h2>${members.map(({ method, path, operation }) =>
      callBlock(method, path, operation),
    )}</section>`,
)}
<section><h2>Shapes</h2>${Object.entries(components.schemas).map(
    ([name, schema]) =>
      html`<h3 id="${name}">${name}</h3><pre>${JSON.stringify(schema, null, 2)}</pre>`,
  )}</section></main></body></html>`;
}
