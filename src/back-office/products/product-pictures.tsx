import { useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {
  addProductPicture,
  getProductDocument,
  writeProductDocument,
} from '#src/domain/catalogue/new-product.calls.ts';
import { GALLERY_TYPES, optionPictureUrl, photoViews } from '#src/domain/catalogue/pictures.ts';
import type { ProductDocument } from '#src/domain/catalogue/product-document.schema.ts';
import type { StaffProduct } from '#src/domain/catalogue/staff-product.schema.ts';
import { useRead } from '../calls/use-read.ts';
import { useWrite } from '../calls/use-write.ts';
import { ConfirmButton } from '../look/confirm-button.tsx';
import { FileButton } from '../look/file-button.tsx';
import { Refusal } from '../look/refusal.tsx';
import { Section } from '../look/section.tsx';
import { inBase64 } from '../look/shrink-picture.ts';

type Colour = ProductDocument['colours'][number];
type Picture = Colour['pictures'][number];

type PhotoProps = { optionId: string; photoId: string; place: number; many: number; alt: string };

/** The photograph at a place of its gallery: the URL of a view stays when its photograph is another. */
function Photo({ optionId, photoId, place, many, alt }: PhotoProps) {
  const url = optionPictureUrl('/media', optionId, photoViews(many)[place] ?? 'AP', 210);
  return (
    <Box
      component="img"
      src={`${url}&photo=${photoId}`}
      {...{ alt }}
      sx={{
        display: 'block',
        width: 96,
        height: 144,
        objectFit: 'contain',
        bgcolor: 'action.hover',
      }}
    />
  );
}

type ColourPicturesProps = {
  name: string;
  optionId: string;
  colour: Colour;
  isWriting: boolean;
  onAdd: (files: readonly File[]) => Promise<void>;
  onChange: (pictures: Picture[]) => Promise<unknown>;
};

/** Photographs of one colour in the order of its gallery, moved and taken away one by one. */
function ColourPictures({
  name,
  optionId,
  colour,
  isWriting,
  onAdd,
  onChange,
}: ColourPicturesProps) {
  const { t } = useLingui();
  const { pictures } = colour;
  const swapped = (at: number) =>
    pictures.map((one, place) =>
      place === at ? (pictures[at - 1] ?? one) : place === at - 1 ? (pictures[at] ?? one) : one,
    );

  return (
    <Box component="fieldset" sx={{ border: 0, m: 0, p: 0, mb: 2, minWidth: 0 }}>
      <Typography component="legend" variant="subtitle2" sx={{ p: 0, mb: 1 }}>
        {name}
      </Typography>
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 2, mb: 1 }}>
        {pictures.map(({ photoId }, at) => {
          const place = at + 1;
          return (
            <div key={photoId}>
              <Photo
                {...{ optionId, photoId }}
                place={at}
                many={pictures.length}
                alt={t`Picture ${place} of ${name}`}
              />
              {at > 0 && (
                <Button
                  size="small"
                  disabled={isWriting}
                  aria-label={t`Move picture ${place} forward`}
                  onClick={() => onChange(swapped(at))}
                >
                  {'←'}
                </Button>
              )}
              {at < pictures.length - 1 && (
                <Button
                  size="small"
                  disabled={isWriting}
                  aria-label={t`Move picture ${place} back`}
                  onClick={() => onChange(swapped(at + 1))}
                >
                  {'→'}
                </Button>
              )}
              <ConfirmButton
                {...{ isWriting }}
                label={t`Remove picture ${place}`}
                question={t`Take this picture out of the gallery?`}
                onYes={() => onChange(pictures.filter((one) => one.photoId !== photoId))}
              />
            </div>
          );
        })}
      </Stack>
      {pictures.length < GALLERY_TYPES.length && (
        <FileButton
          {...{ isWriting }}
          label={t`Add pictures of ${name}`}
          size="small"
          variant="outlined"
          accept="image/jpeg,image/png,image/webp,image/avif,image/gif"
          isMultiple
          onChosen={onAdd}
        />
      )}
    </Box>
  );
}

/** Photographs of a product, six for each colour at most. */
export function ProductPictures({
  product: { id: productId, options },
}: {
  product: StaffProduct;
}) {
  const { t } = useLingui();
  const { data } = useRead(getProductDocument, { params: { productId } });
  const { write, isWriting, refusal } = useWrite();
  if (data === undefined) return null;
  const { document, revision } = data;
  const names = new Map(options.map(({ optionId, colour }) => [optionId, colour]));

  const change = (optionId: string | null, pictures: Picture[]) =>
    write(writeProductDocument, {
      params: { productId },
      body: {
        revision,
        document: {
          ...document,
          colours: document.colours.map((one) =>
            one.optionId === optionId ? { ...one, pictures } : one,
          ),
        },
      },
    });

  async function add(optionId: string, files: readonly File[]) {
    for (const file of files) {
      const body = { optionId, content: await inBase64(file) };
      const done = await write(addProductPicture, { params: { productId }, body });
      if (done === undefined) return;
    }
  }

  return (
    <Section title={t`Pictures`}>
      <Typography variant="body2" color="textSecondary" gutterBottom>
        {t`Up to six photographs a colour, of 20 MB each; the second is shown on hover. What has none is drawn, or a quiet picture.`}
      </Typography>
      <Refusal of={refusal} />
      {document.colours.map((colour) => {
        const { optionId } = colour;
        return (
          optionId !== null && (
            <ColourPictures
              key={optionId}
              {...{ optionId, colour, isWriting }}
              name={names.get(optionId) || optionId}
              onAdd={(files) => add(optionId, files)}
              onChange={(pictures) => change(optionId, pictures)}
            />
          )
        );
      })}
    </Section>
  );
}
