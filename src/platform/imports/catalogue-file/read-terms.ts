import { SHOWN_AS, type ShownAs } from '#src/domain/catalogue/publication.ts';
import { instantOf } from '#src/domain/shop/clock.ts';
import { getDomain, ONLINE_LOCALES, type OnlineLocale } from '#src/domain/shop/locales.ts';
import { shopTimeZone } from '#src/domain/store/store.ts';
import type { FileTerm, PlannedTerm } from '../../catalogue/face.ts';
import { publicationColumns } from './columns.ts';
import { minuteOf, type Reading } from './reading.ts';

const isShownAs = (cell: string): cell is ShownAs => SHOWN_AS.some((one) => one === cell);

type Asked = { open: ReadonlySet<OnlineLocale>; now: Date };

function readTerm(
  reading: Reading,
  shop: OnlineLocale,
  known: FileTerm | undefined,
  { open, now }: Asked,
): PlannedTerm | null {
  const { get, fail, isChanged } = reading;
  const [published, begun, ended] = publicationColumns(shop);
  const shownAs = get(published);
  if (shownAs === '') {
    if (known?.isDue === true) return { shop, to: null };
    if (get(begun) !== '' && isChanged(begun))
      fail(published, 'cell-missing', { column: published });
    return null;
  }
  if (!open.has(shop)) fail(published, 'shop-closed', { shop });
  if (!isShownAs(shownAs)) {
    fail(published, 'not-one-of', { values: SHOWN_AS.join(', ') });
    return null;
  }
  /** Null where it is empty, and what is there where the file says the same. */
  const instantIn = (column: string, before: Date | null): Date | null => {
    if (!isChanged(column)) return before;
    const cell = get(column);
    if (cell === '') return null;
    const minute = minuteOf(cell);
    if (minute === null) {
      fail(column, 'no-minute', {});
      return null;
    }
    const clock = Date.parse(`${minute.replace(' ', 'T')}Z`);
    const instant = new Date(instantOf(clock, shopTimeZone(getDomain(shop).iso2)));
    if (instant <= now) fail(column, 'minute-over', {});
    return instant;
  };
  const from = instantIn(begun, known?.begins ?? null);
  const until = instantIn(ended, known?.ends ?? null);
  // One that was withdrawn is shown again where its end is taken away.
  if (until !== null && until <= now && !isChanged(ended)) fail(ended, 'minute-over', {});
  if (until !== null && until <= (from ?? now)) fail(ended, 'ends-before-begin', {});
  return { shop, to: { shownAs, from, until } };
}

/** How shops are to show a product, where a file says so otherwise. */
export function readTerms(
  reading: Reading,
  known: ReadonlyMap<OnlineLocale, FileTerm>,
  asked: Asked,
): PlannedTerm[] {
  return ONLINE_LOCALES.flatMap((shop) =>
    reading.isChanged(...publicationColumns(shop))
      ? (readTerm(reading, shop, known.get(shop), asked) ?? [])
      : [],
  );
}
