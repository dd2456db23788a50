import { useLingui } from '@lingui/react/macro';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { email as isEmail, required, TextInput } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import type { CartAddress } from '#src/domain/address/address.schema.ts';
import { shownAddress } from '#src/domain/address/address.ts';
import { findKnownCustomer } from '#src/domain/draft-order/draft-order.calls.ts';
import { isEmail as isWhole } from '#src/domain/newsletter/email.ts';
import type { OnlineLocale } from '#src/domain/shop/locales.ts';
import { ask } from '../calls/ask.ts';
import { useSettled } from '../look/use-settled.ts';

/** The customer who has the typed e-mail; undefined until it is one, and looked for. */
function useKnown(shop: OnlineLocale) {
  const typed: unknown = useWatch({ name: 'email' });
  const email = useSettled(typeof typed === 'string' ? typed.trim() : '');
  const { data } = useQuery({
    queryKey: [findKnownCustomer.path, shop, email],
    queryFn: ({ signal }) => ask(findKnownCustomer, { body: { shop, email } }, signal),
    enabled: isWhole(email),
    retry: false,
  });
  return isWhole(email) ? data?.customer : undefined;
}

const lineOf = (address: CartAddress) => {
  const { firstName, lastName, line1, zipCode, city } = shownAddress(address);
  return `${firstName} ${lastName}, ${line1}, ${zipCode} ${city}`;
};

/** The e-mail of the customer, with whom it belongs to. */
export function CustomerInput({ shop }: { shop: OnlineLocale }) {
  const { t } = useLingui();
  const known = useKnown(shop);
  return (
    <>
      <TextInput
        source="email"
        label={t`Email address of the customer`}
        autoComplete="off"
        validate={[required(), isEmail()]}
      />
      <Typography role="status" variant="body2" color="textSecondary">
        {known === null &&
          t`No customer that you may see has this email: the link creates an account.`}
        {known != null && t`Customer: ${known.name}`}
      </Typography>
    </>
  );
}

/** The saved addresses of the typed customer: the chosen one fills the fields below. */
export function SavedAddresses({ shop }: { shop: OnlineLocale }) {
  const { t } = useLingui();
  const { setValue } = useFormContext();
  const addresses = useKnown(shop)?.addresses ?? [];
  if (addresses.length === 0) return null;
  return (
    <TextField
      select
      size="small"
      label={t`Saved addresses`}
      defaultValue=""
      sx={{ mb: 2 }}
      onChange={({ target }) => {
        const chosen = addresses[Number(target.value)];
        if (chosen === undefined) return;
        for (const [name, value] of Object.entries(shownAddress(chosen))) {
          setValue(name, value, { shouldDirty: true, shouldValidate: true });
        }
      }}
    >
      {addresses.map((address, index) => (
        <MenuItem key={lineOf(address)} value={String(index)}>
          {lineOf(address)}
        </MenuItem>
      ))}
    </TextField>
  );
}
