import type { LocaleCode } from '#src/domain/shop/locales.ts';

/** URLs of files that an account has. Apart, since no page that shoppers browse needs them. */

export function downloadUrl(locale: LocaleCode, documentId: string): string {
  return `/api/downloads/${documentId}?${new URLSearchParams({ locale })}`;
}

/** The label of a return as a file, for the customer of its order or the holder of a mail's link. */
export function returnLabelUrl(
  locale: LocaleCode,
  returnNumber: string,
  by: { order: string } | { token: string },
): string {
  return `/api/return-labels/${returnNumber}?${new URLSearchParams({ locale, ...by })}`;
}
