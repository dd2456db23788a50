import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import type { ShopperCart } from '#src/domain/cart/cart.ts';
import type { DonationChoice } from '#src/domain/shop/web-domain.schema.ts';
import { usePrices } from '#src/i18n/use-prices.ts';
import { Button } from '#src/ui/button.tsx';
import { ChoiceGroup } from '#src/ui/choice-group.tsx';
import { cartChoices, flow, heading } from '#styles/recipes';
import { useSetDonation } from './use-cart-extras.ts';

type DonationProps = { choice: DonationChoice; cart: ShopperCart };

/** One cause: an amount is suggested, and nothing is given before the button is pressed. */
function Donation({ choice, cart }: DonationProps) {
  const { price } = usePrices();
  const set = useSetDonation();
  const { id, label, amounts, preselected } = choice;
  const { currencyCode } = cart.totalPrice;
  const given = cart.donations.find((donation) => donation.id === id)?.price ?? null;
  const [chosen, choose] = useState<number | null>(null);
  const selected = chosen ?? given ?? preselected;
  const amountOf = (cents: number) => price(cents, currencyCode, { dropZero: true });
  return (
    <div className={flow({ gap: '4' })}>
      <ChoiceGroup
        name={`donation-${id}`}
        legend={label}
        choices={amounts.map((cents) => ({ key: String(cents), label: amountOf(cents) }))}
        selected={selected === null ? null : String(selected)}
        onSelect={(key) => choose(Number(key))}
      />
      {selected !== null && selected !== given && (
        <Button
          look="outline"
          isBusy={set.isPending}
          onClick={() => set.mutate({ donationId: id, centAmount: selected })}
        >
          <Trans>Donate {amountOf(selected)}</Trans>
        </Button>
      )}
    </div>
  );
}

type DonationChoicesProps = { choices: readonly DonationChoice[]; cart: ShopperCart };

/** The causes that the shop collects for. */
export function DonationChoices({ choices, cart }: DonationChoicesProps) {
  return (
    <fieldset aria-labelledby="donation" className={cartChoices().box}>
      <h2 id="donation" className={heading({ size: 'part' })}>
        <Trans>Donation</Trans>
      </h2>
      {choices.map((choice) => (
        <Donation key={choice.id} choice={choice} cart={cart} />
      ))}
    </fieldset>
  );
}
