import { Trans } from '@lingui/react/macro';
import type { ProductOption } from '#src/domain/catalogue.ts';
import { THUMBNAIL_WIDTHS } from '#src/domain/pictures.ts';
import { ProductPicture } from '#src/features/merchandise/product-picture.tsx';
import { ChoiceGroup } from '#src/ui/choice-group.tsx';
import { choice } from '#styles/recipes';

type ColourChoiceProps = {
  options: readonly ProductOption[];
  selected: ProductOption;
  onSelect: (optionId: string) => void;
};

/** The colours of a product, each by its picture. */
export function ColourChoice({ options, selected, onSelect }: ColourChoiceProps) {
  const styles = choice();
  return (
    <ChoiceGroup
      name="colour"
      legend={<Trans>Colour</Trans>}
      value={selected.colour.label}
      choices={options.map(({ optionId, colour }) => ({
        key: optionId,
        label: colour.label,
        face: (
          <ProductPicture
            optionId={optionId}
            type="AP"
            alt=""
            sizes="56px"
            widths={THUMBNAIL_WIDTHS}
            className={styles.picture}
          />
        ),
      }))}
      selected={selected.optionId}
      onSelect={onSelect}
    />
  );
}
