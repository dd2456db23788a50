import type { ShippingAddress } from '#src/domain/address/address.schema.ts';

/** A parcel as a carrier takes it. */
export type ParcelToLabel = {
  /** The same for the same parcel: a carrier that is asked again answers the same label. */
  reference: string;
  orderNumber: string;
  carrier: string;
  /** Who sends it, in lines as on an envelope. */
  from: readonly string[];
  to: ShippingAddress;
  itemCount: number;
};

export type MadeLabel = { trackingNumber: string; pdf: Buffer };

export type LabelledParcel = { parcel: ParcelToLabel; made: MadeLabel };

/** Carriers that make the labels of their parcels (docs/carriers.md). */
export type CarrierLabels = {
  /** Their names, as staff choose them. */
  carriers: readonly string[];
  /** Rejects what the carrier does not take; `signal` ends what takes too long. */
  makeLabel(parcel: ParcelToLabel, signal: AbortSignal): Promise<MadeLabel>;
  /** Labels that one carrier made as one PDF, to be printed together; without it each is a file. */
  joinLabels?(labelled: readonly LabelledParcel[], signal: AbortSignal): Promise<Buffer>;
};

/** Labels are made elsewhere, and their numbers typed. */
export const NO_LABELS: CarrierLabels = {
  carriers: [],
  makeLabel: () => Promise.reject(new Error('no carrier is connected')),
};
