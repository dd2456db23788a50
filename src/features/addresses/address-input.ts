import * as v from 'valibot';
import type { CartAddress } from '#src/domain/address.ts';

const text = (most: number) =>
  v.pipe(v.string(), v.trim(), v.maxLength(most), v.regex(/^\P{Cc}*$/u));

/** An address as a form sends it: text of bounded length; the rules come after. */
export const addressInputSchema = v.object({
  lastName: text(50),
  firstName: text(50),
  line1: text(50),
  line2: text(50),
  line3: text(50),
  line4: text(50),
  city: text(50),
  country: v.pipe(v.string(), v.regex(/^[A-Z]{2}$/)),
  zipCode: text(12),
  phoneNumber: text(20),
  phoneNumberCountry: v.pipe(v.string(), v.regex(/^[A-Za-z]{0,3}$/)),
  quality: text(20),
  phoneNumberQuality: text(20),
  asTyped: v.optional(
    v.partial(
      v.object({
        lastName: text(50),
        firstName: text(50),
        line1: text(50),
        line2: text(50),
        line3: text(50),
        line4: text(50),
        city: text(50),
      }),
    ),
  ),
}) satisfies v.GenericSchema<CartAddress, CartAddress>;
