import { z } from 'zod';
import { cartAddressSchema } from '#src/domain/address/address.schema.ts';
import { skuText } from '#src/domain/wire/request-parts.ts';
import { inspectedLineSchema, lineShareSchema, returnedLineSchema } from './order.schema.ts';
import { RETURN_WAYS } from './order.values.ts';
import { CANCELLATION_REASONS, REFUND_REASONS } from './staff-order.ts';

/** What every write of the staff says: which form sent it, and which version it was filled in for. */
export const staffWrite = { changeId: z.uuid(), version: z.int().min(1) } as const;

export const noteBodySchema = z.strictObject({
  changeId: staffWrite.changeId,
  text: z.string().trim().min(1).max(2_000),
});

const lines = z.array(lineShareSchema).min(1).max(100);
const carrier = z.string().trim().min(1).max(60);
const trackingNumber = z.string().trim().max(60).default('');

/** Nothing but which form. */
export const repeatMailBodySchema = z.strictObject({ changeId: staffWrite.changeId });

/** Nothing but which form, for which version. */
export const versionBodySchema = z.strictObject(staffWrite);

/** Some items of an order that leave together. */
export const parcelBodySchema = z.strictObject({ ...staffWrite, carrier, trackingNumber, lines });

export const addressBodySchema = z.strictObject({
  ...staffWrite,
  address: z.strictObject(cartAddressSchema.shape),
});

export const cancellationBodySchema = z.strictObject({
  ...staffWrite,
  lines,
  reason: z.enum(CANCELLATION_REASONS),
});

export const staffReturnBodySchema = z.strictObject({
  ...staffWrite,
  lines: z.array(returnedLineSchema).min(1).max(100),
  way: z.enum(RETURN_WAYS).nullable().default(null),
});

export const inspectionBodySchema = z.strictObject({
  ...staffWrite,
  /** What was found of each item that came. */
  inspected: z.array(inspectedLineSchema).max(200),
  /** What goes out for those that are exchanged: another size of the same. */
  exchanges: z
    .array(lineShareSchema.extend({ sku: skuText }))
    .max(100)
    .default([]),
  /** Nothing is taken off for the label after all: what came is not as it was agreed. */
  waivesFee: z.boolean().default(false),
});

export const refundBodySchema = z.strictObject({
  ...staffWrite,
  centAmount: z.int().min(1).max(10_000_000),
  reason: z.enum(REFUND_REASONS),
});
