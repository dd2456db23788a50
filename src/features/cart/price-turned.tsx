import { Trans } from '@lingui/react/macro';
import type { LineItem } from '#src/domain/cart/cart.schema.ts';
import { usePrices } from '#src/i18n/use-prices.ts';
import { Announced } from '#src/ui/announce.tsx';
import { text, unseen } from '#styles/recipes';

type LineProps = { line: LineItem };

/** What one costs now, and cost when it was put in; nothing where that is the same. */
export function PriceTurned({ line: { formerPrice, product } }: LineProps) {
  const { money, price } = usePrices();
  if (formerPrice === undefined) return null;
  const { centAmount, currency } = product.price;
  const now = price(centAmount, currency);
  const former = money(formerPrice);
  return centAmount < formerPrice.centAmount ? (
    <Trans>
      The price has gone down since you added it: now {now} instead of {former}.
    </Trans>
  ) : (
    <Trans>
      The price has gone up since you added it: now {now} instead of {former}.
    </Trans>
  );
}

/** The same on a page of its cart, where a screen reader says it, too. */
export function TurnedNotice({ line }: LineProps) {
  if (line.formerPrice === undefined) return null;
  return (
    <Announced key={line.product.price.centAmount} className={text({ size: 'sm' })}>
      <span className={unseen()}>{`${line.product.name}, `}</span>
      <strong>
        <PriceTurned line={line} />
      </strong>
    </Announced>
  );
}
