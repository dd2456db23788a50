import type { CartAddress } from '#src/domain/address.ts';
import { displayName } from '#src/domain/display-name.ts';
import { useFormats } from '#src/i18n/use-formats.ts';
import { text } from '#styles/recipes';

type Postal = Pick<
  CartAddress,
  'firstName' | 'lastName' | 'line1' | 'line2' | 'line3' | 'line4' | 'zipCode' | 'city' | 'country'
>;

/** An address as it stands on an envelope; kept in upper case, shown as people write. */
export function PostalAddress({ address }: { address: Postal }) {
  const { country } = useFormats();
  const { firstName, lastName, line1, line2, line3, line4, zipCode, city } = address;
  const lines = [`${firstName} ${lastName}`, line1, line2, line3, line4].filter(
    (line) => line.trim() !== '',
  );
  return (
    <address className={text({ size: 'sm', tone: 'address' })}>
      {lines.map((line) => (
        <span key={line}>{displayName(line)}</span>
      ))}
      <span>
        {zipCode} {displayName(city)}
      </span>
      <span>{country(address.country)}</span>
    </address>
  );
}
