import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { isOfShoes } from '#src/domain/size/shoes.ts';
import type { SizeScale } from '#src/domain/size/size-scales.ts';
import type { StockAlert } from '#src/domain/wishlist/wishlist.schema.ts';
import { showFailure } from '#src/features/failures/show-failure.ts';
import { ItemRow } from '#src/features/merchandise/item-row.tsx';
import { PriceTag } from '#src/features/merchandise/price-tag.tsx';
import {
  alertSkusQuery,
  alertsQuery,
  dropAlert,
  setAlert,
} from '#src/features/stock-alerts/stock-alerts.functions.ts';
import { RemovedRow } from '#src/features/undo/removed-row.tsx';
import { useRemoved } from '#src/features/undo/use-removed.ts';
import { useRowFocus } from '#src/features/undo/use-row-focus.ts';
import { Button } from '#src/ui/button.tsx';
import { cartLine, flow, heading, text } from '#styles/recipes';
import { alertRows } from './alert-rows.ts';
import { EmptyState } from './empty-state.tsx';

type AlertRowProps = {
  alert: StockAlert;
  isRemoved: boolean;
  onRemove: () => void;
  onUndo: () => void;
  onHeld: (isHeld: boolean) => void;
};

function AlertSize({ size, scale }: { size: string; scale: SizeScale | null }) {
  if (scale === 'one') return size;
  return isOfShoes(scale) ? <Trans>Shoe size {size}</Trans> : <Trans>Size {size}</Trans>;
}

function AlertRow({ alert, isRemoved, onRemove, onUndo, onHeld }: AlertRowProps) {
  const { t } = useLingui();
  const row = useRowFocus<HTMLLIElement>(isRemoved);
  const { name, sizeScale, optionId, product } = alert;
  const { full: size } = alert.sizeLabel;
  return (
    <li ref={row} tabIndex={-1} className={cartLine().row}>
      {isRemoved ? (
        <RemovedRow name={name} onUndo={onUndo} onHeld={onHeld} />
      ) : (
        <ItemRow name={name} optionId={optionId} product={product}>
          <p className={text({ tone: 'muted', size: 'sm' })}>
            <AlertSize size={size} scale={sizeScale} />
          </p>
          {product !== null && <PriceTag price={product.price} />}
          <p>
            <Button look="quiet" onClick={onRemove} aria-label={t`Remove: ${name}, ${size}`}>
              <Trans>Remove</Trans>
            </Button>
          </p>
        </ItemRow>
      )}
    </li>
  );
}

/** The customer's stock alerts; a removed one can be restored for 4 s (ALR-02 to 04). */
export function AlertsPage() {
  const { i18n } = useLingui();
  const queryClient = useQueryClient();
  const { data: alerts } = useSuspenseQuery(alertsQuery);
  const read = () => queryClient.invalidateQueries({ queryKey: alertsQuery.queryKey });
  // Rows stay in the list until their time is over: a row that comes back is where it was.
  const { removed, remember, stop, clear, hold } = useRemoved<StockAlert>(({ sku }) => sku, read);
  const change = async (work: Promise<string[]>) => {
    try {
      queryClient.setQueryData(alertSkusQuery.queryKey, await work);
    } catch (error) {
      await showFailure(i18n, error);
      await read();
      return false;
    }
    return true;
  };
  const remove = async (alert: StockAlert) => {
    remember(alert);
    const isGone = await change(dropAlert({ data: { sku: alert.sku } }));
    if (!isGone) clear(alert);
  };
  const undo = async (alert: StockAlert) => {
    stop(alert);
    const { sku, productId, optionId } = alert;
    await change(setAlert({ data: { sku, productId, optionId } }));
    clear(alert);
  };
  return (
    <div className={flow({ gap: '6' })}>
      <h1 className={heading()}>
        <Trans>Stock alerts</Trans>
      </h1>
      {alerts.length === 0 && (
        <EmptyState>
          <Trans>
            You have no stock alerts yet. When your size is sold out, choose “Notify me” and we will
            write as soon as it is back.
          </Trans>
        </EmptyState>
      )}
      <ul className={flow({ gap: '4' })}>
        {alertRows(alerts, removed).map(({ alert, isDeleted }) => (
          <AlertRow
            key={alert.sku}
            alert={alert}
            isRemoved={isDeleted}
            onRemove={() => remove(alert)}
            onUndo={() => undo(alert)}
            onHeld={(isHeld) => hold(alert, isHeld)}
          />
        ))}
      </ul>
    </div>
  );
}
