import { packRefusal } from '#src/domain/shop/country-offer.ts';
import { type PrivacyLevel, packChoice } from '#src/domain/shop/privacy.ts';
import { AS_SHOPPERS, BREAKING, INSPECTED, OLDER_FLOW, SEVERAL } from './test-ports.ts';

type Kept = { name: string; value: string };

const privacy = (level: PrivacyLevel): Kept => ({
  name: 'vitrine-privacy',
  value: packChoice(level, new Date()),
});

/** A browser that keeps something, in all places where programs are tested. */
function browserWith(localStorage: Kept[], ...others: string[]) {
  const places = [INSPECTED, AS_SHOPPERS, SEVERAL, BREAKING].map(
    ({ storefrontUrl }) => storefrontUrl,
  );
  const origins = [...places, OLDER_FLOW.url, ...others].map((origin) => ({
    origin,
    localStorage,
  }));
  return { cookies: [], origins };
}

/** A browser that has been asked about privacy. */
export const privacyChosen = (level: PrivacyLevel) => browserWith([privacy(level)]);

/** A browser that has been asked all that a first visit asks, and stays in whatever shop it is. */
export const settled = (...origins: string[]) =>
  browserWith(
    [privacy(1), { name: 'vitrine-country-refused', value: packRefusal(new Date()) }],
    ...origins,
  );
