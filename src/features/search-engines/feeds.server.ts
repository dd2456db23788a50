import * as calls from '#src/domain/catalogue/catalogue.calls.ts';
import type { FeedPage } from '#src/domain/catalogue/product-feed.schema.ts';
import { safetyOf } from '#src/domain/catalogue/product-safety.ts';
import { getShippingMethods } from '#src/domain/shipping/shipping.calls.ts';
import { startingMethod } from '#src/domain/shipping/shipping.ts';
import type { OnlineLocale } from '#src/domain/shop/locales.ts';
import { HTTP_STATUS } from '#src/domain/wire/http-status.ts';
import type { Commerce } from '#src/gateway/commerce.server.ts';
import { PATIENT } from '#src/gateway/platform-call.server.ts';
import { TAGS_HEADER } from '#src/process/page-tags.ts';
import { config } from '#src/session/config.server.ts';
import { log } from '#src/session/log.server.ts';
import { shopParameters } from '#src/session/shop-parameters.server.ts';
import { type FeedFormat, OFFERS, TSV, XML } from './feed-formats.ts';
import { type Delivery, feedItems } from './feed-items.ts';
import { type Bytes, createFeedFiles, FEED_TAGS } from './kept-feeds.server.ts';
import { commerceOf, mediaBase, originOf, shopsHere } from './shops-here.server.ts';

const RETRY_AFTER_SECONDS = '60';

/** Edges ask this often: the file is kept here, where changes of prices are known. */
const EDGE_SECONDS = 10;

const MINUTE_S = 60;

/** The files of a format, and how old one of them may get, s. */
function kept(format: FeedFormat, freshSeconds: number) {
  const fileOf = createFeedFiles({
    freshMs: freshSeconds * 1_000,
    isOff: () => config().isCacheOff,
    onFailure: (feed, error) => log.warn({ feed, cause: String(error) }, 'a feed was not renewed'),
  });
  return { format, fileOf };
}

/** By what follows the locale in the names of files. Portals ask for offers every quarter of an hour. */
const FEEDS = new Map([
  ['.xml', kept(XML, 60 * MINUTE_S)],
  ['.tsv', kept(TSV, 60 * MINUTE_S)],
  ['-offers.tsv', kept(OFFERS, 15 * MINUTE_S)],
]);

/** How an order begins to be sent to each country that the shop delivers to. */
async function readDeliveries(locale: OnlineLocale, commerce: Commerce): Promise<Delivery[]> {
  const { params } = await shopParameters(locale);
  const promises = params.deliveryCountries.map(async (country) => {
    const methods = await commerce.ask(getShippingMethods, { query: { country } });
    const method = startingMethod(methods);
    return method === undefined ? [] : [{ country, method }];
  });
  return (await Promise.all(promises)).flat();
}

/** The whole feed of a shop, a page of products after the other. */
async function* writeFeed(
  locale: OnlineLocale,
  { head, item, end }: FeedFormat,
): AsyncGenerator<string> {
  const commerce = await commerceOf(locale);
  const { seller } = (await shopParameters(locale)).params;
  const { brandName } = config();
  const shop = {
    ...{ locale, brandName, home: `${originOf(locale)}/${locale}`, media: mediaBase() },
    deliveries: await readDeliveries(locale, commerce),
  };
  yield head(shop);
  let after: string | null = null;
  do {
    // No page waits for it.
    const query = after === null ? {} : { after };
    const page: FeedPage = await commerce.ask(calls.getFeedPage, { query }, PATIENT);
    yield page.values
      .flatMap((product) => feedItems(shop, { ...product, safety: safetyOf(product, seller) }))
      .map(item)
      .join('');
    after = page.next;
  } while (after !== null);
  yield end;
}

/** As an answer sends it, no faster than it is read. */
function streamOf(file: AsyncGenerator<Bytes>): ReadableStream<Bytes> {
  return new ReadableStream<Bytes>({
    pull: async (controller) => {
      const { done, value } = await file.next();
      if (done) controller.close();
      else controller.enqueue(value);
    },
    cancel: async () => {
      await file.return(undefined);
    },
  });
}

/** A shop that is sold here, and the file of it that a name means. */
async function fileNamed(name: string) {
  const locale = (await shopsHere()).find(
    (code) => FEEDS.has(name.slice(code.length)) && name.startsWith(code),
  );
  const feed = locale && FEEDS.get(name.slice(locale.length));
  if (locale === undefined || feed === undefined) return undefined;
  const { served } = (await commerceOf(locale)).caller;
  return served.has('feed') ? { locale, ...feed } : undefined;
}

/**
 * `/feeds/{locale}.xml` and `/feeds/{locale}.tsv`: what a shop sells, for readers of Google's format;
 * `/feeds/{locale}-offers.tsv`: what of it changes by the hour.
 */
export async function answerFeed(request: Request, name: string): Promise<Response> {
  const feed = await fileNamed(name);
  if (feed === undefined) return new Response(null, { status: HTTP_STATUS.NOT_FOUND });
  const { locale, format, fileOf } = feed;
  const file = await fileOf(locale, () => writeFeed(locale, format));
  if (file === null) {
    return new Response('The feed cannot be written now. Please ask again in a minute.\n', {
      status: HTTP_STATUS.SERVICE_UNAVAILABLE,
      headers: {
        'content-type': 'text/plain; charset=utf-8',
        'retry-after': RETRY_AFTER_SECONDS,
        'cache-control': 'no-store',
      },
    });
  }
  const headers = new Headers({
    'content-type': format.contentType,
    'cache-control': `public, max-age=0, s-maxage=${EDGE_SECONDS}`,
  });
  if (config().purgeKey) headers.set(TAGS_HEADER, [...FEED_TAGS].join(' '));
  const compressed = streamOf(file);
  const isCompressed = /\bgzip\b/.test(request.headers.get('accept-encoding') ?? '');
  if (!isCompressed) {
    return new Response(compressed.pipeThrough(new DecompressionStream('gzip')), { headers });
  }
  headers.set('content-encoding', 'gzip');
  return new Response(compressed, { headers });
}
