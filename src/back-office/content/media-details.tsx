import { useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Link, useNotify } from 'react-admin';
import { changeMedia, removeMedia, replaceMedia } from '#src/domain/media/media.calls.ts';
import type { Media } from '#src/domain/media/media.schema.ts';
import { LANGUAGES } from '#src/domain/shop/locales.ts';
import { useWrite } from '../calls/use-write.ts';
import { DialogBody, DialogDeeds, DialogFrame } from '../look/dialog-frame.tsx';
import { FileButton } from '../look/file-button.tsx';
import { useLanguageNames } from '../look/language-names.ts';
import { Refusal } from '../look/refusal.tsx';
import { useShopNames } from '../look/shop-names.ts';
import { inBase64 } from '../look/shrink-picture.ts';
import { FocusPoint } from '../products/focus-point.tsx';
import { PICTURE_FILES } from './add-media.tsx';
import { useTypeName } from './content-words.ts';
import { wholeMediaUrl } from './media-url.ts';

function Uses({ media: { usedIn } }: { media: Media }) {
  const { t } = useLingui();
  const { nameOf } = useShopNames();
  const typeName = useTypeName();
  if (usedIn.length === 0) return <Typography variant="body2">{t`Not used yet`}</Typography>;
  return (
    <Box component="ul" sx={{ m: 0, pl: 3 }}>
      {usedIn.map(({ contentType, uid, shop }) => (
        <li key={`${contentType}/${uid}/${shop}`}>
          <Link to={`/content/${contentType}/${uid}/${shop}`}>
            {`${typeName(contentType)} ${uid}, ${nameOf(shop)}`}
          </Link>
        </li>
      ))}
    </Box>
  );
}

/** What is said of a picture, what stays in sight of it, where it is used; another one in its place. */
export function MediaDetails({ media }: { media: Media }) {
  const { t } = useLingui();
  const notify = useNotify();
  const languageName = useLanguageNames();
  const { write, isWriting, refusal, clear } = useWrite();
  const [typed, setTyped] = useState<Media | null>(null);
  const { id: mediaId, version } = media;
  const params = { mediaId };
  const back = () => {
    clear();
    setTyped(null);
  };

  async function save({ name, letters, focus, alt: typedAlt }: Media) {
    const alt = Object.fromEntries(
      Object.entries(typedAlt).filter(([, text]) => text.trim() !== ''),
    );
    const body = { name, letters, focus, alt, version };
    if ((await write(changeMedia, { params, body })) !== undefined) back();
  }
  async function replace([file]: readonly File[]) {
    if (file === undefined) return;
    const body = { version, content: await inBase64(file) };
    if ((await write(replaceMedia, { params, body })) === undefined) return;
    back();
    notify(t`Replaced. Pages show the new one within five minutes.`);
  }
  async function remove() {
    if ((await write(removeMedia, { params })) === undefined) return;
    back();
  }

  return (
    <>
      <Button
        size="small"
        aria-haspopup="dialog"
        aria-label={t`Change: ${media.name}`}
        onClick={() => setTyped(media)}
      >
        {t`Change`}
      </Button>
      <DialogFrame isOpen={typed !== null} title={media.name} onBack={back}>
        {typed !== null && (
          <>
            <DialogBody>
              <Box sx={{ flexShrink: 0 }}>
                <FocusPoint
                  url={wholeMediaUrl(media, 800)}
                  focus={typed.focus}
                  onChange={(focus) => setTyped({ ...typed, focus })}
                />
              </Box>
              <TextField
                margin="dense"
                label={t`Name`}
                value={typed.name}
                onChange={({ target }) => setTyped({ ...typed, name: target.value })}
                slotProps={{ htmlInput: { maxLength: 120 } }}
              />
              <TextField
                select
                margin="dense"
                label={t`Letters on it`}
                value={typed.letters}
                onChange={({ target }) =>
                  setTyped({ ...typed, letters: target.value === 'dark' ? 'dark' : 'light' })
                }
                slotProps={{ select: { native: true } }}
              >
                <option value="light">{t`Light, on a dark picture`}</option>
                <option value="dark">{t`Dark, on a light picture`}</option>
              </TextField>
              <Typography variant="subtitle2" component="h3" sx={{ mt: 2 }}>
                {t`What it shows, for who cannot see it`}
              </Typography>
              {LANGUAGES.map((lang) => (
                <TextField
                  key={lang}
                  margin="dense"
                  label={languageName(lang)}
                  value={typed.alt[lang] ?? ''}
                  onChange={({ target }) =>
                    setTyped({ ...typed, alt: { ...typed.alt, [lang]: target.value } })
                  }
                  slotProps={{ htmlInput: { lang, maxLength: 300 } }}
                />
              ))}
              <Typography variant="subtitle2" component="h3" sx={{ mt: 2 }}>
                {t`Where it is used`}
              </Typography>
              <Uses {...{ media }} />
              <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 2 }}>
                <FileButton
                  size="small"
                  variant="outlined"
                  label={t`Replace it everywhere`}
                  accept={PICTURE_FILES}
                  {...{ isWriting }}
                  onChosen={replace}
                />
                {media.usedIn.length === 0 && (
                  <Button size="small" color="error" loading={isWriting} onClick={remove}>
                    {t`Delete this picture`}
                  </Button>
                )}
              </Box>
              <Refusal of={refusal} />
            </DialogBody>
            <DialogDeeds onBack={back}>
              <Button variant="contained" loading={isWriting} onClick={() => save(typed)}>
                {t`Save`}
              </Button>
            </DialogDeeds>
          </>
        )}
      </DialogFrame>
    </>
  );
}
