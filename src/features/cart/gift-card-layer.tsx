import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { GIFT_CARD_LENGTHS } from '#src/domain/cart/cart-extras.ts';
import {
  type GiftCardField,
  giftCardProblems,
  readAmount,
  type TypedGiftCard,
} from '#src/domain/gift-card/gift-card-form.ts';
import { toDecimal } from '#src/domain/money/money.ts';
import type { DomainParams } from '#src/domain/shop/web-domain.schema.ts';
import { readClientError } from '#src/features/failures/client-error.ts';
import { useShop } from '#src/features/shop/shop-provider.tsx';
import { ERROR_MESSAGES } from '#src/i18n/errors.ts';
import { usePrices } from '#src/i18n/use-prices.ts';
import { Button } from '#src/ui/button.tsx';
import { TextAreaField, TextField } from '#src/ui/field.tsx';
import { Layer } from '#src/ui/layer.tsx';
import { type Problems, useCheckedForm } from '#src/ui/use-checked-form.ts';
import { flow, text } from '#styles/recipes';
import { useAddGiftCard } from './use-cart-extras.ts';

type GiftCardLayerProps = { bounds: NonNullable<DomainParams['giftCard']>; onClose: () => void };

const readText = (form: FormData, name: GiftCardField) => {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
};

function readForm(data: FormData): TypedGiftCard {
  return {
    amount: readText(data, 'amount'),
    recipientName: readText(data, 'recipientName'),
    recipientEmail: readText(data, 'recipientEmail'),
    message: readText(data, 'message'),
  };
}

/** Amount, recipient and a few words; what is typed stays until the card is in the cart (GFT-01). */
export function GiftCardLayer({ bounds, onClose }: GiftCardLayerProps) {
  const { t, i18n } = useLingui();
  const { price } = usePrices();
  const { devise } = useShop().parameters;
  // One key, however often it is tried (F11).
  const [idempotencyKey] = useState(() => crypto.randomUUID());
  const add = useAddGiftCard({ isToasted: false });
  const { form, problems } = useCheckedForm({
    read: (data) => {
      const typed = readForm(data);
      return { ...typed, cents: readAmount(typed.amount) };
    },
    problemsOf: (typed): Problems<'wrong'> =>
      Object.fromEntries(giftCardProblems(typed, bounds).map((field) => [field, 'wrong'])),
    onValid: ({ cents, ...typed }) => {
      if (cents !== null) add.mutate({ ...typed, amount: cents, idempotencyKey }, onClose);
    },
  });
  const min = price(bounds.minAmount, devise, { dropZero: true });
  const max = price(bounds.maxAmount, devise, { dropZero: true });
  const errorOf = (field: GiftCardField, sentence: string) =>
    problems[field] === undefined ? undefined : sentence;

  return (
    <Layer isOpen onClose={onClose} title={t`Gift card`} closeLabel={t`Close`}>
      <form
        {...form}
        className={flow({ gap: '6' })}
        onInput={() => {
          if (add.isError) add.reset();
        }}
      >
        <TextField
          label={t`Amount`}
          name="amount"
          inputMode="decimal"
          autoComplete="off"
          defaultValue={String(toDecimal(bounds.preselectedAmount))}
          hint={t`From ${min} to ${max}`}
          error={errorOf('amount', t`Please enter an amount from ${min} to ${max}.`)}
        />
        <TextField
          label={t`Recipient’s name`}
          name="recipientName"
          autoComplete="off"
          error={errorOf(
            'recipientName',
            t`Please say whom the card is for, in at most ${GIFT_CARD_LENGTHS.recipientName} characters.`,
          )}
        />
        <TextField
          label={t`Recipient’s email`}
          name="recipientEmail"
          type="email"
          autoComplete="off"
          error={errorOf(
            'recipientEmail',
            t`Please enter the recipient’s email address, such as name@example.com.`,
          )}
        />
        <TextAreaField
          label={t`Your message`}
          optionalLabel={t`(optional)`}
          name="message"
          rows={4}
          hint={t`Up to ${GIFT_CARD_LENGTHS.message} characters`}
          error={errorOf(
            'message',
            t`Please shorten your message to ${GIFT_CARD_LENGTHS.message} characters.`,
          )}
        />
        {add.error !== null && (
          <p role="alert" className={text({ tone: 'danger' })}>
            {i18n._(ERROR_MESSAGES[readClientError(add.error).code])}
          </p>
        )}
        <Button type="submit" width="full" isBusy={add.isPending}>
          <Trans>Add to cart</Trans>
        </Button>
      </form>
    </Layer>
  );
}
