import Box from '@mui/material/Box';
import { optionPictureUrl, photoViews } from '#src/domain/catalogue/pictures.ts';
import type { DocumentPicture } from '#src/domain/catalogue/product-document.schema.ts';

type PhotoProps = {
  optionId: string;
  picture: DocumentPicture;
  /** Of its gallery: the URL of a view stays when its photograph is another. */
  place: number;
  many: number;
  alt: string;
};

/** The URL of the photograph at a place of a gallery, other than that of any before it. */
export function photoUrl({ optionId, picture, place, many }: Omit<PhotoProps, 'alt'>, width = 210) {
  const { photoId, focus } = picture;
  const look = focus === null ? photoId : `${photoId}-${focus.x}-${focus.y}`;
  const type = photoViews(many)[place] ?? 'AP';
  return optionPictureUrl('/media', { optionId, look }, type, width);
}

/** A photograph as the shop cuts it. */
export const Photo = ({ alt, ...photo }: PhotoProps) => (
  <Box
    component="img"
    src={photoUrl(photo)}
    {...{ alt }}
    draggable={false}
    sx={{
      ...{ display: 'block', width: 96, height: 144 },
      ...{ objectFit: 'contain', bgcolor: 'action.hover' },
    }}
  />
);
