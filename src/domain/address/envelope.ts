import { type Person, type Place, personLine, placeLines, shownAddress } from './address.ts';
import { provinceOf } from './province.ts';

/** Compared without accents and capitals: `MALAGA` is Málaga. */
const bare = (name: string) => name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** What follows the town, as the posts of Italy and Spain want it; nothing elsewhere. */
function afterTown(place: Place): string {
  const province = provinceOf(place);
  const { city } = shownAddress(place);
  if (province === null || city.trim() === '' || bare(city) === bare(province)) return '';
  return place.country === 'IT' ? ` ${province}` : ` (${province})`;
}

/** An address as on an envelope, with its province, and its country in the language of a tag. */
export function envelopeLines(address: Person & Place, tag: string): string[] {
  const { country } = address;
  const land = new Intl.DisplayNames([tag], { type: 'region' }).of(country) ?? country;
  const [town = '', ...lines] = placeLines(address).reverse();
  return [personLine(address), ...lines.reverse(), `${town}${afterTown(address)}`, land];
}
