import type { ProductChange } from '#src/domain/catalogue/staff-product.schema.ts';
import { DomainError, requireFound } from '#src/domain/errors.ts';
import { getDomain, LANGUAGES } from '#src/domain/shop/locales.ts';
import type { Transaction } from '../../kernel/database/database.ts';
import type { StaffCaller } from '../../kernel/http/platform-env.ts';
import { audit, requireOwn } from '../../staff/face.ts';
import { followListings } from '../listings/follow-listings.job.ts';
import { lockListings } from '../listings/refresh-listings.ts';
import { changedParts, noteProductChanges } from '../products/note-changes.ts';
import { authorOf } from './product-versions.ts';
import { readDocument } from './read-document.ts';
import { describeProduct, revisionOfTexts } from './read-staff-product.ts';
import { writeProduct } from './write-product.ts';

/**
 * Changes texts of a product in languages of the caller's shops.
 * Throws NOT_FOUND, FORBIDDEN, and CHANGED_BY_OTHERS where it is not as the caller read it.
 */
export async function changeProduct(
  tx: Transaction,
  caller: StaffCaller,
  { productId, revision, texts }: ProductChange & { productId: string },
  now: Date,
): Promise<void> {
  // Before any other row: an import and a rebuild of lists wait for each other by it.
  await lockListings(tx, now);
  const before = await describeProduct(tx, productId);
  const own = new Set([...caller.shops].map((shop) => getDomain(shop).lang));
  const changed = LANGUAGES.flatMap((lang) => {
    const [text, known] = [texts[lang], before.texts[lang]];
    if (text === undefined) return [];
    const isSame =
      text.name === known?.name &&
      text.description === known.description &&
      text.keywords === known.keywords &&
      (text.searchTitle ?? known.searchTitle) === known.searchTitle &&
      (text.searchDescription ?? known.searchDescription) === known.searchDescription;
    return isSame ? [] : [{ lang, text, known: known ?? null }];
  });
  if (changed.some(({ lang }) => !own.has(lang))) throw new DomainError('FORBIDDEN');
  if (revisionOfTexts(before) !== revision) throw new DomainError('CHANGED_BY_OTHERS');
  if (changed.length === 0) return;
  await requireOwn(tx, caller, ['texts'], now);
  const document = requireFound(await readDocument(tx, productId), 'NOT_FOUND');
  const said = Object.fromEntries(changed.map(({ lang, text }) => [lang, text]));
  const wanted = { ...document, texts: { ...document.texts, ...said } };
  const by = authorOf(caller);
  const written = await writeProduct(
    tx,
    { productId, document: wanted, before: document, by },
    now,
  );
  await followListings(tx, [productId], now);
  await noteProductChanges(tx, [{ productId, ...changedParts(document, written.document) }], now);
  await audit(tx, caller, now, {
    action: 'product.change',
    subject: { kind: 'product', id: productId },
    shop: null,
    before: {
      texts: Object.fromEntries(changed.map(({ lang, known }) => [lang, known])),
    },
    after: {
      texts: said,
    },
  });
}
