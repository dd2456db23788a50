import { msg } from '@lingui/core/macro';
import type { ProductOption } from '#src/domain/catalogue/catalogue.schema.ts';
import { priceOf } from '#src/domain/catalogue/catalogue.ts';
import { toListQuery } from '#src/domain/catalogue/list-search.ts';
import {
  familySlug,
  parseFamilySlug,
  parseProductSlug,
  productPath,
} from '#src/domain/content/page-slugs.ts';
import { isLegalPage, type LegalPageName, legalPath } from '#src/domain/legal/legal-pages.ts';
import {
  getDomain,
  isLocaleCode,
  type OnlineLocale,
  onlineVariant,
} from '#src/domain/shop/locales.ts';
import { readFamily, readProduct } from '#src/features/catalogue/catalogue.server.ts';
import { readLegalPage } from '#src/features/legal/legal.server.ts';
import { commerceOf, originOf } from '#src/features/search-engines/shops-here.server.ts';
import { isCommerceError } from '#src/gateway/commerce-error.ts';
import { activateLanguage, createI18n } from '#src/i18n/messages.ts';
import { formatPrice } from '#src/i18n/prices.ts';
import { countAttempt } from '#src/session/attempt-limits.server.ts';
import { requestScope } from '#src/session/request-scope.server.ts';
import { shopParameters } from '#src/session/shop-parameters.server.ts';
import { blocksOf, link, plain } from './write-markdown.ts';

/** A page that is told in Markdown, too. */
type TextPage = { locale: OnlineLocale } & (
  | { kind: 'product' | 'list'; name: string; id: string }
  | { kind: 'legal'; page: LegalPageName }
);

/** The page of a path; null for any other. */
export function textPageOf(pathname: string): TextPage | null {
  const [, prefix = '', first = '', second, ...rest] = pathname.split('/');
  if (!isLocaleCode(prefix) || rest.length > 0) return null;
  const locale = onlineVariant(prefix);
  if (second !== undefined) {
    return first === 'legal' && isLegalPage(second)
      ? { locale, kind: 'legal', page: second }
      : null;
  }
  const product = parseProductSlug(first);
  if (product !== undefined) return { locale, kind: 'product', ...product };
  const list = parseFamilySlug(first);
  return list === undefined ? null : { locale, kind: 'list', ...list };
}

type Shop = { locale: OnlineLocale; url: string };

async function wordsOf(locale: OnlineLocale) {
  const i18n = createI18n();
  await activateLanguage(i18n, getDomain(locale).lang, 'order');
  return i18n;
}

type Words = Awaited<ReturnType<typeof wordsOf>>;

/** A colour with its price, and each size with whether it can be had. */
function optionBlocks(option: ProductOption, { locale }: Shop, i18n: Words): string[] {
  const state = (isThere: boolean) => i18n._(isThere ? msg`in stock` : msg`sold out`);
  const sizes = option.skus.map((sku) => {
    const { centAmount, currency } = priceOf(option, sku);
    const price = formatPrice(centAmount, currency, locale);
    return `- ${plain(sku.sizeLabel.full)}: ${price}, ${state(sku.availableQuantity > 0)}`;
  });
  return [`## ${plain(option.colour.label)}`, sizes.join('\n')];
}

async function productBlocks(shop: Shop, { name, id }: { name: string; id: string }) {
  const commerce = await commerceOf(shop.locale);
  const product = (await readProduct(commerce, { productId: id })).product;
  // Another name leads to its own, as on the page.
  if (product.slug !== name) return null;
  const i18n = await wordsOf(shop.locale);
  const { materials, care, origin, footwear } = product;
  return [
    `# ${plain(product.name)}`,
    plain(product.description),
    ...product.options.flatMap((option) => optionBlocks(option, shop, i18n)),
    `## ${i18n._(msg`Materials and care`)}`,
    [
      ...(footwear.length === 0
        ? materials.map(({ label, percent }) => `- ${percent}% ${plain(label)}`)
        : footwear.map((line) => `- ${plain(line)}`)),
      ...care.map((line) => `- ${plain(line)}`),
    ].join('\n'),
    ...(origin === null ? [] : [plain(i18n._(msg`Made in: ${origin}`))]),
    `<${shop.url}${productPath(product)}>`,
  ];
}

async function listBlocks(shop: Shop, { name, id }: { name: string; id: string }) {
  const commerce = await commerceOf(shop.locale);
  const { family, values, total } = await readFamily(commerce, id, toListQuery({}));
  if (family.slug !== name) return null;
  const i18n = await wordsOf(shop.locale);
  const products = values.map((product) => {
    const price = formatPrice(product.price.centAmount, product.price.currency, shop.locale);
    return `- ${link(product.name, `${shop.url}${productPath(product)}`)}: ${price}`;
  });
  const children = family.children.map(
    (child) =>
      `- ${link(child.title, `${shop.url}/${familySlug({ name: child.slug, id: child.familyId })}`)}`,
  );
  const shown = values.length;
  return [
    `# ${plain(family.title)}`,
    plain(family.text),
    ...(children.length > 0 ? [children.join('\n')] : []),
    plain(i18n._(msg`${shown} of ${total} items`)),
    products.join('\n'),
  ];
}

async function legalBlocks({ locale, url }: Shop, page: LegalPageName) {
  const commerce = await commerceOf(locale);
  const found = await readLegalPage(commerce, await shopParameters(locale), page);
  if (found === null) return null;
  return [`# ${plain(found.title)}`, ...blocksOf(found.nodes, url), `<${url}${legalPath(page)}>`];
}

const blocksOfPage = (shop: Shop, page: TextPage) => {
  if (page.kind === 'legal') return legalBlocks(shop, page.page);
  return page.kind === 'product' ? productBlocks(shop, page) : listBlocks(shop, page);
};

/** A page in Markdown, for programs that read for people; null where the page itself answers better. */
export async function answerMarkdown(page: TextPage): Promise<Response | null> {
  await countAttempt('list for machines', requestScope());
  const { locale } = page;
  try {
    const blocks = await blocksOfPage({ locale, url: `${originOf(locale)}/${locale}` }, page);
    if (blocks === null) return null;
    return new Response(`${blocks.filter((block) => block !== '').join('\n\n')}\n`, {
      headers: {
        'content-type': 'text/markdown; charset=utf-8',
        'content-language': getDomain(locale).lang,
        'cache-control': 'public, max-age=60',
      },
    });
  } catch (error) {
    if (isCommerceError(error, 'PRODUCT_NOT_FOUND') || isCommerceError(error, 'FAMILY_NOT_FOUND')) {
      return null;
    }
    throw error;
  }
}
