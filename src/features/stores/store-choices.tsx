import { Trans } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import type { Product, ProductOption, ProductSku } from '#src/domain/catalogue/catalogue.schema.ts';
import { isOfShoes } from '#src/domain/size/shoes.ts';
import { OptionalLayer } from '#src/features/shop/optional-layer.tsx';
import { useShop } from '#src/features/shop/shop-provider.tsx';
import { tabStorage } from '#src/ui/browser-storage.ts';
import { Button } from '#src/ui/button.tsx';
import { Icon } from '#src/ui/icon.tsx';
import { productPage } from '#styles/recipes';
import { AvailabilityLayer } from './availability-layer.tsx';
import { takeReservation } from './pending-reservation.ts';
import { ReserveLayer } from './reserve-layer.tsx';

type StoreChoicesProps = {
  product: Product;
  option: ProductOption;
  /** The chosen size. */
  sku: ProductSku | undefined;
  onSizeMissing: () => void;
  onSizeWanted: (sku: string) => void;
};

/** What stores have of a garment, and reserving it there, where the shop does (DOM-15). */
export function StoreChoices({
  product: { productId, sizeScale },
  option: { optionId },
  sku,
  onSizeMissing,
  onSizeWanted,
}: StoreChoicesProps) {
  const { hasStores, parameters } = useShop();
  const { ereservation } = parameters.params;
  const [open, setOpen] = useState<'availability' | 'reserve' | null>(null);
  const [town, setTown] = useState('');
  useEffect(() => {
    // Back from signing in: go on where the shopper was.
    const pending = takeReservation(tabStorage, optionId);
    if (pending === null) return;
    onSizeWanted(pending.sku);
    setTown(pending.town);
    setOpen('reserve');
  }, [optionId, onSizeWanted]);
  if (!hasStores) return null;
  const close = () => setOpen(null);
  return (
    <div className={productPage().actions}>
      <Button look="quiet" onClick={() => setOpen('availability')}>
        <Icon name="store" />
        <Trans>Check in-store availability</Trans>
      </Button>
      {ereservation && (
        <Button look="quiet" onClick={() => (sku ? setOpen('reserve') : onSizeMissing())}>
          <Icon name="check" />
          <Trans>Reserve in store</Trans>
        </Button>
      )}
      {open === 'availability' && (
        <OptionalLayer onClose={close}>
          <AvailabilityLayer item={{ productId, optionId }} onClose={close} />
        </OptionalLayer>
      )}
      {open === 'reserve' && sku !== undefined && (
        <OptionalLayer onClose={close}>
          <ReserveLayer
            item={{ productId, optionId, sku: sku.sku, size: sku.size }}
            sizeName={sku.sizeLabel.full}
            isShoe={isOfShoes(sizeScale)}
            town={town}
            onClose={close}
          />
        </OptionalLayer>
      )}
    </div>
  );
}
