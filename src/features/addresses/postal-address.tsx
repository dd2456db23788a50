import { type BillingAddress, type CartAddress, shownAddress } from '#src/domain/address.ts';
import { useFormats } from '#src/i18n/use-formats.ts';
import { text } from '#styles/recipes';

/** A billing address of the account is a place without names. */
const NOBODY = { firstName: '', lastName: '' };

/** An address as it stands on an envelope; sent in upper case, shown as people write. */
export function PostalAddress({ address }: { address: CartAddress | BillingAddress }) {
  const { country } = useFormats();
  const { line1, line2, line3, line4, zipCode, city } = shownAddress(address);
  const { firstName, lastName } = shownAddress({ ...NOBODY, ...address });
  const lines = [`${firstName} ${lastName}`, line1, line2, line3, line4].filter(
    (line) => line.trim() !== '',
  );
  return (
    <address className={text({ size: 'sm', tone: 'address' })}>
      {lines.map((line) => (
        <span key={line}>{line}</span>
      ))}
      <span>
        {zipCode} {city}
      </span>
      <span>{country(address.country)}</span>
    </address>
  );
}
