import { onCLS, onINP, onLCP, onTTFB } from 'web-vitals';
import type { PageKind } from '#src/domain/measurement/page-kinds.ts';
import type { VitalValues } from '#src/domain/measurement/web-vitals.schema.ts';
import { VITALS, wholeVital } from '#src/domain/measurement/web-vitals.ts';
import type { LocaleCode } from '#src/domain/shop/locales.ts';
import { MEASURED_FROM } from '#src/domain/shop/privacy.ts';
import { privacyLevel } from '#src/features/consent/choice-store.ts';

/** Measures this document, and sends what there is once, when it is left or hidden first. */
export function watchVitals(locale: LocaleCode, pageKind: PageKind): void {
  const values: VitalValues = {};
  const note = ({ name, value }: { name: string; value: number }) => {
    const vital = VITALS.find((one) => one === name);
    if (vital !== undefined) values[vital] = wholeVital(vital, value);
  };
  for (const watch of [onLCP, onINP, onCLS, onTTFB]) watch(note, { reportAllChanges: true });
  const send = () => {
    if (document.visibilityState !== 'hidden') return;
    window.removeEventListener('visibilitychange', send);
    // It may have been refused meanwhile.
    if ((privacyLevel() ?? MEASURED_FROM) < MEASURED_FROM) return;
    const load = JSON.stringify({ locale, pageKind, values });
    navigator.sendBeacon('/api/vitals', new Blob([load], { type: 'application/json' }));
  };
  // On the window, after what the library hears of it on the way down.
  window.addEventListener('visibilitychange', send);
}
