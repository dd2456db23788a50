import { msg } from '@lingui/core/macro';
import { firstBlock, leadOn } from '#src/domain/content/blocks.ts';
import type { HeaderLayout } from '#src/domain/content/content.schema.ts';
import type { ContentLink } from '#src/domain/content/content-parts.schema.ts';
import { helpPath } from '#src/domain/content/help-path.ts';
import { getLocale } from '#src/domain/shop/locale-record.ts';
import { getDomain, type OnlineLocale } from '#src/domain/shop/locales.ts';
import { shopDay } from '#src/domain/shop/shop-day.ts';
import { activateLanguage, createI18n } from '#src/i18n/messages.ts';
import { CONTENT_RULE, cachedRead } from '#src/session/cached-reads.server.ts';
import { config } from '#src/session/config.server.ts';
import { entryOf } from '#src/session/content-entries.server.ts';
import { readMenu } from '#src/session/menu.server.ts';
import { optional } from '#src/session/optional-reads.server.ts';
import { commerceOf, originOf, shopsHere } from './shops-here.server.ts';

const readHome = optional(cachedRead('llms-home', CONTENT_RULE, entryOf('home_page')), null);

/** Brackets end the text of a link, and a line is a line. */
const plain = (text: string) => text.replace(/[[\]\s]+/g, ' ').trim();
const link = (label: string, url: string) => `- [${plain(label)}](${url})`;

/** Links to lists, from the menu; each URL once. */
function listsOf(header: HeaderLayout | null): ContentLink[] {
  const links = (header?.navigation_group ?? []).flatMap(({ columns, ...entry }) => [
    entry,
    ...columns.flatMap((column) => column.links),
  ]);
  const byUrl = new Map(links.map((one) => [one.url, one]));
  return [...byUrl.values()].filter(({ url }) => url.startsWith('/'));
}

/** Words in the language of a shop. */
async function wordsOf(locale: OnlineLocale) {
  const i18n = createI18n();
  await activateLanguage(i18n, getDomain(locale).lang, 'order');
  return i18n;
}

async function shopLines(locale: OnlineLocale): Promise<string[]> {
  const commerce = await commerceOf(locale);
  const [header, home, i18n] = await Promise.all([
    readMenu(commerce),
    readHome(commerce),
    wordsOf(locale),
  ]);
  const { name, language } = getLocale(locale);
  const lead = firstBlock(home?.sections ?? [], 'lead');
  const today = shopDay(new Date(), getDomain(locale).iso2);
  const origin = originOf(locale);
  const base = `${origin}/${locale}`;
  const { served } = commerce.caller;
  const help = link(i18n._(msg`Help`), `${base}${helpPath(locale)}`);
  const feed = link(
    i18n._(msg`Product feed: prices, sizes, stock`),
    `${origin}/feeds/${locale}.xml`,
  );
  return [
    `## ${name}, ${language}`,
    '',
    ...(lead === undefined ? [] : [plain(leadOn(lead, today).text), '']),
    link(config().brandName, base),
    ...listsOf(header).map(({ label, url }) => link(label, `${base}${url}`)),
    ...(served.has('content') ? [help] : []),
    ...(served.has('feed') ? [feed] : []),
    link(i18n._(msg`Sitemap`), `${origin}/sitemap.xml`),
    '',
  ];
}

/** `/llms.txt` of each host: where what is, for programs that read for people (llmstxt.org). */
export async function answerLlmsText(): Promise<Response> {
  const locales = await shopsHere();
  const [first] = locales;
  const [shops, i18n] = await Promise.all([
    Promise.all(locales.map(shopLines)),
    wordsOf(first ?? 'fr-fr'),
  ]);
  const about = i18n._(msg`Fashion shop`);
  const lines = [`# ${config().brandName}`, '', `> ${about}`, '', ...shops.flat()];
  return new Response(lines.join('\n'), {
    headers: {
      'content-type': 'text/plain; charset=utf-8',
      'cache-control': 'public, max-age=3600',
    },
  });
}
