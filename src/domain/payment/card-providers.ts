/** The third-party card providers, by the names that their return pages have. */
export const CARD_PROVIDERS = ['cardone', 'cardtwo'] as const;
export type CardProvider = (typeof CARD_PROVIDERS)[number];

export function isCardProvider(value: unknown): value is CardProvider {
  return CARD_PROVIDERS.some((provider) => provider === value);
}
