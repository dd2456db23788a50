import { useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import { heroUrl } from '#src/domain/catalogue/pictures.ts';
import { HERO_FOLDERS } from '#src/domain/content/content.values.ts';
import { LANGUAGES } from '#src/domain/shop/locales.ts';
import { AddMedia } from './add-media.tsx';
import { useFieldName } from './content-words.ts';
import { idOf, type Path, useEntryForm } from './entry-form.ts';
import { mediaUrl } from './media-url.ts';

type PicturePartProps = { folders: readonly string[]; path: Path; value: string };

/** A picture of an entry: one of the library, one that ships, or one that is sent now. */
export function PicturePart({ folders, path, value }: PicturePartProps) {
  const { t } = useLingui();
  const { change, describe, problemAt, picturesOf, library, lang } = useEntryForm();
  const name = useFieldName()(String(path.findLast((step) => typeof step === 'string') ?? ''));
  const media = library.find(({ id }) => id === value);
  const own = new Set(library.map(({ id }) => id));
  const shipped = folders.map(
    (folder) => [folder, picturesOf(folder).filter((title) => !own.has(title))] as const,
  );
  const isKnown = media !== undefined || shipped.some(([, titles]) => titles.includes(value));
  const problem = problemAt(path);
  const language = LANGUAGES.find((one) => one === lang);
  const choose = (chosen: string, from = library) => {
    change(path, chosen);
    const alt = from.find(({ id }) => id === chosen)?.alt;
    describe(path, (language && alt?.[language]) ?? '');
  };
  return (
    <Box sx={{ my: 1.5, maxWidth: 560 }}>
      {value !== '' && (
        <Box
          component="img"
          src={media === undefined ? heroUrl('/media', value, 400) : mediaUrl(media, 400)}
          alt=""
          sx={{ display: 'block', width: 240, maxWidth: '100%', aspectRatio: '16 / 9', mb: 1 }}
        />
      )}
      <TextField
        id={idOf(path)}
        select
        fullWidth
        label={name}
        value={value}
        error={problem !== null}
        helperText={problem}
        onChange={({ target }) => choose(target.value)}
        slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
        sx={{ mb: 1 }}
      >
        {!isKnown && <option value={value}>{value}</option>}
        {library.length > 0 && (
          <optgroup label={t`Your pictures`}>
            {library.map((one) => (
              <option key={one.id} value={one.id}>
                {one.name}
              </option>
            ))}
          </optgroup>
        )}
        {shipped.map(([folder, titles]) => (
          <optgroup
            key={folder}
            label={
              folder === HERO_FOLDERS.dark
                ? t`Light pictures that ship`
                : t`Dark pictures that ship`
            }
          >
            {titles.map((title) => (
              <option key={title}>{title}</option>
            ))}
          </optgroup>
        ))}
      </TextField>
      <AddMedia
        label={t`Send a picture: ${name}`}
        onAdded={(added) => choose(added.id, [...library, added])}
      />
    </Box>
  );
}
