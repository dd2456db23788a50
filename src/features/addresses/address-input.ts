import * as v from 'valibot';
import type { CartAddress } from '#src/domain/address/address.schema.ts';
import { type AddressField, TYPED_FIELDS } from '#src/domain/address/address.ts';
import { tidyLine } from '#src/domain/text/typed-text.ts';

/** Far above what a line may hold: the rules of addresses say at the field what is too long. */
const text = v.pipe(v.string(), v.maxLength(200), v.transform(tidyLine));

/** An address as a form sends it: text of bounded length; the rules come after. */
export const addressInputSchema = v.object({
  lastName: text,
  firstName: text,
  line1: text,
  line2: text,
  line3: text,
  line4: text,
  city: text,
  country: v.pipe(v.string(), v.regex(/^[A-Z]{2}$/)),
  zipCode: text,
  phoneNumber: text,
  phoneNumberCountry: v.pipe(v.string(), v.regex(/^[A-Za-z]{0,3}$/)),
  quality: text,
  phoneNumberQuality: text,
  asTyped: v.optional(v.partial(v.object(v.entriesFromList(TYPED_FIELDS, text)))),
}) satisfies v.GenericSchema<CartAddress, CartAddress> & { entries: Record<AddressField, unknown> };
