import { packRefusal } from '#src/domain/shop/country-offer.ts';
import { type PrivacyLevel, packChoice } from '#src/domain/shop/privacy.ts';
import { INSPECTED } from './test-ports.ts';

type Kept = { name: string; value: string };

const privacy = (level: PrivacyLevel): Kept => ({
  name: 'vitrine-privacy',
  value: packChoice(level, new Date()),
});

/**
 * A browser that keeps something of the shop at an origin. One place alone: before each test its page is
 * led to all of them.
 */
const browserWith = (localStorage: Kept[], origin: string) => ({
  cookies: [],
  origins: [{ origin, localStorage }],
});

/** A browser that has been asked about privacy. */
export const privacyChosen = (level: PrivacyLevel) =>
  browserWith([privacy(level)], INSPECTED.storefrontUrl);

/** A browser that has been asked all that a first visit asks, and stays in whatever shop it is. */
export const settled = (origin = INSPECTED.storefrontUrl) =>
  browserWith(
    [privacy(1), { name: 'vitrine-country-refused', value: packRefusal(new Date()) }],
    origin,
  );
