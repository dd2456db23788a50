import { useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useEffect, useState } from 'react';
import { GALLERY_TYPES } from '#src/domain/catalogue/pictures.ts';
import type { DocumentPicture } from '#src/domain/catalogue/product-document.schema.ts';
import { ConfirmButton } from '../look/confirm-button.tsx';
import { FileButton } from '../look/file-button.tsx';
import { Photo, photoUrl } from './photo.tsx';
import { PictureDetails } from './picture-details.tsx';

export const ACCEPTED = 'image/jpeg,image/png,image/webp,image/avif,image/gif';

type ColourPicturesProps = {
  name: string;
  optionId: string;
  pictures: readonly DocumentPicture[];
  isWriting: boolean;
  /** `replaces` is the photograph whose place the first file takes. */
  onAdd: (files: readonly File[], replaces: string | null) => Promise<void>;
  onChange: (pictures: DocumentPicture[]) => Promise<unknown>;
};

/** What was moved last: its buttons moved with it, and the focus follows for people who use keys. */
type Moved = { photoId: string; side: 'earlier' | 'later' };

/** Photographs of one colour in the order of its gallery: moved, described, replaced, taken away. */
export function ColourPictures(props: ColourPicturesProps) {
  const { name, optionId, pictures, isWriting, onAdd, onChange } = props;
  const { t } = useLingui();
  const [dragged, setDragged] = useState<number | null>(null);
  const [target, setTarget] = useState<number | null>(null);
  const [lately, setMoved] = useState<Moved | null>(null);
  const many = pictures.length;

  useEffect(() => {
    if (lately === null || isWriting) return;
    const button = (side: string) => document.getElementById(`${side}-${lately.photoId}`);
    (button(lately.side) ?? button('earlier') ?? button('later'))?.focus();
    setMoved(null);
  }, [lately, isWriting]);

  async function move(from: number, to: number) {
    const moved = pictures[from];
    if (moved === undefined || from === to) return;
    const others = pictures.filter((_, place) => place !== from);
    await onChange([...others.slice(0, to), moved, ...others.slice(to)]);
    setMoved({ photoId: moved.photoId, side: to < from ? 'earlier' : 'later' });
  }

  function drop(at: number) {
    const from = dragged;
    setDragged(null);
    setTarget(null);
    if (from !== null) move(from, at);
  }

  return (
    <Box component="fieldset" sx={{ border: 0, m: 0, p: 0, mb: 2, minWidth: 0 }}>
      <Typography component="legend" variant="subtitle2" sx={{ p: 0, mb: 1 }}>
        {name}
      </Typography>
      <Stack
        component="ol"
        direction="row"
        useFlexGap
        sx={{ flexWrap: 'wrap', gap: 2, mb: 1, p: 0, listStyle: 'none' }}
      >
        {pictures.map((picture, at) => {
          const { photoId } = picture;
          const place = at + 1;
          const photo = { ...{ optionId, picture, many }, place: at };
          const mover = (which: 'earlier' | 'later', to: number, label: string, said: string) => (
            <Button
              id={`${which}-${photoId}`}
              size="small"
              disabled={isWriting}
              aria-label={said}
              onClick={() => move(at, to)}
            >
              {label}
            </Button>
          );
          return (
            <Box
              component="li"
              key={photoId}
              draggable={!isWriting}
              onDragStart={() => setDragged(at)}
              onDragOver={(event) => {
                if (dragged === null) return;
                event.preventDefault();
                setTarget(at);
              }}
              onDragEnd={() => {
                setDragged(null);
                setTarget(null);
              }}
              onDrop={() => drop(at)}
              sx={{
                ...{ width: 152, display: 'flex', flexDirection: 'column', cursor: 'grab' },
                ...{ alignItems: 'flex-start', outlineOffset: 2 },
                outline: target === at && dragged !== at ? '2px solid' : 'none',
                opacity: dragged === at ? 0.5 : 1,
              }}
            >
              <Photo {...photo} alt={t`Picture ${place} of ${name}`} />
              <div>
                {at > 0 && mover('earlier', at - 1, t`Earlier`, t`Earlier: picture ${place}`)}
                {at < many - 1 && mover('later', at + 1, t`Later`, t`Later: picture ${place}`)}
              </div>
              <PictureDetails
                {...{ picture, place, isWriting }}
                url={`${photoUrl(photo, 640)}&shape=whole`}
                onSave={(changed) =>
                  onChange(pictures.map((one) => (one.photoId === photoId ? changed : one)))
                }
              />
              <FileButton
                {...{ isWriting }}
                size="small"
                label={t`Replace picture ${place}`}
                accept={ACCEPTED}
                onChosen={(files) => onAdd(files, photoId)}
              />
              <ConfirmButton
                {...{ isWriting }}
                label={t`Remove picture ${place}`}
                question={t`Take this picture out of the gallery?`}
                onYes={() => onChange(pictures.filter((one) => one.photoId !== photoId))}
              />
            </Box>
          );
        })}
      </Stack>
      {many < GALLERY_TYPES.length && (
        <FileButton
          {...{ isWriting }}
          label={t`Add pictures of ${name}`}
          size="small"
          variant="outlined"
          accept={ACCEPTED}
          isMultiple
          onChosen={(files) => onAdd(files, null)}
        />
      )}
    </Box>
  );
}
