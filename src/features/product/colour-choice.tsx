import { Trans } from '@lingui/react/macro';
import { startTransition, useOptimistic } from 'react';
import type { ProductOption } from '#src/domain/catalogue/catalogue.schema.ts';
import { THUMBNAIL_WIDTHS } from '#src/domain/catalogue/pictures.ts';
import { ProductPicture } from '#src/features/merchandise/product-picture.tsx';
import { ChoiceGroup } from '#src/ui/choice-group.tsx';
import { choice } from '#styles/recipes';

type ColourChoiceProps = {
  options: readonly ProductOption[];
  selected: ProductOption;
  /** Ends once the page shows the colour. */
  onSelect: (optionId: string) => Promise<void>;
};

/** The colours of a product, each by its picture. A click marks one immediately, the page follows. */
export function ColourChoice({ options, selected, onSelect }: ColourChoiceProps) {
  const [clicked, setClicked] = useOptimistic(selected.optionId);
  const select = (optionId: string) =>
    startTransition(async () => {
      setClicked(optionId);
      await onSelect(optionId);
    });
  return (
    <ChoiceGroup
      name="colour"
      legend={<Trans>Colour</Trans>}
      value={selected.colour.label}
      choices={options.map(({ optionId, look, colour }) => ({
        key: optionId,
        label: colour.label,
        face: (
          <ProductPicture
            optionId={optionId}
            look={look}
            type="AP"
            alt=""
            sizes="56px"
            widths={THUMBNAIL_WIDTHS}
            loading="eager"
            className={choice().picture}
          />
        ),
      }))}
      selected={clicked}
      onSelect={select}
    />
  );
}
