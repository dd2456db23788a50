import { type ImportReason, reasonOf } from '#src/domain/import/import-reason.ts';
import {
  type Author,
  changedParts,
  nextProductId,
  noteListingChanges,
  notePriceChanges,
  noteProductChanges,
  publishAsSaid,
  slugOf,
  writeMarks,
  writeProduct,
  writeRelations,
  writeShopPrices,
} from '../../catalogue/face.ts';
import type { Transaction } from '../../kernel/database/database.ts';
import type { Actor } from '../../staff/face.ts';
import { setStock } from '../../stock/face.ts';
import { viewsWithoutPhoto } from '../import-product.ts';
import { importedOptions, importedProducts } from '../tables.ts';
import type { KnownProduct } from './cells-of.ts';
import type { PlannedPrice } from './plan-colour.ts';
import type { ProductPlan } from './plan-product.ts';

export type PlanContext = {
  tx: Transaction;
  now: Date;
  by: Author;
  /** Whether somebody draws what has no photograph. */
  isDrawn: boolean;
  /** Who has the file imported. */
  actor: Actor;
};

/** Why a product cannot be written as it was planned: its transaction ends. */
export class PlanRefused extends Error {
  readonly said: readonly ImportReason[];

  constructor(said: readonly ImportReason[]) {
    super(said.map(({ code }) => code).join(' '));
    this.said = said;
  }
}

const refusedFor = (
  column: string,
  values: readonly string[],
  code: 'of-other-size' | 'sku-fixed',
) => new PlanRefused([reasonOf('cell', { column, value: values.join(', ') }), reasonOf(code, {})]);

/** Where the sizes of a product are sold: skus of a colour by their sizes. */
type Placed = { optionId: string; skus: ReadonlyMap<string, string> };

/** Writes the document where it changed; answers the colours as they are, and skus that are new. */
async function writeDocument(
  { tx, now, by, isDrawn }: PlanContext,
  { handle, productId, known, plan }: Asked & { productId: string },
): Promise<{ placed: Placed[]; newSkus: string[] }> {
  const before = known?.document ?? null;
  if (before !== null && !plan.isDocumentChanged) {
    const placed = before.colours.map(({ optionId, sizes }) => ({
      optionId: optionId ?? '',
      skus: new Map(sizes.map(({ size, sku }) => [size, sku ?? ''])),
    }));
    return { placed, newSkus: [] };
  }
  const { document, keys, kind = null } = plan;
  const views = isDrawn ? viewsWithoutPhoto(kind, document.colours.length) : ['AP' as const];
  const written = await writeProduct(
    tx,
    {
      ...{ productId, document, before, by },
      ...(before === null && {
        ...{ slug: slugOf(handle) || 'product', garment: { kind, pattern: null, views } },
      }),
    },
    now,
  );
  const { takenSkus, lateSkus, takenGtins } = written;
  if (takenSkus.length > 0) throw refusedFor('sku', takenSkus, 'of-other-size');
  if (lateSkus.length > 0) throw refusedFor('sku', lateSkus, 'sku-fixed');
  if (takenGtins.length > 0) throw refusedFor('gtin', takenGtins, 'of-other-size');
  await tx
    .insert(importedProducts)
    .values({ handle, productId, isGiven: true })
    .onConflictDoNothing();
  for (const [at, colour] of keys.entries()) {
    const { optionId = '' } = written.colours[at] ?? {};
    await tx.insert(importedOptions).values({ handle, colour, optionId }).onConflictDoNothing();
  }
  const told = { productId, isNew: before === null, handle };
  await noteProductChanges(tx, [{ ...told, ...changedParts(before, written.document) }], now);
  const placed = written.colours.map(({ optionId, sizes }) => ({
    ...{ optionId, skus: new Map(sizes.map(({ size, sku }) => [size, sku])) },
  }));
  const newSkus = written.colours.flatMap(({ sizes }) =>
    sizes.filter(({ isNew }) => isNew).map(({ sku }) => sku),
  );
  return { placed, newSkus };
}

async function writePrices(
  { tx, now }: PlanContext,
  { optionId, skus }: Placed,
  planned: readonly PlannedPrice[],
  isNew: boolean,
): Promise<void> {
  for (const [domain, prices] of Map.groupBy(planned, ({ shop }) => shop)) {
    const given = prices.map(({ size, cents, beforeCents }) => {
      const sku = skus.get(size) ?? '';
      return beforeCents === undefined
        ? { sku, initialCents: cents }
        : { sku, centAmount: cents, compareAtCents: beforeCents };
    });
    const { current, isChanged, refused } = await writeShopPrices(
      tx,
      { optionId, domain },
      given,
      now,
    );
    if (refused.length > 0) throw new PlanRefused([reasonOf('price-not-above-reduced', {})]);
    if (isChanged && !isNew) {
      await notePriceChanges(tx, [{ optionId, current, shops: new Set([domain]) }], now);
    }
  }
}

export type Asked = { handle: string; known: KnownProduct | null; plan: ProductPlan };

/**
 * Writes what a file changes of a product. Lists follow; throws PlanRefused where a sku or a barcode is not
 * to be had.
 */
export async function writePlanned(context: PlanContext, asked: Asked): Promise<void> {
  const { tx, now, by, actor } = context;
  const { known, plan } = asked;
  const productId = known?.productId ?? (await nextProductId(tx));
  const { placed, newSkus } = await writeDocument(context, { ...asked, productId });
  const { kind, labels } = plan;
  if (kind !== undefined || labels !== undefined) {
    await writeMarks(tx, productId, {
      ...(kind !== undefined && { kind }),
      ...(labels !== undefined && { labels }),
    });
  }
  if (plan.relations !== undefined) await writeRelations(tx, productId, plan.relations);
  for (const [at, key] of plan.keys.entries()) {
    const place = placed[at];
    if (place === undefined) continue;
    const isNew = known?.document.colours.every(({ optionId }) => optionId !== place.optionId);
    const prices = plan.prices.filter((one) => one.key === key);
    await writePrices(context, place, prices, isNew ?? true);
  }
  const { publications: terms } = plan;
  if (terms.length > 0) {
    const lacks = await publishAsSaid(tx, { productId, terms, by, actor }, now);
    if (lacks.length > 0)
      throw new PlanRefused([reasonOf('not-ready', { lacks: lacks.join(', ') })]);
  }
  const counted = new Map(newSkus.map((sku) => [sku, 0]));
  for (const { key, size, quantity } of plan.stock) {
    const sku = placed[plan.keys.indexOf(key)]?.skus.get(size);
    if (sku !== undefined) counted.set(sku, quantity);
  }
  await setStock(
    tx,
    [...counted].map(([sku, quantity]) => ({ sku, quantity })),
    now,
  );
  await noteListingChanges(tx, [productId], now);
}
