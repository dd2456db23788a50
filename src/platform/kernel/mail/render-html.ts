import { html } from 'hono/html';
import { PALETTE, TYPEFACES } from '#src/domain/brand/theme.ts';
import type { MailBlock, MailContent, MailFrame, MailItem, MailSum } from './mail-content.ts';

type Fragment = ReturnType<typeof html>;

/** Mail readers take styles from the elements alone, and lay out by tables. */
const INK = PALETTE.ink.light;
const PAPER = PALETTE.paper.light;
const SURFACE = PALETTE.surface.light;
const MUTED = PALETTE.muted.light;
const LINE = PALETTE.line.light;
const { display, text } = TYPEFACES;
const SERIF = `'${display.family}', ${display.inMails}`;
const SANS = `'${text.family}', ${text.inMails}`;
const BODY = `font:16px/1.5 ${SANS};color:${INK}`;
const PICTURE = { width: 80, height: 120 } as const;

const row = (content: Fragment): Fragment =>
  html`<tr><td style="padding:0 0 24px;${BODY}">${content}</td></tr>`;

function item({ name, details, amount, picture }: MailItem): Fragment {
  const image =
    picture === null
      ? ''
      : html`<img src="${picture}" width="${PICTURE.width}" height="${PICTURE.height}" alt="" style="display:block;border:0">`;
  return html`<tr>
<td width="${PICTURE.width}" style="padding:12px 16px 12px 0;border-top:1px solid ${LINE};vertical-align:top">${image}</td>
<td style="padding:12px 0;border-top:1px solid ${LINE};vertical-align:top;${BODY}">${name}${details.map(
    (detail) => html`<br><span style="color:${MUTED};font-size:14px">${detail}</span>`,
  )}</td>
<td align="right" style="padding:12px 0 12px 16px;border-top:1px solid ${LINE};vertical-align:top;white-space:nowrap;${BODY}">${amount}</td>
</tr>`;
}

function sum({ label, amount, isTotal }: MailSum): Fragment {
  const weight = isTotal ? `font-weight:600;padding-top:12px;border-top:1px solid ${LINE}` : '';
  return html`<tr>
<td style="padding:4px 0;${BODY};${weight}">${label}</td>
<td align="right" style="padding:4px 0;white-space:nowrap;${BODY};${weight}">${amount}</td>
</tr>`;
}

const lines = (texts: readonly string[]) =>
  texts.map((line, at) => (at === 0 ? line : html`<br>${line}`));

const table = (rows: readonly Fragment[]): Fragment =>
  html`<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0">${rows}</table>`;

function block(content: MailBlock): Fragment {
  switch (content.kind) {
    case 'text':
      return row(html`<p style="margin:0">${lines(content.text.split('\n'))}</p>`);
    case 'items':
      return row(table(content.items.map(item)));
    case 'sums':
      return row(table(content.sums.map(sum)));
    case 'lines':
      return row(html`<h2 style="margin:0 0 4px;font:600 16px/1.5 ${SANS}">${content.title}</h2>
<p style="margin:0;color:${MUTED}">${lines(content.lines)}</p>`);
    case 'code':
      return row(
        html`<p style="margin:0;padding:16px 0;text-align:center;background:${SURFACE};border:1px solid ${LINE};font:500 32px/1.2 ${SANS};letter-spacing:.2em;color:${INK}">${content.code}</p>`,
      );
    case 'picture':
      return row(
        html`<img src="${content.url}" width="${content.width}" height="${content.height}" alt="" style="display:block;width:100%;height:auto;border:0">`,
      );
    case 'link':
      return row(
        html`<a href="${content.url}" style="display:inline-block;padding:12px 28px;border-radius:999px;background:${INK};color:${PAPER};text-decoration:none;font:600 16px/1.5 ${SANS}">${content.label}</a>`,
      );
  }
}

/** The mail for readers that show pictures and letters of a size. */
export async function renderHtml(content: MailContent, frame: MailFrame): Promise<string> {
  const { lang, brandName, shopUrl, signature } = frame;
  const page = await html`<!doctype html>
<html lang="${lang}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light">
<title>${content.subject}</title>
</head>
<body style="margin:0;background:${PAPER}">
<div style="display:none;max-height:0;overflow:hidden">${content.preview}</div>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"><tr><td align="center" style="padding:24px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:600px">
<tr><td align="center" style="padding:8px 0 32px"><a href="${shopUrl}" style="font:400 24px/1.2 ${SERIF};letter-spacing:.18em;text-transform:uppercase;text-decoration:none;color:${INK}">${brandName}</a></td></tr>
${row(html`<h1 style="margin:0;font:400 30px/1.2 ${SERIF}">${content.title}</h1>`)}
${content.blocks.map(block)}
<tr><td style="padding:16px 0 0;border-top:1px solid ${LINE};font:14px/1.5 ${SANS};color:${MUTED}">${signature}</td></tr>
</table>
</td></tr></table>
</body>
</html>`;
  return page.toString();
}
