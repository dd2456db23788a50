import { useEffect } from 'react';
import { onCLS, onINP, onLCP, onTTFB } from 'web-vitals';
import {
  measuredPage,
  orderStepNumber,
  type PageKind,
  pageKind,
} from '#src/domain/measurement/page-kinds.ts';
import type { VitalValues } from '#src/domain/measurement/web-vitals.schema.ts';
import { VITALS, wholeVital } from '#src/domain/measurement/web-vitals.ts';
import { getDomain, type LocaleCode } from '#src/domain/shop/locales.ts';
import { MEASURED_FROM } from '#src/domain/shop/privacy.ts';
import {
  privacyLevel,
  useConsentAsked,
  usePrivacyLevel,
} from '#src/features/consent/choice-store.ts';
import { ConsentBanner } from '#src/features/consent/consent-banner.tsx';
import { useShownLocation } from '#src/features/shop/navigation-state.ts';
import { useShop } from '#src/features/shop/shop-provider.tsx';
import { useLocale } from '#src/i18n/use-locale.ts';
import { OptionalPart } from '#src/ui/optional-part.tsx';
import { loadScript } from './load-script.ts';
import { clearMeasured, measure } from './measured-events.ts';
import { createConsentPoll } from './poll-consent.ts';
import { startTags } from './tags.ts';

/** Measures this document, and sends what there is once, when it is left or hidden first. */
function watchVitals(locale: LocaleCode, pageKind: PageKind): void {
  const values: VitalValues = {};
  const note = ({ name, value }: { name: string; value: number }) => {
    const vital = VITALS.find((one) => one === name);
    if (vital !== undefined) values[vital] = wholeVital(vital, value);
  };
  for (const watch of [onLCP, onINP, onCLS, onTTFB]) watch(note, { reportAllChanges: true });
  const send = () => {
    if (document.visibilityState !== 'hidden') return;
    window.removeEventListener('visibilitychange', send);
    // It may have been refused since.
    if ((privacyLevel() ?? MEASURED_FROM) < MEASURED_FROM) return;
    const load = JSON.stringify({ locale, pageKind, values });
    navigator.sendBeacon('/api/vitals', new Blob([load], { type: 'application/json' }));
  };
  // On the window, after the library's own capturing listeners.
  window.addEventListener('visibilitychange', send);
}

const isAllowed = () => (privacyLevel() ?? 1) >= MEASURED_FROM;

let seenPath = '';

/** Once for each page, even when search params change or layouts remount. */
function viewPage(path: string): void {
  if (path === seenPath) return;
  seenPath = path;
  const page = measuredPage(path);
  if (page === null) return;
  const orderStep = orderStepNumber(page);
  const step = orderStep === undefined ? {} : { orderStep };
  measure({ event: 'page_view', pageKind: pageKind(page), ...step });
}

let pollForTests: (() => void) | null = null;

let isLoadSeen = false;

/** Web vitals of the document's first page; a shopper who refuses is not measured (decision 062). */
function watchPageLoad(locale: LocaleCode, path: string): void {
  if (isLoadSeen) return;
  isLoadSeen = true;
  const page = measuredPage(path);
  if (page === null || (privacyLevel() ?? MEASURED_FROM) < MEASURED_FROM) return;
  watchVitals(locale, pageKind(page));
}

/** The script of A/B tests, as soon as it is allowed (specification §9). */
function lookForTests(src: string): void {
  pollForTests ??= createConsentPoll(isAllowed, () => loadScript(src));
  pollForTests();
}

/**
 * Asks what the shopper allows, loads the scripts that are allowed and sends them page views; nothing
 * in a shop that has none of them.
 */
export function Measurement() {
  const shop = useShop();
  const locale = useLocale();
  const level = usePrivacyLevel();
  const { pathname: path } = useShownLocation();
  const { tagId, abTestUrl } = shop;

  useEffect(() => {
    if (level === undefined || level === null) return;
    if (tagId === null || level < MEASURED_FROM) return clearMeasured();
    const { iso2: country, lang: language } = getDomain(locale);
    startTags({ tagId, level, country, language });
  }, [tagId, level, locale]);

  useEffect(() => {
    if (tagId !== null) viewPage(path);
    watchPageLoad(locale, path);
    // With each page, and again with each choice.
    if (level !== undefined && abTestUrl !== null) lookForTests(abTestUrl);
  }, [path, level, tagId, abTestUrl, locale]);

  const isAsking = useConsentAsked();
  return <OptionalPart>{isAsking && <ConsentBanner />}</OptionalPart>;
}
