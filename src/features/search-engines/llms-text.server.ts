import type { ContentLink, HeaderLayout } from '#src/domain/content.ts';
import { helpPath } from '#src/domain/help-path.ts';
import { getLocale } from '#src/domain/locale-record.ts';
import type { OnlineLocale } from '#src/domain/locales.ts';
import { getHeaderLayout, getHomePage } from '#src/gateway/content.server.ts';
import { CONTENT_RULE, cachedRead } from '#src/session/cached-reads.server.ts';
import { config } from '#src/session/config.server.ts';
import { callOf, originOf, shopsHere } from './shops-here.server.ts';

const readHeader = cachedRead('llms-header', CONTENT_RULE, getHeaderLayout);
const readHome = cachedRead('llms-home', CONTENT_RULE, getHomePage);

/** Brackets end the text of a link, and a line is a line. */
const plain = (text: string) => text.replace(/[[\]\s]+/g, ' ').trim();
const link = (label: string, address: string) => `- [${plain(label)}](${address})`;

/** What leads to lists, from the menu; each address once. */
function listsOf(header: HeaderLayout | null): ContentLink[] {
  const links = (header?.navigation_group ?? []).flatMap(({ columns, ...entry }) => [
    entry,
    ...columns.flatMap((column) => column.links),
  ]);
  const byUrl = new Map(links.map((one) => [one.url, one]));
  return [...byUrl.values()].filter(({ url }) => url.startsWith('/'));
}

async function shopLines(locale: OnlineLocale): Promise<string[]> {
  const call = await callOf(locale);
  const [header, home] = await Promise.all([readHeader(call), readHome(call)]);
  const { name, language } = getLocale(locale);
  const origin = originOf(locale);
  const base = `${origin}/${locale}`;
  return [
    `## ${name}, ${language}`,
    '',
    ...(home === null ? [] : [plain(home.hero.text), '']),
    link(config().brandName, base),
    ...listsOf(header).map(({ label, url }) => link(label, `${base}${url}`)),
    link('Help', `${base}${helpPath(locale)}`),
    link('Product feed: prices, sizes, stock', `${origin}/feeds/${locale}.xml`),
    link('Sitemap', `${origin}/sitemap.xml`),
    '',
  ];
}

/** `/llms.txt` of each host: where what is, for programs that read for people (llmstxt.org). */
export async function answerLlmsText(): Promise<Response> {
  const shops = await Promise.all(shopsHere().map(shopLines));
  const lines = [`# ${config().brandName}`, '', '> Fashion shop.', '', ...shops.flat()];
  return new Response(lines.join('\n'), {
    headers: {
      'content-type': 'text/plain; charset=utf-8',
      'cache-control': 'public, max-age=3600',
    },
  });
}
