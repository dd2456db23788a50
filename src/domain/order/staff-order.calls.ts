import { z } from 'zod';
import { exportOf } from '#src/domain/staff/export.ts';
import { ALL_PAGES } from '#src/domain/staff/list.ts';
import { defineCall } from '#src/domain/wire/call.ts';
import { idSegment } from '#src/domain/wire/request-parts.ts';
import { downloadFileSchema, returnNumberSchema } from './order.schema.ts';
import { orderList } from './staff-order.list.ts';
import { staffOrderSchema } from './staff-order.schema.ts';
import { returnList } from './staff-return.list.ts';
import {
  addressBodySchema,
  cancellationBodySchema,
  inspectionBodySchema,
  noteBodySchema,
  parcelBodySchema,
  refundBodySchema,
  repeatMailBodySchema,
  staffReturnBodySchema,
  versionBodySchema,
} from './staff-write.schema.ts';

const ORDERS = '/staff/orders';
const ORDER = `${ORDERS}/{orderNumber}`;
const params = z.object({ orderNumber: idSegment });
const theOrder = {
  answers: { 200: 'The order as it is now' },
  answer: staffOrderSchema,
} as const;

export const listOrders = defineCall({
  method: 'GET',
  path: ORDERS,
  summary: 'List orders of the shops of the caller',
  by: 'staff',
  needs: 'orders:read',
  request: { query: orderList.query },
  answers: { 200: 'Orders of the page' },
  answer: orderList.answer,
  errors: [],
});

export const exportOrders = exportOf(listOrders, orderList.query.omit(ALL_PAGES));

export const getStaffOrder = defineCall({
  method: 'GET',
  path: ORDER,
  summary: 'Read an order with all that belongs to it',
  by: 'staff',
  needs: 'orders:read',
  request: { params },
  ...theOrder,
  errors: ['NOT_FOUND'],
});

export const getNextOrder = defineCall({
  method: 'GET',
  path: `${ORDER}/next`,
  summary:
    'Find the order that follows one in a list, which it may have left; after the last, the first',
  by: 'staff',
  needs: 'orders:read',
  request: { params, query: orderList.query.omit(ALL_PAGES) },
  answers: { 200: 'Its number, and how many others than this one the list has' },
  answer: z
    .object({ orderNumber: z.string().nullable(), others: z.int().min(0) })
    .meta({ id: 'NextOrder' }),
  errors: ['NOT_FOUND'],
});

export const writeOrderNote = defineCall({
  method: 'POST',
  path: `${ORDER}/notes`,
  summary: 'Write a note about an order for the staff',
  by: 'staff',
  needs: 'orders:write',
  request: { params, body: noteBodySchema },
  ...theOrder,
  errors: ['NOT_FOUND', 'IDEMPOTENCY_KEY_REUSED'],
});

/** What every write that names a version may answer. */
const conflicts = ['NOT_FOUND', 'IDEMPOTENCY_KEY_REUSED', 'CHANGED_BY_OTHERS'] as const;

export const markPicked = defineCall({
  method: 'POST',
  path: `${ORDER}/picked`,
  summary: 'Note that the items of an order are picked',
  by: 'staff',
  needs: 'orders:write',
  request: { params, body: versionBodySchema },
  ...theOrder,
  errors: [...conflicts, 'ORDER_NOT_CHANGEABLE'],
});

export const sendParcel = defineCall({
  method: 'POST',
  path: `${ORDER}/parcels`,
  summary: 'Send a parcel with some of what has still to leave',
  by: 'staff',
  needs: 'orders:write',
  request: { params, body: parcelBodySchema },
  ...theOrder,
  errors: [...conflicts, 'ORDER_NOT_CHANGEABLE', 'PARCEL_NOT_POSSIBLE'],
});

export const markDelivered = defineCall({
  method: 'POST',
  path: `${ORDER}/delivered`,
  summary: 'Note that all of an order has arrived',
  by: 'staff',
  needs: 'orders:write',
  request: { params, body: versionBodySchema },
  ...theOrder,
  errors: [...conflicts, 'ORDER_NOT_CHANGEABLE'],
});

export const changeOrderAddress = defineCall({
  method: 'PUT',
  path: `${ORDER}/address`,
  summary: 'Send an order elsewhere, as long as nothing has left',
  by: 'staff',
  needs: 'orders:write',
  request: { params, body: addressBodySchema },
  ...theOrder,
  errors: [...conflicts, 'ORDER_NOT_CHANGEABLE', 'ADDRESS_INVALID', 'COUNTRY_NOT_SERVED'],
});

