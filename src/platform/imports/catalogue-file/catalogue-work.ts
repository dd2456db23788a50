import { inArray, TransactionRollbackError } from 'drizzle-orm';
import { type FieldGroup, groupsChanged } from '#src/domain/catalogue/field-owners.ts';
import {
  type Author,
  findDocumentWords,
  knownProducts,
  lockListings,
} from '../../catalogue/face.ts';
import type { Queryable, Transaction } from '../../kernel/database/database.ts';
import { findWebDomains } from '../../shops/face.ts';
import { findOwnedFields, type OwnedFields } from '../../staff/face.ts';
import { clearStock } from '../../stock/face.ts';
import { countedAs } from '../import-product.ts';
import { notStored } from '../import-products.ts';
import { runnerOf } from '../import-runner.ts';
import { type ImportWork, NOTHING_DONE, refusedRows, type WorkDone } from '../import-work.ts';
import { type Refusal, refusal, refuse } from '../reason-words/word-reasons.ts';
import { importedProducts } from '../tables.ts';
import type { KnownProduct } from './cells-of.ts';
import { type ProductCells, RELATION_COLUMNS } from './columns.ts';
import { findProducts } from './find-products.ts';
import type { CatalogueFile, SaidProduct } from './gather-rows.ts';
import { isChange, type ProductPlan, planProduct } from './plan-product.ts';
import { listOf } from './reading.ts';
import { type PlanContext, PlanRefused, writePlanned } from './write-planned.ts';

/** Products that are looked at together. */
const CHUNK = 100;

/** Products of a file that the shop has, by their handles. */
async function findKnown(
  db: Queryable,
  products: readonly ProductCells[],
  now: Date,
): Promise<Map<string, KnownProduct>> {
  const { handle, productId } = importedProducts;
  const named = await db
    .select({ productId })
    .from(importedProducts)
    .where(
      inArray(
        handle,
        products.map((one) => one.handle),
      ),
    );
  const ids = named.map((one) => one.productId);
  const known = await findProducts(db, ids, now);
  return new Map(known.map((one) => [one.handle, one]));
}

type Planned = Omit<SaidProduct, 'wrong'> & { known: KnownProduct | null } & (
    | { plan: ProductPlan }
    | { wrong: Refusal[] }
  );
type Plannable = Planned & { plan: ProductPlan };

type Said = AsyncIterable<SaidProduct> | Iterable<SaidProduct>;

async function* chunked(said: Said): AsyncGenerator<SaidProduct[]> {
  let some: SaidProduct[] = [];
  for await (const one of said) {
    some.push(one);
    if (some.length < CHUNK) continue;
    yield some;
    some = [];
  }
  if (some.length > 0) yield some;
}

/** What comes of some products of a file, one chunk after the other. */
async function* planAll(
  db: Queryable,
  columns: ReadonlySet<string>,
  products: Said,
  now: Date,
): AsyncGenerator<Planned> {
  const words = await findDocumentWords(db);
  const open = new Set((await findWebDomains(db)).map(({ domain }) => domain));
  for await (const some of chunked(products)) {
    const cells = some.map(({ said }) => said);
    const found = await findKnown(db, cells, now);
    const named = cells.flatMap((one) =>
      RELATION_COLUMNS.flatMap((column) => listOf(one.cells.get(column) ?? '')),
    );
    const related = await knownProducts(db, [...new Set(named)]);
    for (const { said, lines, wrong } of some) {
      const known = found.get(said.handle) ?? null;
      const of =
        wrong.length === 0
          ? planProduct(said, known, columns, { ...words, related, open, now })
          : { wrong };
      yield { said, lines, known, ...of };
    }
  }
}

/** Why each row of a product is refused: for itself, or for another one. */
function wholly(lines: readonly number[], wrong: readonly Refusal[]): Refusal[] {
  const own = new Set(wrong.map(({ line }) => line));
  const first = String(wrong[0]?.line ?? 0);
  const others = lines.filter((line) => !own.has(line));
  return [...wrong, ...others.map((line) => refuse(line, 'refused-with', { line: first }))];
}

/** Keys that own what a file changes of a product that is there. */
function ownersOf(
  { known, plan }: { known: KnownProduct | null; plan: ProductPlan },
  owned: OwnedFields,
): string[] {
  if (known === null || owned.size === 0) return [];
  const changed = new Set<FieldGroup>(groupsChanged(known.document, plan.document));
  if (plan.kind !== undefined || plan.labels !== undefined) changed.add('sheet');
  if (plan.prices.length > 0) changed.add('prices');
  if (plan.stock.length > 0) changed.add('stock');
  return [...new Set([...changed].flatMap((group) => owned.get(group) ?? []))];
}

