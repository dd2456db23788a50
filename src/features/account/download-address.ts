import type { LocaleCode } from '#src/domain/shop/locales.ts';

/** Where a document of the customer is saved from. */
export function downloadAddress(locale: LocaleCode, documentId: string): string {
  return `/api/downloads/${documentId}?${new URLSearchParams({ locale })}`;
}
