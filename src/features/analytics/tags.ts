import { ERRORS } from '#src/domain/errors.ts';
import { ADVERTISED_FROM, type PrivacyLevel } from '#src/domain/shop/privacy.ts';
import { browserStorage } from '#src/ui/browser-storage.ts';
import { loadScript } from './load-script.ts';
import { type MeasuredEvent, sendMeasured } from './measured-events.ts';

const KEY = 'vitrine-sent-order';

/**
 * Whether an order is sent for the first time in this browser: its page may be loaded again, and an
 * order counts once. Stored only with consent.
 */
function isFirstSent(orderNumber: string): boolean {
  if (browserStorage.getItem(KEY) === orderNumber) return false;
  browserStorage.setItem(KEY, orderNumber);
  return true;
}

declare global {
  interface Window {
    /** What tags read: objects, and commands of Google's own. */
    dataLayer?: unknown[];
  }
}

const TAGS = 'https://www.googletagmanager.com';
/** Version of what is sent to tags (specification §9). */
const VERSION = 'EcomV4';

const push = (entry: object) => {
  window.dataLayer ??= [];
  window.dataLayer.push(entry);
};

/** A command of Google's tags, which know one by its being the arguments of a function. */
function command(...words: unknown[]): void {
  push({ ...words, length: words.length, [Symbol.toStringTag]: 'Arguments' });
}

/** The level in the words of Google's tags. */
function consentOf(level: PrivacyLevel) {
  const advertising = level >= ADVERTISED_FROM ? 'granted' : 'denied';
  return {
    analytics_storage: 'granted',
    ad_storage: advertising,
    ad_user_data: advertising,
    ad_personalization: advertising,
  };
}

/** An event in the data layer; a failure is sent as its status. */
function entryOf(measured: MeasuredEvent) {
  return measured.event === 'checkout_error'
    ? { event: measured.event, chapters: 'error', code: ERRORS[measured.code].status }
    : measured;
}

export type TagSettings = { tagId: string; level: PrivacyLevel; country: string; language: string };

let isStarted = false;

/** Loads the tag and sends it what was held; called again it sends the level that is now in force. */
export function startTags({ tagId, level, country, language }: TagSettings): void {
  if (!isStarted) push({ environment: { version: VERSION, country, language } });
  command('consent', isStarted ? 'update' : 'default', consentOf(level));
  if (isStarted) return;
  isStarted = true;
  const isManager = tagId.startsWith('GTM-');
  if (isManager) {
    push({ event: 'gtm.js', 'gtm.start': Date.now() });
    loadScript(`${TAGS}/gtm.js?id=${tagId}`);
  } else {
    command('js', new Date());
    command('config', tagId, { send_page_view: false });
    loadScript(`${TAGS}/gtag/js?id=${tagId}`);
  }
  sendMeasured((measured) => {
    if (measured.event === 'order' && !isFirstSent(measured.order.orderNumber)) return;
    const entry = entryOf(measured);
    push(entry);
    // A tag without a container reads commands alone. Search params name carts and payments: without.
    const page_location = window.location.origin + window.location.pathname;
    if (!isManager) command('event', entry.event, { ...entry, page_location });
  });
}
