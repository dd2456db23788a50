import { Trans, useLingui } from '@lingui/react/macro';
import { PieceRow } from '#src/features/merchandise/piece-row.tsx';
import { useRowFocus } from '#src/features/undo/use-row-focus.ts';
import { announce } from '#src/ui/announce.ts';
import { Button } from '#src/ui/button.tsx';
import { cartLine, cluster, flow, heading, text } from '#styles/recipes';
import { useAddSaved } from './cart.mutations.ts';
import type { SavedPiece } from './saved-pieces.ts';
import { useTellAdded } from './use-tell-added.ts';

type SavedRowProps = { piece: SavedPiece; onDrop: () => void };

function SavedRow({ piece, onDrop }: SavedRowProps) {
  const { t } = useLingui();
  const add = useAddSaved();
  const tellAdded = useTellAdded();
  const row = useRowFocus<HTMLLIElement>(false);
  const { sku, name, size, colour, optionId } = piece;
  const remove = () => {
    onDrop();
    announce(t`${name} removed`);
  };
  return (
    <li ref={row} className={cartLine().row}>
      <PieceRow name={name} optionId={optionId} product={piece}>
        <p className={text({ tone: 'muted', size: 'sm' })}>
          <Trans>
            {colour}, size {size}
          </Trans>
        </p>
        <div className={cluster({ gap: '6' })}>
          <Button
            look="outline"
            isBusy={add.isPending}
            aria-label={t`Move to cart: ${name}, ${size}`}
            onClick={() =>
              add.mutate({ sku }, (cart) => {
                onDrop();
                tellAdded(name, cart);
              })
            }
          >
            <Trans>Move to cart</Trans>
          </Button>
          <Button look="quiet" onClick={remove} aria-label={t`Remove: ${name}, ${size}`}>
            <Trans>Remove</Trans>
          </Button>
        </div>
      </PieceRow>
    </li>
  );
}

type SavedListProps = { pieces: readonly SavedPiece[]; onDrop: (sku: string) => void };

/** What was put aside from the cart; one that is sold out stays until it is dropped. */
export function SavedList({ pieces, onDrop }: SavedListProps) {
  if (pieces.length === 0) return null;
  return (
    <section className={flow({ gap: '6' })} aria-labelledby="saved">
      <h2 id="saved" className={heading({ size: 'section' })}>
        <Trans>Saved for later</Trans>
      </h2>
      <ul className={flow({ gap: '6' })}>
        {pieces.map((piece) => (
          <SavedRow key={piece.sku} piece={piece} onDrop={() => onDrop(piece.sku)} />
        ))}
      </ul>
    </section>
  );
}
