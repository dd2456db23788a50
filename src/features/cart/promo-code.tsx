import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useEffect, useState } from 'react';
import type { HeldBack } from '#src/domain/cart/cart.schema.ts';
import type { ShopperCart } from '#src/domain/cart/cart.ts';
import type { HeldBackReason } from '#src/domain/cart/cart.values.ts';
import type { ErrorCode } from '#src/domain/errors.ts';
import type { Currency } from '#src/domain/money/money.ts';
import { readClientError } from '#src/features/failures/client-error.ts';
import { ERROR_MESSAGES } from '#src/i18n/errors.ts';
import { usePrices } from '#src/i18n/use-prices.ts';
import { Announced, announce } from '#src/ui/announce.tsx';
import { Button } from '#src/ui/button.tsx';
import { TextField } from '#src/ui/field.tsx';
import { cluster, flow, promoForm, text } from '#styles/recipes';
import { useAddPromoCode, useRemovePromoCode } from './cart.mutations.ts';

type HeldBackProps = { heldBack: HeldBack; currency: Currency };

/** Why a code takes nothing off, and what mends that. */
function HeldBackNote({ heldBack, currency }: HeldBackProps) {
  const { t, i18n } = useLingui();
  const { price } = usePrices();
  const minimum = price(heldBack.minimumCentAmount, currency, { dropZero: true });
  const missing = price(heldBack.missingCentAmount, currency, { dropZero: true });
  const sentences: Record<HeldBackReason, ReactNode> = {
    minimum: t`This code applies from ${minimum}: add ${missing} more.`,
    expired: i18n._(ERROR_MESSAGES.PROMO_CODE_EXPIRED),
    used: i18n._(ERROR_MESSAGES.PROMO_CODE_ALREADY_USED),
    'out-of-stock': t`The gift that comes with this code has sold out.`,
    items: (
      <Plural
        value={heldBack.missingItems ?? 1}
        one="Add one more item that this code applies to."
        other="Add # more items that this code applies to."
      />
    ),
    'no-goods': i18n._(ERROR_MESSAGES.PROMO_CODE_NO_GOODS),
    outdone: t`Another offer in your cart saves you more.`,
    'used-up': i18n._(ERROR_MESSAGES.PROMO_CODE_USED_UP),
  };
  return (
    <Announced className={text({ tone: 'muted', size: 'sm' })}>
      {sentences[heldBack.reason]}
    </Announced>
  );
}

/** The codes of the cart: flagged ones were refused and are not listed. */
function AppliedCodes({ cart }: { cart: ShopperCart }) {
  const { t } = useLingui();
  const remove = useRemovePromoCode();
  const applied = cart.discountCode.filter(
    ({ productOutOfStock }) => productOutOfStock.length === 0,
  );
  return applied.map(({ code, heldBack }) => (
    <div key={code}>
      <p className={cluster({ spread: 'between' })}>
        <strong>{code}</strong>
        <Button
          look="quiet"
          aria-label={t`Remove code ${code}`}
          onClick={() => remove.mutate({ code })}
        >
          <Trans>Remove</Trans>
        </Button>
      </p>
      {heldBack !== undefined && (
        <HeldBackNote heldBack={heldBack} currency={cart.totalPrice.currencyCode} />
      )}
    </div>
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
  const { error: failure } = add;
  const sentence = failure === null ? undefined : ERROR_MESSAGES[codeOf(failure)];
  useEffect(() => {
    // The focus is on the button; and a code may be refused twice with the same sentence.
    if (failure !== null) announce(i18n._(ERROR_MESSAGES[codeOf(failure)]));
  }, [i18n, failure]);
  return (
    <div className={flow({ gap: '2' })}>
      <form
        className={promoForm()}
        onSubmit={(event) => {
          event.preventDefault();
          const entered = code.trim();
          if (entered !== '') add.mutate({ code: entered }, () => setCode(''));
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
          error={sentence && i18n._(sentence)}
        />
        <Button type="submit" look="outline" isBusy={add.isPending}>
          <Trans>Apply</Trans>
        </Button>
      </form>
      <AppliedCodes cart={cart} />
    </div>
  );
}
