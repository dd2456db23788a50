import { setImmediate as immediately } from 'node:timers/promises';
import { eq, inArray } from 'drizzle-orm';
import type { Currency } from '#src/domain/money/money.ts';
import { type Language, shopsSpeaking } from '#src/domain/shop/locales.ts';
import {
  type Author,
  findSkusOfProducts,
  lockListings,
  noteListingChanges,
} from '../catalogue/face.ts';
import type { Database, Transaction } from '../kernel/database/database.ts';
import { setStock } from '../stock/face.ts';
import type { Gathered, ImportedProduct } from './gather-products.ts';
import { countedAs, type Imported, importProduct, tellImported } from './import-product.ts';
import { NO_PHOTOS, notStored } from './import-products.ts';
import { importWarning } from './import-warnings.ts';
import { type ImportWork, NOTHING_DONE, refusedRows, type WorkDone } from './import-work.ts';
import { isAddress } from './picture-loader.ts';
import type { Refusal } from './reason-words/word-reasons.ts';
import { importedProducts } from './tables.ts';
import { type PhotoIntake, type TakenPhotos, takePhotos } from './take-photos.ts';

type Options = {
  database: Database;
  /** Of its texts; its prices count in the shops that speak it. */
  language: Language;
  currency: Currency;
  /** Whose file it is. */
  by: Author;
  isDrawn: boolean;
  isFull: boolean;
  /** How pictures are taken; without it none are. */
  photos?: PhotoIntake;
};

const LOOKED_AT_TOGETHER = 20;

const NOTHING_REFUSED = { takenGtins: [], takenSkus: [], lateSkus: [], owners: [] };

function hostsOf(products: readonly ImportedProduct[]): string[] {
  const sources = products.flatMap(({ pictures, variants }) => [
    ...pictures,
    ...variants.map(({ picture }) => picture),
  ]);
  const hosts = sources.filter(isAddress).map((source) => URL.parse(source)?.host ?? '');
  return [...new Set(hosts)].filter((host) => host !== '');
}

/** How many products of a file are known by their handles. */
async function countKnown(tx: Transaction, products: readonly ImportedProduct[]) {
  const handles = products.map(({ handle }) => handle);
  return handles.length === 0
    ? 0
    : tx.$count(importedProducts, inArray(importedProducts.handle, handles));
}

/** Sells out what imports brought and a full file does not name. */
async function sellOutUnnamed(tx: Transaction, named: ReadonlySet<string>, now: Date) {
  const known = await tx.select().from(importedProducts).where(eq(importedProducts.isGiven, false));
  const gone = known.filter(({ handle }) => !named.has(handle)).map(({ productId }) => productId);
  const skus = await findSkusOfProducts(tx, gone);
  await setStock(
    tx,
    skus.map((sku) => ({ sku, quantity: 0 })),
    now,
  );
  await noteListingChanges(tx, gone, now);
}

/** Products of a file; the rows of one are written as a whole. */
export function productsWork(gathered: Gathered, options: Options): ImportWork {
  const { products, columns, refusals, unknownColumns } = gathered;
  const { database, language, currency, by, isDrawn, isFull, photos: intake } = options;
  /** Taken before the transaction that needs them. */
  const taken = new Map<ImportedProduct, TakenPhotos>();
  const shops = shopsSpeaking(language);
  const sizes = products.map(({ variants }) => variants.length);

  async function writeOne(
    tx: Transaction,
    product: ImportedProduct,
    now: Date,
  ): Promise<Partial<WorkDone> & { written?: Imported }> {
    const photos = taken.get(product) ?? NO_PHOTOS;
    try {
      // What one product breaks, the others of the transaction outlive.
      const written = await tx.transaction((inner) =>
        importProduct(
          { tx: inner, columns, language, currency, shops, now, by, isDrawn },
          product,
          photos,
        ),
      );
      const warning = importWarning(product, photos, written);
      return {
        [countedAs(written)]: 1,
        written,
        notes: warning === null ? [] : [warning],
      };
    } catch (error) {
      return { refusals: [notStored(error, product)] };
    }
  }

  return {
    rows: sizes.reduce((sum, size) => sum + size, 0) + refusedRows(refusals),
    sizes: isFull ? [...sizes, 0] : sizes,
    ...{ refusals, unknownColumns, hosts: hostsOf(products) },
    foretell: async () => {
      const notes: Refusal[] = [];
      for (const [at, product] of products.entries()) {
        // Calls of shoppers come in between.
        if (at % LOOKED_AT_TOGETHER === 0) await immediately();
        const note = importWarning(product, NO_PHOTOS, NOTHING_REFUSED);
        if (note !== null) notes.push(note);
      }
      return notes;
    },
    foresee: async (tx) => {
      const known = await countKnown(tx, products);
      return { ...NOTHING_DONE, added: products.length - known, updated: known };
    },
    prepare: async (from, to) => {
      taken.clear();
      if (intake === undefined) return;
      for (const product of products.slice(from, to)) {
        taken.set(product, await takePhotos(database, intake, product));
      }
    },
    write: async (tx, from, to, now) => {
      await lockListings(tx, now);
      const done = { added: 0, updated: 0, unchanged: 0 };
      const refused: Refusal[] = [];
      const notes: Refusal[] = [];
      const changed: Imported[] = [];
      for (const product of products.slice(from, to)) {
        const one = await writeOne(tx, product, now);
        done.added += one.added ?? 0;
        done.updated += one.updated ?? 0;
        done.unchanged += one.unchanged ?? 0;
        refused.push(...(one.refusals ?? []));
        notes.push(...(one.notes ?? []));
        if (one.written?.isChanged === true) changed.push(one.written);
      }
      await tellImported(
        tx,
        changed.map(({ told }) => told),
        now,
      );
      await noteListingChanges(
        tx,
        changed.map(({ productId }) => productId),
        now,
      );
      if (to > products.length) {
        await sellOutUnnamed(tx, new Set(products.map(({ handle }) => handle)), now);
      }
      return { ...done, refusals: refused, notes };
    },
  };
}
