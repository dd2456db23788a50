import { useLingui } from '@lingui/react/macro';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { DocumentPicture } from '#src/domain/catalogue/product-document.schema.ts';
import { LANGUAGES } from '#src/domain/shop/locales.ts';
import { DialogBody, DialogDeeds, DialogFrame } from '../look/dialog-frame.tsx';
import { useLanguageNames } from '../look/language-names.ts';
import { FocusPoint } from './focus-point.tsx';

type PictureDetailsProps = {
  picture: DocumentPicture;
  /** The whole photograph. */
  url: string;
  place: number;
  isWriting: boolean;
  onSave: (picture: DocumentPicture) => Promise<unknown>;
};

/** What a photograph shows in each language, and which point of it stays in sight. */
export function PictureDetails({ picture, url, place, isWriting, onSave }: PictureDetailsProps) {
  const { t } = useLingui();
  const nameOf = useLanguageNames();
  const [typed, setTyped] = useState<DocumentPicture | null>(null);
  const title = t`Describe picture ${place}`;
  const back = () => setTyped(null);

  async function save() {
    if (typed === null) return;
    const alt = Object.fromEntries(
      Object.entries(typed.alt).flatMap(([lang, text]) =>
        text.trim() === '' ? [] : [[lang, text.trim()]],
      ),
    );
    back();
    await onSave({ ...typed, alt });
  }

  return (
    <>
      <Button size="small" aria-haspopup="dialog" onClick={() => setTyped(picture)}>
        {title}
      </Button>
      <DialogFrame isOpen={typed !== null} {...{ title }} onBack={back}>
        {typed !== null && (
          <DialogBody>
            <Typography variant="body2" gutterBottom>
              {t`What it shows, for who cannot see it. An empty field says product, colour and number of the picture.`}
            </Typography>
            {LANGUAGES.map((lang) => (
              <TextField
                key={lang}
                margin="dense"
                label={nameOf(lang)}
                value={typed.alt[lang] ?? ''}
                onChange={({ target }) =>
                  setTyped({ ...typed, alt: { ...typed.alt, [lang]: target.value } })
                }
                slotProps={{ htmlInput: { lang, maxLength: 300 } }}
              />
            ))}
            <Typography variant="body2" gutterBottom sx={{ mt: 2 }}>
              {t`A picture of nearly the shop’s shape is cut to it: choose what stays in sight, by a click or by arrow keys.`}
            </Typography>
            <FocusPoint
              {...{ url }}
              focus={typed.focus}
              onChange={(focus) => setTyped({ ...typed, focus })}
            />
            {typed.focus !== null && (
              <div>
                <Button size="small" onClick={() => setTyped({ ...typed, focus: null })}>
                  {t`Back to the middle`}
                </Button>
              </div>
            )}
          </DialogBody>
        )}
        <DialogDeeds onBack={back}>
          <Button variant="contained" loading={isWriting} onClick={save}>
            {t`Save the picture`}
          </Button>
        </DialogDeeds>
      </DialogFrame>
    </>
  );
}
