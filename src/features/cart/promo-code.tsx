import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { ErrorCode } from '#src/contract/errors.ts';
import type { ShopperCart } from '#src/domain/cart.ts';
import { readClientError } from '#src/features/failures/client-error.ts';
import { ERROR_MESSAGES } from '#src/i18n/errors.ts';
import { Button } from '#src/ui/button.tsx';
import { TextField } from '#src/ui/field.tsx';
import { cluster, flow, promoForm } from '#styles/recipes';
import { useAddPromoCode, useRemovePromoCode } from './cart.mutations.ts';

/** The codes that count: flagged ones were refused and are not listed. */
function AppliedCodes({ cart }: { cart: ShopperCart }) {
  const { t } = useLingui();
  const remove = useRemovePromoCode();
  const applied = cart.discountCode.filter(
    ({ productOutOfStock }) => productOutOfStock.length === 0,
  );
  return applied.map(({ code }) => (
    <p key={code} className={cluster({ spread: 'between' })}>
      <strong>{code}</strong>
      <Button
        look="quiet"
        aria-label={t`Remove code ${code}`}
        onClick={() => remove.mutate({ code })}
      >
        <Trans>Remove</Trans>
      </Button>
    </p>
  ));
}

/** What could not be a code is, to a shopper, a code that we do not know. */
function codeOf(error: Error): ErrorCode {
  const { code } = readClientError(error);
  return code === 'BAD_REQUEST' ? 'PROMO_CODE_UNKNOWN' : code;
}

/** A code that is wrong stays in its field, with the reason below it. */
export function PromoCode({ cart }: { cart: ShopperCart }) {
  const { t, i18n } = useLingui();
  const add = useAddPromoCode();
  const [code, setCode] = useState('');
  const error = add.error === null ? undefined : i18n._(ERROR_MESSAGES[codeOf(add.error)]);
  return (
    <div className={flow({ gap: '2' })}>
      <form
        className={promoForm()}
        onSubmit={(event) => {
          event.preventDefault();
          const entered = code.trim();
          if (entered !== '') add.mutate({ code: entered }, { onSuccess: () => setCode('') });
        }}
      >
        <TextField
          label={t`Promo code`}
          value={code}
          onChange={(event) => {
            setCode(event.target.value);
            if (add.isError) add.reset();
          }}
          autoCapitalize="characters"
          autoComplete="off"
          spellCheck={false}
          error={error}
        />
        <Button type="submit" look="outline" isBusy={add.isPending}>
          <Trans>Apply</Trans>
        </Button>
      </form>
      <AppliedCodes cart={cart} />
    </div>
  );
}
