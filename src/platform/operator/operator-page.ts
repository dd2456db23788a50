import { html, raw } from 'hono/html';
import type { HtmlEscapedString } from 'hono/utils/html';
import { PALETTE, TYPEFACES } from '#src/domain/brand/theme.ts';
import { colourVariables } from '#src/domain/brand/theme-css.ts';

const { ink, muted, line, paper } = PALETTE;

const STYLE = `
  ${colourVariables({ ink, muted, line, paper })}
  body { margin: 0; background: var(--paper); color: var(--ink); font: 16px/1.5 ${TYPEFACES.text.system}; }
  main { margin: 0 auto; padding: 32px 16px 64px; }
  h1, h2 { font-family: ${TYPEFACES.display.system}; font-weight: 400; }
  h2 { margin-top: 40px; }
  code, pre { font: .875rem/1.5 ui-monospace, monospace; }
  ul { padding-left: 1.25rem; }
  :focus-visible { outline: 2px solid var(--ink); outline-offset: 2px; }
  nav ul, .row { display: flex; flex-wrap: wrap; gap: 4px 24px; list-style: none; padding: 0; }
  a { color: inherit; display: inline-block; padding-block: 4px; }
  a[aria-current] { text-decoration-thickness: 2px; font-weight: 600; }
  .wide { overflow-x: auto; }
  table { border-collapse: collapse; font-size: .875rem; }
  th, td { padding: 8px 12px; border-bottom: 1px solid var(--line); text-align: left; vertical-align: top; }
  tbody th { font-weight: 400; position: sticky; left: 0; background: var(--paper); }
  button { min-height: 32px; min-width: 56px; font: inherit; color: inherit; background: transparent; border: 1px solid var(--line); cursor: pointer; }
`;

/** What there is to see, in the order of the menu. */
const PAGES = [
  ['/shops', 'Shops'],
  ['/orders', 'Orders'],
  ['/payments', 'Payments'],
  ['/reviews', 'Reviews'],
  ['/products', 'Products'],
  ['/content', 'Content'],
  ['/legal', 'Legal'],
  ['/vitals', 'Vitals'],
] as const;

type OperatorPage = {
  title: (typeof PAGES)[number][1];
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
<body><main><nav aria-label="Pages"><ul>${PAGES.map(
    ([path, name]) =>
      html`<li><a href="${path}" ${name === title ? 'aria-current=page' : ''}>${name}</a></li>`,
  )}</ul></nav>
<h1>${title}</h1>
${body}
</main></body></html>`;
}
