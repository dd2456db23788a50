import type { Language } from '#src/domain/shop/locales.ts';

/** Makes the PDF of something that is never shipped, in the language of the shop that sold it. */
export type MakeFile = (sold: {
  name: string;
  lang: Language;
  brandName: string;
}) => Promise<Buffer>;

/** What is handed over for a sku; null where there is nothing to hand over. */
export type DigitalGoods = (sku: string) => MakeFile | null;

/** A platform whose goods all go by parcel. */
export const NO_DIGITAL_GOODS: DigitalGoods = () => null;
