import { createHash } from 'node:crypto';
import type { Context } from 'hono';
import {
  FAMILY_WIDTHS,
  GALLERY_WIDTHS,
  HERO_WIDTHS,
  PICTURE_TYPES,
  THUMBNAIL_WIDTHS,
  TILE_WIDTHS,
  ZOOM_WIDTHS,
} from '../../../src/domain/catalogue/pictures.ts';
import { catalogueOf } from './catalogue.ts';
import { vendure } from './context.ts';
import { app } from './serve.ts';
import { allShops } from './shops.ts';

/** `/media/{optionId}/{type}.{format}`: pictures of Vendure's asset server, in the sizes of a storefront. */

const WIDTHS: ReadonlySet<number> = new Set([
  ...HERO_WIDTHS,
  ...FAMILY_WIDTHS,
  ...TILE_WIDTHS,
  ...THUMBNAIL_WIDTHS,
  ...GALLERY_WIDTHS,
  ...ZOOM_WIDTHS,
  ...[40, 320, 400, 560],
]);
const QUALITIES: ReadonlySet<number> = new Set([50, 60, 80]);
const RATIO = { tall: 3 / 2, wide: 5 / 4 } as const;

async function assetsOf(optionId: string) {
  for (const shop of await allShops()) {
    const { optionProducts, goods } = await catalogueOf(shop);
    const found = goods.get(optionProducts.get(optionId) ?? '');
    if (found !== undefined) {
      const option = found.product.options.find((one) => one.optionId === optionId);
      return { assets: found.assets.get(optionId) ?? [], views: option?.pictures ?? [] };
    }
  }
  return null;
}

async function answer(context: Context): Promise<Response> {
  const { optionId = '', file = '' } = context.req.param();
  const [, name, format] = /^(\w{2})\.(webp|avif|jpg)$/.exec(file) ?? [];
  const type = PICTURE_TYPES.find((one) => one === name);
  const width = Number(context.req.query('w'));
  const quality = Number(context.req.query('q') ?? 80);
  const shape = context.req.query('shape') === 'wide' ? 'wide' : 'tall';
  if (type === undefined || !WIDTHS.has(width) || !QUALITIES.has(quality))
    return context.text('bad request', 400);
  const found = await assetsOf(optionId);
  // A view that a colour does not have is its packshot.
  const place = Math.max(0, found?.views.indexOf(type) ?? 0);
  const asset = found?.assets[place];
  if (asset === undefined) return context.text('not found', 404);
  const source = new URL(asset.source, vendure.url);
  const made = new URL(`${source.pathname}`, vendure.url);
  made.searchParams.set('w', String(width));
  made.searchParams.set('h', String(Math.round(width * RATIO[shape])));
  made.searchParams.set('mode', 'crop');
  made.searchParams.set('format', format ?? 'webp');
  made.searchParams.set('q', String(quality));
  const response = await fetch(made, { signal: AbortSignal.timeout(15_000) });
  if (!response.ok) return context.text('not found', 404);
  const bytes = new Uint8Array(await response.arrayBuffer());
  const etag = `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`;
  const headers = { etag, 'cache-control': 'public, max-age=31536000, immutable' };
  if (context.req.header('if-none-match') === etag)
    return new Response(null, { status: 304, headers });
  const kind = format === 'jpg' ? 'jpeg' : (format ?? 'webp');
  return new Response(bytes, { headers: { ...headers, 'content-type': `image/${kind}` } });
}

app.get('/media/:optionId/:file', answer);
