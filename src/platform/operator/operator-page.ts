import { html, raw } from 'hono/html';
import type { HtmlEscapedString } from 'hono/utils/html';
import { PAGE_STYLE } from '../http/page-style.ts';

const STYLE = `${PAGE_STYLE}
  main { max-width: none; }
  button { min-height: 32px; min-width: 56px; font: inherit; color: inherit; background: transparent; border: 1px solid var(--line); cursor: pointer; }
`;

type OperatorPage = {
  title: string;
  nonce: string;
  /** Rules of this page alone. */
  style: string;
  body: HtmlEscapedString | Promise<HtmlEscapedString>;
};

/** A page that an operator opens on the machine itself; without any script. */
export function operatorPage({ title, nonce, style, body }: OperatorPage) {
  return html`<!doctype html>
<html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title><style nonce="${nonce}">${raw(STYLE + style)}</style></head>
<body><main><h1>${title}</h1>
${body}
</main></body></html>`;
}
