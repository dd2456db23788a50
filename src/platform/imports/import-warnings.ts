import { SHEETS } from '../catalogue/face.ts';
import type { Refusal } from './csv-rows.ts';
import type { ImportedProduct } from './gather-products.ts';
import { guessColour } from './guess-colour.ts';
import { guessGarment } from './guess-garment.ts';
import type { Imported } from './import-product.ts';
import type { TakenPhotos } from './take-photos.ts';

const MAX_QUOTED = 3;

function aboutGarment(product: ImportedProduct, hasPhotos: boolean): string[] {
  const { kind, family } = guessGarment(product);
  const place = `listed in ${SHEETS.en.families[family].title}`;
  const look = hasPhotos ? '' : ' and drawn as a closed box';
  if (kind === null) return [`no word tells what it is: it is ${place}${look}`];
  // Known for what it is, and still nothing that is drawn for itself.
  return kind === 'jewellery' && !hasPhotos
    ? [`nothing like it is drawn: it is ${place}${look}`]
    : [];
}

function aboutVisibility({ unclear }: ImportedProduct): string[] {
  if (unclear.length === 0) return [];
  return [`${quote(unclear)} does not say whether it is on sale: it is hidden`];
}

function aboutColours({ title, variants }: ImportedProduct): string[] {
  const names = [...new Set(variants.map(({ colour }) => colour))];
  const untold = names.filter((name) => !guessColour(name, title).isTold);
  if (untold.length === 0) return [];
  const said = untold.filter((name) => name !== '').map((name) => `"${name}"`);
  const what = said.length === 0 ? 'its colour' : `the colour ${said.join(', ')}`;
  return [`no word tells ${what}: it is shown as sand`];
}

function aboutPictures({ failures }: TakenPhotos): string[] {
  return [...failures].map(([reason, count]) =>
    count === 1
      ? `a picture was not taken: ${reason}`
      : `${count} pictures were not taken: ${reason}`,
  );
}

/** Some of the texts, in quotes. */
function quote(texts: readonly string[]): string {
  const some = texts.slice(0, MAX_QUOTED).map((text) => `"${text}"`);
  const left = texts.length - some.length;
  return left > 0 ? `${some.join(', ')} and ${left} more` : some.join(', ');
}

function aboutBarcodes({ variants }: ImportedProduct, { takenGtins }: Imported): string[] {
  const unread = variants.filter(({ barcode, gtin }) => barcode !== '' && gtin === null);
  return [
    ...(unread.length === 0
      ? []
      : [
          `${quote(unread.map(({ barcode }) => barcode))} cannot be read as a barcode: none is kept`,
        ]),
    ...(takenGtins.length === 0
      ? []
      : [`the barcode ${quote(takenGtins)} is that of another size: none is kept`]),
  ];
}

function aboutSkus({ takenSkus, lateSkus }: Imported): string[] {
  return [
    ...(takenSkus.length === 0
      ? []
      : [`the sku ${quote(takenSkus)} is that of another size: this one gets its own`]),
    ...(lateSkus.length === 0
      ? []
      : [`the sku ${quote(lateSkus)} is not taken over: the size keeps the one that it has`]),
  ];
}

/** What was guessed of a product or could not be had, in one line; null when all was clear. */
export function importWarning(
  product: ImportedProduct,
  photos: TakenPhotos,
  written: Imported,
): Refusal | null {
  const said = [
    ...aboutVisibility(product),
    ...aboutGarment(product, photos.byColour.size > 0),
    ...aboutColours(product),
    ...aboutSkus(written),
    ...aboutBarcodes(product, written),
    ...aboutPictures(photos),
  ];
  if (said.length === 0) return null;
  return { line: product.line, reason: `"${product.title}": ${said.join('; ')}` };
}
