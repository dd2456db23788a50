import { isRefused, packRefusal } from '#src/domain/shop/country-offer.ts';
import { browserStorage } from '#src/ui/browser-storage.ts';

/** Kept in this browser alone (specification §9): pages and their server do not know it. */
const KEY = 'vitrine-country-refused';

export function isOfferRefused(): boolean {
  return isRefused(browserStorage.getItem(KEY), new Date());
}

export function refuseOffer(): void {
  browserStorage.setItem(KEY, packRefusal(new Date()));
}