export const cancelItems = defineCall({
  method: 'POST',
  path: `${ORDER}/cancellations`,
  summary: 'Cancel items that have not left; what they cost is released or paid back',
  by: 'staff',
  needs: 'orders:write',
  request: { params, body: cancellationBodySchema },
  ...theOrder,
  errors: [...conflicts, 'ORDER_NOT_CHANGEABLE'],
});

export const declareStaffReturn = defineCall({
  method: 'POST',
  path: `${ORDER}/returns`,
  summary: 'Declare a return for a customer, also once the time for it is over',
  by: 'staff',
  needs: 'returns:write',
  request: { params, body: staffReturnBodySchema },
  ...theOrder,
  errors: [...conflicts, 'RETURN_NOT_POSSIBLE'],
});

export const refundOrder = defineCall({
  method: 'POST',
  path: `${ORDER}/refunds`,
  summary: 'Pay a part of an order back by hand',
  by: 'staff',
  needs: 'refunds:write',
  request: { params, body: refundBodySchema },
  ...theOrder,
  errors: [...conflicts, 'REFUND_NOT_POSSIBLE', 'REFUND_LIMIT_REACHED'],
});

export const settleFailedRefund = defineCall({
  method: 'POST',
  path: `${ORDER}/refunds/{refundId}/settlement`,
  summary: 'Note that a refund which failed was paid another way',
  by: 'staff',
  needs: 'refunds:write',
  request: {
    params: params.extend({ refundId: z.string().regex(/^[\w-]{1,60}$/) }),
    body: versionBodySchema,
  },
  ...theOrder,
  errors: [...conflicts, 'REFUND_NOT_POSSIBLE'],
});

export const listReturns = defineCall({
  method: 'GET',
  path: '/staff/returns',
  summary: 'List returns of the shops of the caller',
  by: 'staff',
  needs: 'orders:read',
  request: { query: returnList.query },
  answers: { 200: 'Returns of the page' },
  answer: returnList.answer,
  errors: [],
});

export const inspectReturn = defineCall({
  method: 'POST',
  path: '/staff/returns/{returnId}/inspection',
  summary: 'Note what was found of a return that has come, item by item',
  by: 'staff',
  needs: 'returns:write',
  request: { params: z.object({ returnId: idSegment }), body: inspectionBodySchema },
  ...theOrder,
  errors: [...conflicts, 'INSPECTION_NOT_POSSIBLE', 'EXCHANGE_NOT_POSSIBLE'],
});

export const repeatOrderMail = defineCall({
  method: 'POST',
  path: `${ORDER}/mails/{mailId}/again`,
  summary: 'Write a mail about an order again, to the e-mail that the customer has now',
  by: 'staff',
  needs: 'orders:write',
  request: { params: params.extend({ mailId: z.uuid() }), body: repeatMailBodySchema },
  ...theOrder,
  errors: ['NOT_FOUND', 'IDEMPOTENCY_KEY_REUSED', 'MAIL_NOT_REPEATABLE'],
});

const theFile = {
  answers: { 200: 'A PDF in base64, and its name' },
  answer: downloadFileSchema,
  errors: ['NOT_FOUND'],
} as const;

/** `xml` is the data that the PDF carries inside, as Cross Industry Invoice. */
const paperQuery = z.object({ format: z.enum(['pdf', 'xml']).default('pdf') });

export const getStaffInvoice = defineCall({
  method: 'GET',
  path: `${ORDER}/invoice`,
  summary: 'Read the invoice of a paid order, on paper or as data (EN 16931)',
  by: 'staff',
  needs: 'orders:read',
  request: { params, query: paperQuery },
  ...theFile,
});

export const getCreditNote = defineCall({
  method: 'GET',
  path: `${ORDER}/refunds/{refundId}/credit-note`,
  summary: 'Read the credit note of a return that was paid back, or of a refund by hand',
  by: 'staff',
  needs: 'orders:read',
  request: {
    params: params.extend({ refundId: z.string().regex(/^[\w-]{1,60}$/) }),
    query: paperQuery,
  },
  ...theFile,
});

export const getPackingSlip = defineCall({
  method: 'GET',
  path: `${ORDER}/packing-slip`,
  summary: 'Read the slip of a parcel, or of what has still to leave',
  by: 'staff',
  needs: 'orders:read',
  request: {
    params,
    query: z.object({ parcel: z.coerce.number<number>().int().min(1).max(1_000).optional() }),
  },
  ...theFile,
});

export const getStaffReturnLabel = defineCall({
  method: 'GET',
  path: `${ORDER}/returns/{returnNumber}/label`,
  summary: 'Read the label of a return that is still to be sent',
  by: 'staff',
  needs: 'orders:read',
  request: { params: params.extend({ returnNumber: returnNumberSchema }) },
  ...theFile,
});
