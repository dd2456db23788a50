import type { BillingAddress, CartAddress } from '#src/domain/address/address.schema.ts';
import { personLine, placeLines } from '#src/domain/address/address.ts';
import { useFormats } from '#src/i18n/use-formats.ts';
import { text } from '#styles/recipes';

/** A billing address of the account is a place without names. */
const NOBODY = { firstName: '', lastName: '' };

/** An address as it stands on an envelope; sent in upper case, shown as people write. */
export function PostalAddress({ address }: { address: CartAddress | BillingAddress }) {
  const { country } = useFormats();
  const person = personLine({ ...NOBODY, ...address });
  const lines = [...(person === '' ? [] : [person]), ...placeLines(address)];
  return (
    <address className={text({ size: 'sm', tone: 'address' })}>
      {lines.map((line) => (
        <span key={line}>{line}</span>
      ))}
      <span>{country(address.country)}</span>
    </address>
  );
}
