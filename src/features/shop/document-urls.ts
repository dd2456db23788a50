import type { LocaleCode } from '#src/domain/shop/locales.ts';

/** URLs of files that an account has. Apart, since no page that shoppers browse needs them. */

export function downloadUrl(
  locale: LocaleCode,
  documentId: string,
  format: 'pdf' | 'xml' = 'pdf',
): string {
  const asked = new URLSearchParams({ locale, ...(format === 'xml' && { format }) });
  return `/api/downloads/${documentId}?${asked}`;
}

/** The label of a return as a file, for the customer of its order or the holder of a mail's link. */
export function returnLabelUrl(
  locale: LocaleCode,
  returnNumber: string,
  by: { order: string } | { token: string },
): string {
  return `/api/return-labels/${returnNumber}?${new URLSearchParams({ locale, ...by })}`;
}
