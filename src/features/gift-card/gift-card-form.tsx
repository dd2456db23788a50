import { Trans, useLingui } from '@lingui/react/macro';
import { useHydrated, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { GIFT_CARD_LENGTHS } from '#src/domain/cart/cart-extras.ts';
import {
  giftCardPicture,
  lastSendingDay,
  suggestedAmounts,
} from '#src/domain/gift-card/bought-card.ts';
import { GIFT_CARD_DESIGNS, type GiftCardDesign } from '#src/domain/gift-card/gift-card.ts';
import {
  type GiftCardField,
  giftCardProblems,
  type TypedGiftCard,
} from '#src/domain/gift-card/gift-card-form.ts';
import { toDecimal } from '#src/domain/money/money.ts';
import { readAmount } from '#src/domain/money/typed-amount.ts';
import { shopDay } from '#src/domain/shop/shop-day.ts';
import type { DomainParams } from '#src/domain/shop/web-domain.schema.ts';
import { useAddGiftCard } from '#src/features/cart/use-cart-extras.ts';
import { readClientError } from '#src/features/failures/client-error.ts';
import { useShop } from '#src/features/shop/shop-provider.tsx';
import { ERROR_MESSAGES } from '#src/i18n/errors.ts';
import { useLocale } from '#src/i18n/use-locale.ts';
import { usePrices } from '#src/i18n/use-prices.ts';
import { Button } from '#src/ui/button.tsx';
import { ChoiceGroup } from '#src/ui/choice-group.tsx';
import { TextAreaField, TextField } from '#src/ui/field.tsx';
import { type Problems, typedText, useCheckedForm } from '#src/ui/use-checked-form.ts';
import { flow, giftCard, text } from '#styles/recipes';

type Bounds = NonNullable<DomainParams['giftCard']>;

function readForm(data: FormData): TypedGiftCard {
  return {
    amount: typedText(data, 'amount'),
    recipientName: typedText(data, 'recipientName'),
    recipientEmail: typedText(data, 'recipientEmail'),
    senderName: typedText(data, 'senderName'),
    message: typedText(data, 'message'),
    sendOn: typedText(data, 'sendOn'),
  };
}

/** What each picture shows, for those who do not see it. */
function useDesignNames(): Record<GiftCardDesign, string> {
  const { t } = useLingui();
  return { window: t`Window at night`, ribbon: t`Red ribbon`, garden: t`Garden` };
}

/** What of a card is seen while it is filled in; the amount as it is typed. */
export type ShownCard = { amount: string; design: GiftCardDesign };

type GiftCardFormProps = {
  bounds: Bounds;
  card: ShownCard;
  onChange: (card: ShownCard) => void;
};

function Amount({
  bounds,
  amount,
  error,
  onChange,
}: {
  bounds: Bounds;
  amount: string;
  error: string | undefined;
  onChange: (amount: string, isChosen: boolean) => void;
}) {
  const { t } = useLingui();
  const { price } = usePrices();
  const { devise } = useShop().parameters;
  const written = (cents: number) => price(cents, devise, { dropZero: true });
  const min = written(bounds.minAmount);
  const max = written(bounds.maxAmount);
  const cents = readAmount(amount);
  return (
    <div className={flow({ gap: '4' })}>
      <ChoiceGroup
        name="suggested"
        legend={t`Popular amounts`}
        choices={suggestedAmounts(bounds).map((one) => ({ key: String(one), label: written(one) }))}
        selected={cents === null ? null : String(cents)}
        onSelect={(key) => onChange(String(toDecimal(Number(key))), true)}
      />
      <TextField
        label={t`Amount`}
        name="amount"
        inputMode="decimal"
        autoComplete="off"
        value={amount}
        onChange={({ currentTarget }) => onChange(currentTarget.value, false)}
        hint={t`From ${min} to ${max}`}
        error={error && t`Please enter an amount from ${min} to ${max}.`}
      />
    </div>
  );
}

function Design({
  design,
  onChange,
}: {
  design: GiftCardDesign;
  onChange: (design: GiftCardDesign) => void;
}) {
  const { t } = useLingui();
  const names = useDesignNames();
  return (
    <ChoiceGroup
      name="design"
      legend={t`Picture`}
      value={names[design]}
      choices={GIFT_CARD_DESIGNS.map((key) => ({
        key,
        label: names[key],
        face: (
          <img
            src={giftCardPicture(key, 'svg')}
            alt=""
            loading="lazy"
            className={giftCard().choice}
          />
        ),
      }))}
      selected={design}
      onSelect={(key) => {
        const chosen = GIFT_CARD_DESIGNS.find((one) => one === key);
        if (chosen !== undefined) onChange(chosen);
      }}
    />
  );
}

/** Amount, picture, both names, a few words and the day; then it is in the cart (GFT-01). */
export function GiftCardForm({ bounds, card, onChange }: GiftCardFormProps) {
  const { t, i18n } = useLingui();
  const locale = useLocale();
  const navigate = useNavigate();
  const isHydrated = useHydrated();
  const { countryCodeISO2 } = useShop().parameters;
  // One key, however often it is tried (F11).
  const [idempotencyKey] = useState(() => crypto.randomUUID());
  const add = useAddGiftCard({ isToasted: false });
  const { design } = card;
  const today = () => shopDay(new Date(), countryCodeISO2);
  const { form, problems, reset } = useCheckedForm({
    read: (data) => {
      const typed = readForm(data);
      return { ...typed, cents: readAmount(typed.amount) };
    },
    problemsOf: (typed): Problems<'wrong'> =>
      Object.fromEntries(giftCardProblems(typed, bounds, today()).map((field) => [field, 'wrong'])),
    onValid: ({ cents, sendOn, ...typed }) => {
      if (cents === null) return;
      add.mutate(
        { ...typed, amount: cents, design, sendOn: sendOn === '' ? null : sendOn, idempotencyKey },
        () => void navigate({ to: '/$locale/cart', params: { locale } }),
      );
    },
  });
  const errorOf = (field: GiftCardField, sentence: string) =>
    problems[field] === undefined ? undefined : sentence;

  return (
    <form
      {...form}
      className={flow({ gap: '6' })}
      onInput={() => {
        if (add.isError) add.reset();
      }}
    >
      <Amount
        bounds={bounds}
        amount={card.amount}
        error={problems.amount}
        onChange={(amount, isChosen) => {
          onChange({ ...card, amount });
          // Set by script, the field tells nobody that it is right now.
          if (isChosen) reset();
        }}
      />
      <Design design={design} onChange={(chosen) => onChange({ ...card, design: chosen })} />
      <TextField
        label={t`Recipient’s name`}
        name="recipientName"
        autoComplete="off"
        error={errorOf(
          'recipientName',
          t`Please say who the card is for, in at most ${GIFT_CARD_LENGTHS.recipientName} characters and without links.`,
        )}
      />
      <TextField
        label={t`Recipient’s email`}
        name="recipientEmail"
        type="email"
        autoComplete="off"
        error={errorOf(
          'recipientEmail',
          t`Please enter the recipient’s email address, such as name@mail.example.`,
        )}
      />
      <TextField
        label={t`Your name`}
        name="senderName"
        autoComplete="name"
        hint={t`The email says that the card is from you.`}
        error={errorOf(
          'senderName',
          t`Please say who the card is from, in at most ${GIFT_CARD_LENGTHS.senderName} characters and without links.`,
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
      <TextField
        label={t`Delivery date`}
        optionalLabel={t`(optional)`}
        name="sendOn"
        type="date"
        // Which day it is the browser says.
        {...(isHydrated && { min: today(), max: lastSendingDay(today()) })}
        hint={t`We send the card that morning, or right after payment if you leave this empty.`}
        error={errorOf(
          'sendOn',
          t`Please choose a day within the next year, today at the earliest.`,
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
  );
}
