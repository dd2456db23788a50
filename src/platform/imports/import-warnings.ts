import { FOOTWEAR_MATERIALS } from '#src/domain/catalogue/footwear.ts';
import { type ImportReason, reasonOf } from '#src/domain/import/import-reason.ts';
import type { ImportedProduct } from './gather-products.ts';
import { guessColour } from './guess-colour.ts';
import { guessGarment } from './guess-garment.ts';
import type { Imported } from './import-product.ts';
import { type Refusal, refusal } from './reason-words/word-reasons.ts';
import type { TakenPhotos } from './take-photos.ts';

const MAX_QUOTED = 3;

function aboutGarment(product: ImportedProduct, hasPhotos: boolean): ImportReason[] {
  const { kind, family } = guessGarment(product);
  if (kind === null) return [reasonOf(hasPhotos ? 'kind-untold' : 'kind-untold-box', { family })];
  // Known for what it is, and still nothing that is drawn for itself.
  return kind === 'jewellery' && !hasPhotos ? [reasonOf('nothing-drawn', { family })] : [];
}

function aboutFootwear({ unreadFootwear }: ImportedProduct): ImportReason[] {
  if (unreadFootwear.length === 0) return [];
  const known = FOOTWEAR_MATERIALS.join(', ');
  return [reasonOf('shoes-unread', { values: quote(unreadFootwear), known })];
}

function aboutColours({ title, variants }: ImportedProduct): ImportReason[] {
  const names = [...new Set(variants.map(({ colour }) => colour))];
  const untold = names.filter((name) => !guessColour(name, title).isTold);
  if (untold.length === 0) return [];
  const values = quote(untold.filter((name) => name !== ''));
  return values === '' ? [reasonOf('colour-untold', {})] : [reasonOf('colours-untold', { values })];
}

const aboutPictures = ({ failures }: TakenPhotos): ImportReason[] =>
  failures.flatMap(({ reason, count }) => [
    reasonOf('pictures-missing', { count: String(count) }),
    reason,
  ]);

/** Some of the texts, in quotes that every language reads. */
function quote(texts: readonly string[]): string {
  const some = texts.slice(0, MAX_QUOTED).map((text) => `"${text}"`);
  return [...some, ...(texts.length > some.length ? ['…'] : [])].join(', ');
}

/** A reason that names some texts; none where there are none. */
const naming = (
  code: 'sale-unclear' | 'barcodes-unread' | 'barcodes-taken' | 'skus-taken' | 'skus-kept',
  texts: readonly string[],
): ImportReason[] => (texts.length === 0 ? [] : [reasonOf(code, { values: quote(texts) })]);

/** What was guessed of a product or could not be had, in one line; null when all was clear. */
export function importWarning(
  product: ImportedProduct,
  photos: TakenPhotos,
  {
    takenSkus,
    lateSkus,
    takenGtins,
    owners,
  }: Pick<Imported, 'takenSkus' | 'lateSkus' | 'takenGtins' | 'owners'>,
): Refusal | null {
  const unread = product.variants.filter(({ barcode, gtin }) => barcode !== '' && gtin === null);
  const said = [
    ...naming('sale-unclear', product.unclear),
    ...aboutFootwear(product),
    ...aboutGarment(product, photos.byColour.size > 0),
    ...aboutColours(product),
    ...naming('skus-taken', takenSkus),
    ...naming('skus-kept', lateSkus),
    ...naming(
      'barcodes-unread',
      unread.map(({ barcode }) => barcode),
    ),
    ...naming('barcodes-taken', takenGtins),
    ...aboutPictures(photos),
    ...(owners.length === 0 ? [] : [reasonOf('fields-left-out', { key: owners.join(', ') })]),
  ];
  if (said.length === 0) return null;
  return refusal(product.line, [reasonOf('product', { title: product.title }), ...said]);
}
