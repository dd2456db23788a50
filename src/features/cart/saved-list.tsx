import { Trans, useLingui } from '@lingui/react/macro';
import { ItemRow } from '#src/features/merchandise/item-row.tsx';
import { useRowFocus } from '#src/features/undo/use-row-focus.ts';
import { announce } from '#src/ui/announce.tsx';
import { Button } from '#src/ui/button.tsx';
import { cartLine, cluster, flow, heading, text } from '#styles/recipes';
import { useShowAdded } from './added-item.ts';
import { useAddSaved } from './cart.mutations.ts';
import { ColourAndSize } from './colour-and-size.tsx';
import type { SavedItem } from './saved-items.ts';

type SavedRowProps = { item: SavedItem; onDrop: () => void };

function SavedRow({ item, onDrop }: SavedRowProps) {
  const { t } = useLingui();
  const add = useAddSaved();
  const showAdded = useShowAdded();
  const row = useRowFocus<HTMLLIElement>(false);
  const { sku, name, size, sizeScale, colour, optionId } = item;
  const remove = () => {
    onDrop();
    announce(t`${name} removed`);
  };
  return (
    <li ref={row} className={cartLine().row}>
      <ItemRow name={name} optionId={optionId} product={item}>
        <p className={text({ tone: 'muted', size: 'sm' })}>
          <ColourAndSize colour={colour} size={size} scale={sizeScale} />
        </p>
        <div className={cluster({ gap: '6' })}>
          <Button
            look="outline"
            isBusy={add.isPending}
            aria-label={t`Move to cart: ${name}, ${size}`}
            onClick={() =>
              add.mutate({ sku }, (cart) => {
                onDrop();
                showAdded({ sku, name }, cart);
              })
            }
          >
            <Trans>Move to cart</Trans>
          </Button>
          <Button look="quiet" onClick={remove} aria-label={t`Remove: ${name}, ${size}`}>
            <Trans>Remove</Trans>
          </Button>
        </div>
      </ItemRow>
    </li>
  );
}

type SavedListProps = { items: readonly SavedItem[]; onDrop: (sku: string) => void };

/** Items saved for later; one that is sold out stays until it is removed. */
export function SavedList({ items, onDrop }: SavedListProps) {
  if (items.length === 0) return null;
  return (
    <section className={flow({ gap: '6' })} aria-labelledby="saved">
      <h2 id="saved" className={heading({ size: 'section' })}>
        <Trans>Saved for later</Trans>
      </h2>
      <ul className={flow({ gap: '6' })}>
        {items.map((item) => (
          <SavedRow key={item.sku} item={item} onDrop={() => onDrop(item.sku)} />
        ))}
      </ul>
    </section>
  );
}
