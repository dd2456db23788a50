import { z } from 'zod';
import { defineCall } from '#src/domain/wire/call.ts';
import { downloadFileSchema } from './order.schema.ts';
import { MAX_SENT_TOGETHER, SENDING_OUTCOMES, TRACKING_PROBLEMS } from './sending.ts';
import { parcelBodySchema, staffWrite } from './staff-write.schema.ts';

const writing = { method: 'POST', by: 'staff', needs: 'orders:write', errors: [] } as const;
const orderNumber = z.string().min(1).max(40);
const { carrier, trackingNumber } = parcelBodySchema.shape;
const outcome = z.enum(SENDING_OUTCOMES);

export const sendOrders = defineCall({
  ...writing,
  path: '/staff/parcels',
  summary:
    'Send a parcel with all that has still to leave, for each of some orders; one that cannot be sent keeps none from it',
  request: {
    body: z.strictObject({
      orders: z
        .array(z.strictObject({ ...staffWrite, orderNumber, carrier, trackingNumber }))
        .min(1)
        .max(MAX_SENT_TOGETHER),
    }),
  },
  answers: { 200: 'What became of each order' },
  answer: z
    .object({ values: z.array(z.object({ orderNumber: z.string(), outcome })) })
    .meta({ id: 'SentOrders' }),
});

export const labelOrders = defineCall({
  ...writing,
  path: '/staff/labels',
  summary:
    'Have the labels of parcels with all that has still to leave made by their carriers, one for each of some orders',
  request: {
    body: z.strictObject({
      orders: z
        .array(z.strictObject({ version: staffWrite.version, orderNumber, carrier }))
        .min(1)
        .max(MAX_SENT_TOGETHER),
    }),
  },
  answers: { 200: 'What became of each order, and the labels as PDFs in base64' },
  answer: z
    .object({
      values: z.array(
        z.object({
          orderNumber: z.string(),
          outcome,
          trackingNumber: z.string().nullable(),
        }),
      ),
      /** One of each carrier that joins its labels, else one of each parcel. */
      files: z.array(downloadFileSchema),
    })
    .meta({ id: 'OrderLabels' }),
});

export const readTrackingFile = defineCall({
  ...writing,
  path: '/staff/tracking-file',
  summary:
    'Read a CSV file of order numbers, carriers and numbers of parcels, and say of each row what keeps it from being sent; sends nothing',
  request: { body: z.strictObject({ csv: z.string().min(1).max(200_000) }) },
  answers: { 200: 'Its rows' },
  answer: z
    .object({
      values: z.array(
        z.object({
          /** Of the file, from 1. */
          line: z.int(),
          orderNumber: z.string(),
          carrier: z.string(),
          trackingNumber: z.string(),
          /** Null where the order can be sent. */
          problem: z.enum(TRACKING_PROBLEMS).nullable(),
        }),
      ),
    })
    .meta({ id: 'TrackingFile' }),
});
