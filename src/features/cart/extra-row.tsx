import { Trans, useLingui } from '@lingui/react/macro';
import type { CartGiftCard } from '#src/domain/cart/cart.schema.ts';
import { usePrices } from '#src/i18n/use-prices.ts';
import { Button } from '#src/ui/button.tsx';
import { Icon } from '#src/ui/icon.tsx';
import { cartLine, extraTile, text } from '#styles/recipes';
import { useCartChoices } from './cart-choices.functions.ts';
import { EXTRA_ICONS, type ExtraEntry, extraPrice, useExtraName } from './cart-extras.ts';

function Recipient({ card }: { card: CartGiftCard }) {
  const { recipientName, recipientEmail, message } = card;
  const muted = text({ tone: 'muted', size: 'sm' });
  return (
    <>
      <p className={muted}>
        <Trans>For: {recipientName}</Trans>
      </p>
      <p className={muted}>{recipientEmail}</p>
      {message !== '' && <p className={muted}>{message}</p>}
    </>
  );
}

/** What is collected for, in the words of the shop. */
function Cause({ id }: { id: string }) {
  const cause = useCartChoices()?.donations.find((choice) => choice.id === id);
  return cause?.label ?? <Trans>Thank you for giving.</Trans>;
}

function Facts({ entry }: { entry: ExtraEntry }) {
  if (entry.kind === 'gift-card') return <Recipient card={entry.card} />;
  return (
    <p className={text({ tone: 'muted', size: 'sm' })}>
      {entry.kind === 'donation' ? (
        <Cause id={entry.donation.id} />
      ) : (
        <Trans>You collect points from this very order.</Trans>
      )}
    </p>
  );
}

type ExtraRowProps = { entry: ExtraEntry; currency: string; onRemove: () => void };

/** A loyalty card, a gift card or a donation in the cart. */
export function ExtraRow({ entry, currency, onRemove }: ExtraRowProps) {
  const { t } = useLingui();
  const { price } = usePrices();
  const name = useExtraName()(entry);
  const styles = cartLine();
  const amount = price(extraPrice(entry), currency);
  return (
    <article className={styles.root} aria-label={name}>
      <span className={extraTile({ kind: entry.kind })}>
        <Icon name={EXTRA_ICONS[entry.kind]} />
      </span>
      <div className={styles.facts}>
        <h2 className={styles.name}>{name}</h2>
        <Facts entry={entry} />
        <p>
          <Button look="quiet" onClick={onRemove} aria-label={t`Remove: ${name}, ${amount}`}>
            <Trans>Remove</Trans>
          </Button>
        </p>
      </div>
      <p className={styles.total}>{amount}</p>
    </article>
  );
}
