import { isRefused, packRefusal } from '#src/domain/country-offer.ts';

/** Kept in this browser alone (specification §9): pages and their server do not know it. */
const KEY = 'vitrine-country-refused';

/** For a browser that keeps nothing: the answer given in this document. */
let hasRefused = false;

export function isOfferRefused(): boolean {
  try {
    return hasRefused || isRefused(window.localStorage.getItem(KEY), new Date());
  } catch {
    return hasRefused;
  }
}

export function refuseOffer(): void {
  hasRefused = true;
  try {
    window.localStorage.setItem(KEY, packRefusal(new Date()));
  } catch {
    // It is offered again with the next document.
  }
}