/** Takes away what a full file does not name; a row that cannot be read may have named anything. */
async function sellOutUnnamed(tx: Transaction, file: CatalogueFile, now: Date) {
  if (file.refusals.length > 0) return [refuse(0, 'nothing-sold-out', {})];
  const named = new Set<string>();
  for await (const some of chunked(file.read(0))) {
    const cells = some.map(({ said }) => said);
    const found = await findKnown(tx, cells, now);
    for (const { handle, colours } of cells) {
      const known = found.get(handle);
      for (const { optionId, sizes } of known?.document.colours ?? []) {
        const key = known?.keys.get(optionId ?? '') ?? optionId;
        const said = new Set(colours.find((one) => one.key === key)?.sizes.map(({ size }) => size));
        for (const { size, sku } of sizes) if (said.has(size)) named.add(sku ?? '');
      }
    }
  }
  await clearStock(tx, named, now);
  return [];
}

type Options = {
  importId: string;
  by: Author;
  isDrawn: boolean;
  isFull: boolean;
  /** Sizes that the shop has. */
  wholeRows: number;
};

/** Products of a file, read batch by batch and no further than a batch needs. */
function batchesOf(file: CatalogueFile) {
  let rest = file.read(0);
  /** The product that comes next. */
  let next = 0;
  let batch: { from: number; products: SaidProduct[] } = { from: 0, products: [] };

  async function read(from: number, to: number): Promise<void> {
    if (next !== from) rest = file.read(from);
    next = from;
    const products: SaidProduct[] = [];
    while (next < Math.min(to, file.sizes.length)) {
      const { value, done } = await rest.next();
      if (done) throw new Error('the file has fewer products than it had');
      products.push(value);
      next += 1;
    }
    batch = { from, products };
  }
  return {
    read,
    /** The batch that was read, for a transaction that may be tried again. */
    of: (from: number): readonly SaidProduct[] => {
      if (batch.from !== from) throw new Error('another batch of the file was read');
      return batch.products;
    },
  };
}

/** A file of the catalogue; the rows of a product are written as a whole, where they change it. */
export function catalogueWork(file: CatalogueFile, options: Options): ImportWork {
  const { sizes, refusals, unknownColumns } = file;
  const { importId, by, isDrawn, isFull, wholeRows } = options;
  const batches = batchesOf(file);

  async function writeOne(context: PlanContext, { said, lines, known, plan }: Plannable) {
    const { handle, line } = said;
    try {
      // What one product breaks, the others of the transaction outlive.
      await context.tx.transaction((tx) =>
        writePlanned({ ...context, tx }, { handle, known, plan }),
      );
      return [];
    } catch (error) {
      const why =
        error instanceof PlanRefused
          ? refusal(line, error.said)
          : notStored(error, { line, handle });
      return wholly(lines, [why]);
    }
  }

  /** Only once all of it is written can be told whether shops may show it; nothing of it is kept. */
  async function tryOne(context: PlanContext, planned: Plannable) {
    if (planned.plan.publications.length === 0) return [];
    const found: Refusal[] = [];
    await context.tx
      .transaction(async (tx) => {
        await lockListings(tx, context.now);
        found.push(...(await writeOne({ ...context, tx }, planned)));
        tx.rollback();
      })
      .catch((error: unknown) => {
        if (!(error instanceof TransactionRollbackError)) throw error;
      });
    return found;
  }

  async function goThrough(
    tx: Transaction,
    some: Said,
    now: Date,
    write: (planned: Plannable) => Promise<Refusal[]>,
  ): Promise<WorkDone> {
    const done = { added: 0, updated: 0, unchanged: 0 };
    const refused: Refusal[] = [];
    const owned = await findOwnedFields(tx, by.writerId ?? null, now);
    for await (const planned of planAll(tx, file.columns, some, now)) {
      const { said, lines } = planned;
      if ('wrong' in planned) {
        refused.push(...wholly(lines, planned.wrong));
        continue;
      }
      const isChanged = isChange(planned.plan);
      const owners = ownersOf(planned, owned);
      if (owners.length > 0) {
        const key = owners.join(', ');
        refused.push(...wholly(lines, [refuse(said.line, 'fields-owned', { key })]));
        continue;
      }
      const why = isChanged ? await write(planned) : [];
      if (why.length === 0) done[countedAs({ isNew: planned.known === null, isChanged })] += 1;
      refused.push(...why);
    }
    return { ...NOTHING_DONE, ...done, refusals: refused };
  }

  return {
    rows: sizes.reduce((sum, size) => sum + size, 0) + refusedRows(refusals),
    sizes: isFull ? [...sizes, 0] : sizes,
    ...{ refusals, unknownColumns, hosts: [], wholeRows },
    foresee: async (tx, now) => {
      const context = { tx, now, by, isDrawn, actor: await runnerOf(tx, importId) };
      return goThrough(tx, file.read(0), now, (planned) => tryOne(context, planned));
    },
    prepare: batches.read,
    write: async (tx, from, to, now) => {
      await lockListings(tx, now);
      const context = { tx, now, by, isDrawn, actor: await runnerOf(tx, importId) };
      const done = await goThrough(tx, batches.of(from), now, (planned) =>
        writeOne(context, planned),
      );
      if (to <= sizes.length) return done;
      return { ...done, notes: await sellOutUnnamed(tx, file, now) };
    },
  };
}

/** How many sizes the shop has. */
export async function countSizes(db: Queryable): Promise<number> {
  const { rows } = await db.execute<{ many: number }>('select count(*)::int as many from skus');
  return rows[0]?.many ?? 0;
}
