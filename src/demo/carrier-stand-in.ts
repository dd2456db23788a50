import { createHash } from 'node:crypto';
import { z } from 'zod';
import { shippingAddressSchema } from '#src/domain/address/address.schema.ts';
import { envelopeLines } from '#src/domain/address/envelope.ts';
import { getDomain, languageTag, ONLINE_LOCALES } from '#src/domain/shop/locales.ts';
import type { CarrierLabels, ParcelToLabel } from '#src/platform/orders/sending/carrier-labels.ts';
import { drawLabelSheet } from '#src/platform/orders/sending/draw-label-sheet.ts';

/** How each of them numbers its parcels: letters, then digits. */
const NUMBERS: ReadonlyMap<string, { prefix: string; digits: number }> = new Map([
  ['Colissimo', { prefix: '6A', digits: 11 }],
  ['DHL', { prefix: '', digits: 20 }],
  ['Royal Mail', { prefix: 'GB', digits: 9 }],
]);

/** As strict as a carrier: what it could not deliver is refused. */
const parcelSchema = z.strictObject({
  reference: z.uuid(),
  orderNumber: z.string().min(1),
  carrier: z.enum([...NUMBERS.keys()]),
  from: z.array(z.string().min(1)).min(2),
  to: z
    .strictObject(shippingAddressSchema.shape)
    .refine(
      ({ lastName, line1, zipCode, city, country }) =>
        [lastName, line1, zipCode, city].every((text) => text.trim() !== '') &&
        ONLINE_LOCALES.some((locale) => getDomain(locale).iso2 === country),
    ),
  itemCount: z.int().min(1).max(100),
});

/** The digits of a reference: the same parcel has the same number. */
const digitsOf = (reference: string, count: number) =>
  BigInt(`0x${createHash('sha256').update(reference).digest('hex')}`)
    .toString()
    .slice(-count);

/** The sheet that labels of one carrier are printed on. */
function drawLabels(labelled: readonly { parcel: ParcelToLabel; trackingNumber: string }[]) {
  const [{ parcel: { carrier } = { carrier: '' }, trackingNumber } = { trackingNumber: '' }] =
    labelled;
  return drawLabelSheet(
    labelled.map(({ parcel: { orderNumber, to, carrier: name }, trackingNumber: value }) => {
      const locale = ONLINE_LOCALES.find((one) => getDomain(one).iso2 === to.country);
      return {
        to: { heading: orderNumber, lines: envelopeLines(to, languageTag(locale ?? 'en')) },
        ...{ carrier: name, postage: 'TEST', code: { name, value } },
      };
    }),
    {
      ...{ title: `${carrier} ${trackingNumber}`, lang: 'en', brandName: carrier },
      createdAt: new Date(0),
    },
  );
}

/** Carriers to try: their labels say so, and go nowhere. */
export const CARRIER_STAND_IN: CarrierLabels = {
  carriers: [...NUMBERS.keys()],
  makeLabel: async (asked) => {
    const parcel = parcelSchema.parse(asked);
    const { prefix = '', digits = 10 } = NUMBERS.get(parcel.carrier) ?? {};
    const trackingNumber = `${prefix}${digitsOf(parcel.reference, digits)}`;
    return { trackingNumber, pdf: await drawLabels([{ parcel, trackingNumber }]) };
  },
  joinLabels: (labelled) =>
    drawLabels(
      labelled.map(({ parcel, made: { trackingNumber } }) => ({ parcel, trackingNumber })),
    ),
};
