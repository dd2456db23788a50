import { Trans } from '@lingui/react/macro';
import { isOfShoes } from '#src/domain/size/shoes.ts';
import type { SizeScale } from '#src/domain/size/size-scales.ts';

type ColourAndSizeProps = {
  colour: string;
  /** As it reads by itself. */
  size: string;
  scale: SizeScale | null;
};

/** Which of a garment an item is, as its line says it: shoes have their own word. */
export function ColourAndSize({ colour, size, scale }: ColourAndSizeProps) {
  if (scale === 'one') {
    return (
      <Trans>
        {colour}, {size}
      </Trans>
    );
  }
  if (isOfShoes(scale)) {
    return (
      <Trans>
        {colour}, shoe size {size}
      </Trans>
    );
  }
  return (
    <Trans>
      {colour}, size {size}
    </Trans>
  );
}

type SizedProduct = {
  colour: { label: string };
  sizeLabel: { full: string };
  sizeScale: SizeScale | null;
};

/** The same of a line's product. */
export function LineDetails({
  product: { colour, sizeLabel, sizeScale },
}: {
  product: SizedProduct;
}) {
  return <ColourAndSize colour={colour.label} size={sizeLabel.full} scale={sizeScale} />;
}
