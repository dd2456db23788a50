import { useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { heroUrl } from '#src/domain/catalogue/pictures.ts';
import { HERO_FOLDERS } from '#src/domain/content/content.values.ts';
import { listMedia } from '#src/domain/media/media.calls.ts';
import type { Media } from '#src/domain/media/media.schema.ts';
import { useRead } from '../calls/use-read.ts';
import { DialogBody, DialogDeeds, DialogFrame } from '../look/dialog-frame.tsx';
import { Refusal } from '../look/refusal.tsx';
import { useSettled } from '../look/use-settled.ts';
import { AddMedia } from './add-media.tsx';
import { useEntryForm } from './entry-form.ts';
import { mediaUrl } from './media-url.ts';

const MANY = 60;
const GRID = {
  ...{ display: 'grid', gap: 1, listStyle: 'none', m: 0, p: 0 },
  gridTemplateColumns: 'repeat(auto-fill, minmax(120px, 1fr))',
};

type Offered = { id: string; name: string; url: string };
type PicturesProps = {
  title: string;
  pictures: readonly Offered[];
  onChosen: (id: string) => void;
};

function Pictures({ title, pictures, onChosen }: PicturesProps) {
  if (pictures.length === 0) return null;
  return (
    <>
      <Typography variant="subtitle2" component="h3" sx={{ mt: 2, mb: 0.5 }}>
        {title}
      </Typography>
      <Box component="ul" sx={GRID}>
        {pictures.map(({ id, name, url }) => (
          <li key={id}>
            <Button
              color="inherit"
              sx={{ flexDirection: 'column', width: '100%', p: 0.5, textTransform: 'none' }}
              onClick={() => onChosen(id)}
            >
              <Box
                component="img"
                src={url}
                alt=""
                loading="lazy"
                sx={{ width: '100%', aspectRatio: '16 / 9', objectFit: 'cover' }}
              />
              <Box component="span" sx={{ overflowWrap: 'anywhere' }}>
                {name}
              </Box>
            </Button>
          </li>
        ))}
      </Box>
    </>
  );
}

type ChoosePictureProps = {
  /** Of what the picture is, for the name of the button. */
  name: string;
  folders: readonly string[];
  /** `media` where it is one of the library. */
  onChosen: (id: string, media: Media | null) => void;
};

function Choice({
  folders,
  onChosen,
  onBack,
}: Omit<ChoosePictureProps, 'name'> & { onBack: () => void }) {
  const { t } = useLingui();
  const { picturesOf } = useEntryForm();
  const [typed, setTyped] = useState('');
  const q = useSettled(typed.trim());
  const { data, refusal } = useRead(listMedia, { query: { size: MANY, ...(q !== '' && { q }) } });
  const own = data?.values ?? [];
  const ships = (folder: string) =>
    picturesOf(folder)
      .filter((title) => !/^m-[\da-f]{12}$/.test(title) && title.includes(q.toLowerCase()))
      .map((title) => ({ id: title, name: title, url: heroUrl('/media', title, 400) }));
  return (
    <>
      <DialogBody>
        <TextField
          type="search"
          margin="dense"
          label={t`Name of the picture`}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
        <AddMedia label={t`Send a picture`} onAdded={(added) => onChosen(added.id, added)} />
        <Refusal of={refusal} />
        <Pictures
          title={t`Your pictures`}
          pictures={own.map((one) => ({ id: one.id, name: one.name, url: mediaUrl(one, 400) }))}
          onChosen={(id) => onChosen(id, own.find((one) => one.id === id) ?? null)}
        />
        {folders.map((folder) => (
          <Pictures
            key={folder}
            title={
              folder === HERO_FOLDERS.dark
                ? t`Light pictures that ship`
                : t`Dark pictures that ship`
            }
            pictures={ships(folder)}
            onChosen={(id) => onChosen(id, null)}
          />
        ))}
        {data !== undefined && own.length === 0 && q !== '' && (
          <Typography role="status">{t`None of your pictures has such a name.`}</Typography>
        )}
      </DialogBody>
      <DialogDeeds {...{ onBack }}>{null}</DialogDeeds>
    </>
  );
}

/** A picture of the library, found by its name, one that ships, or one that is sent now. */
export function ChoosePicture({ name, folders, onChosen }: ChoosePictureProps) {
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(false);
  const label = t`Choose a picture`;
  const back = () => setOpen(false);
  return (
    <>
      <Button
        size="small"
        variant="outlined"
        aria-haspopup="dialog"
        aria-label={`${label}: ${name}`}
        onClick={() => setOpen(true)}
      >
        {label}
      </Button>
      <DialogFrame {...{ isOpen }} title={label} onBack={back}>
        <Choice
          {...{ folders }}
          onBack={back}
          onChosen={(id, media) => {
            back();
            onChosen(id, media);
          }}
        />
      </DialogFrame>
    </>
  );
}
