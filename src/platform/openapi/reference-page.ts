import { html, raw } from 'hono/html';
import type { OpenApiDocument } from './openapi-document.ts';

const STYLE = `
  :root { color-scheme: light dark; --ink: #1b1815; --muted: #6e665d; --line: #e6dfd5; --paper: #fbf8f3; }
  @media (prefers-color-scheme: dark) { :root { --ink: #f5efe6; --muted: #b3a99d; --line: #3a342e; --paper: #171412; } }
  body { margin: 0; background: var(--paper); color: var(--ink); font: 16px/1.5 system-ui, sans-serif; }
  main { max-width: 60rem; margin: 0 auto; padding: 32px 16px 64px; }
  h1, h2 { font-family: Georgia, serif; font-weight: 400; }
  h2 { margin-top: 40px; }
  details { border-top: 1px solid var(--line); padding: 8px 0; }
  summary { cursor: pointer; display: flex; flex-wrap: wrap; gap: 4px 16px; align-items: baseline; }
  summary span { color: var(--muted); }
  code, pre { font: .875rem/1.5 ui-monospace, monospace; }
  pre { overflow: auto; max-height: 24rem; padding: 12px; border: 1px solid var(--line); }
  dt { font-weight: 600; margin-top: 8px; } dd { margin: 0 0 0 16px; color: var(--muted); }
  :focus-visible { outline: 2px solid var(--ink); outline-offset: 2px; }
`;

type Operation = NonNullable<NonNullable<OpenApiDocument['paths']>[string]['get']>;
type Call = { method: string; path: string; operation: Operation };

const METHODS = ['get', 'post', 'put', 'delete'] as const;

function listCalls(document: OpenApiDocument): Call[] {
  return Object.entries(document.paths ?? {}).flatMap(([path, item]) =>
    METHODS.flatMap((method) => {
      const operation = item[method];
      return operation === undefined ? [] : [{ method: method.toUpperCase(), path, operation }];
    }),
  );
}

function parameterLines(operation: Operation) {
  return (operation.parameters ?? []).flatMap((parameter) => {
    if ('$ref' in parameter) return [];
    const { name, in: place, required = false } = parameter;
    return [html`<li><code>${name}</code> (${place}${required ? '' : ', optional'})</li>`];
  });
}

function callBlock({ method, path, operation }: Call) {
  const parameters = parameterLines(operation);
  const body = operation.requestBody;
  return html`<details><summary><code>${method} ${path}</code><span>${operation.summary ?? ''}</span></summary>
${operation.description === undefined ? '' : html`<p>${operation.description}</p>`}
${parameters.length === 0 ? '' : html`<h3>Parameters</h3><ul>${parameters}</ul>`}
${body === undefined ? '' : html`<h3>Body</h3><pre>${JSON.stringify(body, null, 2)}</pre>`}
<h3>Answers</h3>
${Object.entries(operation.responses ?? {}).map(
  ([status, response]) =>
    html`<dl><dt>${status} ${response.description}</dt>${
      Number(status) < 300 && response.content !== undefined
        ? html`<dd><pre>${JSON.stringify(response.content, null, 2)}</pre></dd>`
        : ''
    }</dl>`,
)}</details>`;
}

/** The contract as one page to read, without any script or outside file. */
export function referencePage(document: OpenApiDocument, nonce: string) {
  const calls = listCalls(document);
  const groups = [...new Set(calls.map(({ operation }) => operation.tags?.[0] ?? 'Other'))].sort();
  return html`<!doctype html>
<html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${document.info.title}</title><style nonce="${nonce}">${raw(STYLE)}</style></head>
<body><main><h1>${document.info.title}</h1><p>${document.info.description ?? ''}</p>
<p>Machine-readable: <a href="/openapi.json">openapi.json</a></p>
<h2>Headers of every call</h2><ul>${Object.values(document.components?.parameters ?? {}).map(
    (parameter) =>
      '$ref' in parameter
        ? ''
        : html`<li><code>${parameter.name}</code> ${parameter.description ?? ''}</li>`,
  )}</ul>
${groups.map(
  (group) =>
    html`<section><h2>${group}</h2>${calls
      .filter(({ operation }) => (operation.tags?.[0] ?? 'Other') === group)
      .map(callBlock)}</section>`,
)}</main></body></html>`;
}
