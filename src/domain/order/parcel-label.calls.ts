import { z } from 'zod';
import { shopSchema } from '#src/domain/staff/staff.schema.ts';
import { defineCall } from '#src/domain/wire/call.ts';
import { idSegment } from '#src/domain/wire/request-parts.ts';
import { downloadFileSchema } from './order.schema.ts';
import { parcelBodySchema } from './staff-write.schema.ts';

export const getLabelCarriers = defineCall({
  method: 'GET',
  path: '/staff/label-carriers',
  summary: 'List the carriers that make the labels of their parcels, and those that were used last',
  by: 'staff',
  needs: 'orders:write',
  request: { query: z.object({ shop: shopSchema.optional() }) },
  answers: { 200: 'Names of carriers' },
  answer: z
    .object({
      carriers: z.array(z.string()),
      /** Of the last parcels of the shop, or of all shops of the caller: the last one first. */
      recent: z.array(z.string()),
    })
    .meta({ id: 'LabelCarriers' }),
  errors: [],
});

export const makeParcelLabel = defineCall({
  method: 'POST',
  path: '/staff/orders/{orderNumber}/labels',
  summary: 'Have the label of a parcel made by its carrier, before the parcel is sent',
  by: 'staff',
  needs: 'orders:write',
  request: {
    params: z.object({ orderNumber: idSegment }),
    body: parcelBodySchema.omit({ trackingNumber: true }),
  },
  answers: { 200: 'The number of the parcel, and its label as a PDF in base64' },
  answer: downloadFileSchema.extend({ trackingNumber: z.string() }).meta({ id: 'ParcelLabel' }),
  errors: [
    ...['NOT_FOUND', 'IDEMPOTENCY_KEY_REUSED', 'CHANGED_BY_OTHERS'],
    ...['ORDER_NOT_CHANGEABLE', 'PARCEL_NOT_POSSIBLE', 'LABEL_NOT_MADE'],
  ] as const,
});
