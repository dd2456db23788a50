import Box from '@mui/material/Box';
import { optionPictureUrl } from '#src/domain/catalogue/pictures.ts';
import type { ListedProduct } from '#src/domain/catalogue/staff-product.schema.ts';

type PictureProps = { of: Pick<ListedProduct, 'optionId' | 'look'>; width: number };

/** The first colour of a product, small, beside its name; nothing where there is none. */
export function ProductPicture({ of: { optionId, look }, width }: PictureProps) {
  if (optionId === null) return null;
  return (
    <Box
      component="img"
      src={optionPictureUrl('/media', { optionId, look }, 'AP', 160)}
      alt=""
      loading="lazy"
      sx={{ width, flex: 'none', aspectRatio: '2 / 3', objectFit: 'cover' }}
    />
  );
}
