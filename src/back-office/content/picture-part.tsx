import { useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { heroUrl } from '#src/domain/catalogue/pictures.ts';
import { LANGUAGES } from '#src/domain/shop/locales.ts';
import { ChoosePicture } from './choose-picture.tsx';
import { useFieldName } from './content-words.ts';
import { idOf, type Path, useEntryForm } from './entry-form.ts';
import { mediaUrl } from './media-url.ts';

type PicturePartProps = { folders: readonly string[]; path: Path; value: string };

/** A picture of an entry, or none. */
export function PicturePart({ folders, path, value }: PicturePartProps) {
  const { t } = useLingui();
  const { change, describe, problemAt, library, lang } = useEntryForm();
  const name = useFieldName()(String(path.findLast((step) => typeof step === 'string') ?? ''));
  const media = library.find(({ id }) => id === value);
  const problem = problemAt(path);
  const language = LANGUAGES.find((one) => one === lang);
  return (
    <Box id={idOf(path)} role="group" aria-label={name} sx={{ my: 1.5, maxWidth: 560 }}>
      <Typography variant="body2" color="textSecondary">
        {name}
      </Typography>
      {value !== '' && (
        <Box
          component="img"
          src={media === undefined ? heroUrl('/media', value, 400) : mediaUrl(media, 400)}
          alt=""
          sx={{ display: 'block', width: 240, maxWidth: '100%', aspectRatio: '16 / 9', mb: 1 }}
        />
      )}
      <Typography variant="body2" sx={{ mb: 1, overflowWrap: 'anywhere' }}>
        {value === '' ? t`No picture` : (media?.name ?? value)}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <ChoosePicture
          {...{ name, folders }}
          onChosen={(id, chosen) => {
            change(path, id);
            describe(path, (language && chosen?.alt[language]) ?? '');
          }}
        />
        {value !== '' && (
          <Button
            size="small"
            color="error"
            aria-label={t`Without a picture: ${name}`}
            onClick={() => change(path, '')}
          >
            {t`Without a picture`}
          </Button>
        )}
      </Box>
      {problem !== null && <Typography color="error">{problem}</Typography>}
    </Box>
  );
}
