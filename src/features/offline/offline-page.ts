import { PALETTE, TYPEFACES } from '#src/domain/brand/theme.ts';
import { colourVariables } from '#src/process/theme-css.ts';

/** A page that is read without a network: all of it is in it, and no script. */

export type OfflineWords = {
  brand: string;
  title: string;
  text: string;
  again: string;
  cart: string;
  total: string;
  seen: string;
};
export type OfflineLine = { name: string; size: string; quantity: number };
export type OfflineCart = { lines: OfflineLine[]; total: string };
export type SeenProduct = { productId: string; name: string };

const { ink, muted, line, paper } = PALETTE;
const { display, text } = TYPEFACES;
const STYLE = `
${colourVariables({ ink, muted, line, paper })}
body{margin:0;background:var(--paper);color:var(--ink);font:1rem/1.5 ${text.system}}
header{padding:20px 16px;border-bottom:1px solid var(--line);text-align:center;font:1.5rem ${display.system};letter-spacing:.12em;text-transform:uppercase}
main{max-width:36rem;margin:0 auto;padding:48px 16px 64px}
h1,h2{font-family:${display.system};font-weight:400;line-height:1.2}
h1{font-size:2rem;margin:0}h2{font-size:1.25rem;margin:48px 0 8px}
a{display:inline-flex;align-items:center;min-height:44px;padding-inline:24px;border-radius:999px;margin-top:8px;background:var(--ink);color:var(--paper);text-decoration:none}
ul{list-style:none;margin:0;padding:0}
li{display:flex;justify-content:space-between;gap:16px;padding:12px 0;border-bottom:1px solid var(--line);overflow-wrap:anywhere}
li span+span{color:var(--muted);white-space:nowrap}
:focus-visible{outline:2px solid var(--ink);outline-offset:2px}`;

function add(parent: Element, name: string, text = ''): HTMLElement {
  const element = parent.ownerDocument.createElement(name);
  element.textContent = text;
  parent.append(element);
  return element;
}

function addList(main: Element, title: string, rows: readonly (readonly string[])[]): void {
  if (rows.length === 0) return;
  add(main, 'h2', title);
  const list = add(main, 'ul');
  for (const row of rows) {
    const item = add(list, 'li');
    for (const text of row) add(item, 'span', text);
  }
}

type OfflinePage = {
  /** BCP 47. */
  language: string;
  words: OfflineWords;
  cart: OfflineCart | null;
  seen: readonly SeenProduct[];
};

/** The page as text. What it says of products is set as text, never as markup (T29). */
function pageText({ language, words, cart, seen }: OfflinePage): string {
  const page = document.implementation.createHTMLDocument(words.title);
  page.documentElement.lang = language;
  const viewport = add(page.head, 'meta');
  viewport.setAttribute('name', 'viewport');
  viewport.setAttribute('content', 'width=device-width, initial-scale=1');
  add(page.body, 'header', words.brand);
  const main = add(page.body, 'main');
  add(main, 'h1', words.title);
  add(main, 'p', words.text);
  // Without a URL it leads to the page that was requested.
  add(main, 'a', words.again).setAttribute('href', '');
  if (cart !== null && cart.lines.length > 0) {
    const lines = cart.lines.map(({ name, size, quantity }) => [
      ...[`${quantity} × ${name}`, size],
    ]);
    addList(main, words.cart, [...lines, [words.total, cart.total]]);
  }
  addList(
    main,
    words.seen,
    seen.map(({ name }) => [name]),
  );
  // Set as text: the policy of the page that is open would refuse it as an element.
  const html = page.documentElement.outerHTML.replace(
    '</head>',
    () => `<style>${STYLE}</style></head>`,
  );
  return `<!doctype html>${html}`;
}

async function hashOf(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return btoa(String.fromCharCode(...new Uint8Array(digest)));
}

/** The page as the worker answers it, with the policy that it is shown under. */
export async function offlineAnswer(page: OfflinePage): Promise<Response> {
  const policy = `default-src 'none'; style-src 'sha256-${await hashOf(STYLE)}'; base-uri 'none'; form-action 'none'`;
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': policy,
    'cache-control': 'no-store',
  };
  return new Response(pageText(page), { headers });
}
