import { useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { uploadUrl } from '#src/domain/catalogue/pictures.ts';
import { partOf } from '#src/domain/content/entry-fields.ts';
import { uploadPicture } from '#src/domain/content/staff-content.calls.ts';
import { useWrite } from '../calls/use-write.ts';
import { PictureButton } from '../look/picture-button.tsx';
import { Refusal } from '../look/refusal.tsx';
import { useFieldName } from './content-words.ts';
import { idOf, type Path, useEntryForm } from './entry-form.ts';
import { Group } from './simple-fields.tsx';

/** A picture of one's own: chosen from a file, with the words that stand for it, or none. */
export function UploadPart({ path, value }: { path: Path; value: unknown }) {
  const { t } = useLingui();
  const { change, problemAt, lang } = useEntryForm();
  const nameOf = useFieldName();
  const { write, isWriting, refusal } = useWrite();
  const pictureId = partOf(value, 'pictureId');
  const alt = partOf(value, 'alt');
  const words = typeof alt === 'string' ? alt : '';
  const problem = problemAt([...path, 'alt']);
  const choose = async (content: string) => {
    const picture = await write(uploadPicture, { body: { content } });
    if (picture !== undefined) change(path, { ...picture, alt: words });
  };
  return (
    <Group name={nameOf(String(path.at(-1)))}>
      <Refusal of={refusal} />
      {typeof pictureId === 'string' && (
        <>
          <Box
            component="img"
            src={uploadUrl('/media', pictureId)}
            alt={words}
            sx={{ display: 'block', maxWidth: '100%', maxHeight: 320, objectFit: 'contain' }}
          />
          <TextField
            id={idOf([...path, 'alt'])}
            fullWidth
            sx={{ my: 1.5 }}
            label={nameOf('alt')}
            value={words}
            error={problem !== null}
            helperText={problem}
            onChange={({ target }) => change([...path, 'alt'], target.value)}
            slotProps={{ htmlInput: { lang } }}
          />
        </>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <PictureButton {...{ isWriting }} label={t`Choose a picture`} onChosen={choose} />
        {typeof pictureId === 'string' && (
          <Button size="small" color="error" onClick={() => change(path, null)}>
            {t`Remove`}
          </Button>
        )}
      </Box>
    </Group>
  );
}
