import { useLingui } from '@lingui/react/macro';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useState } from 'react';
import { MAX_PHOTO_BYTES } from '#src/domain/catalogue/new-product.schema.ts';
import { addMedia } from '#src/domain/media/media.calls.ts';
import type { Media } from '#src/domain/media/media.schema.ts';
import { useWrite } from '../calls/use-write.ts';
import { FileButton } from '../look/file-button.tsx';
import { Refusal } from '../look/refusal.tsx';
import { inBase64 } from '../look/shrink-picture.ts';

export const PICTURE_FILES = 'image/jpeg,image/png,image/webp,image/avif,image/gif';

/** The name of a file without its ending. */
const nameOf = ({ name }: File) => name.replace(/\.\w+$/, '').slice(0, 120) || name;

type AddMediaProps = {
  label: string;
  isMultiple?: boolean;
  onAdded?: (media: Media) => void;
};

/** Sends pictures to the library, one after the other. */
export function AddMedia({ label, isMultiple = false, onAdded }: AddMediaProps) {
  const { t } = useLingui();
  const { write, isWriting, refusal } = useWrite();
  const [tooLarge, setTooLarge] = useState<readonly string[]>([]);
  const names = tooLarge.join(', ');
  async function add(files: readonly File[]) {
    const large = files.filter(({ size }) => size > MAX_PHOTO_BYTES);
    setTooLarge(large.map(({ name }) => name));
    for (const file of files.filter((one) => !large.includes(one))) {
      const body = { name: nameOf(file), content: await inBase64(file) };
      const media = await write(addMedia, { body });
      // The first that is refused is told of; those after it are not sent.
      if (media === undefined) return;
      onAdded?.(media);
    }
  }
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
      <FileButton
        {...{ label, isMultiple, isWriting }}
        size="small"
        variant="outlined"
        accept={PICTURE_FILES}
        onChosen={add}
      />
      <Refusal of={refusal} />
      {tooLarge.length > 0 && (
        <Alert severity="error">{t`Larger than 20 MB, and not sent: ${names}`}</Alert>
      )}
    </Box>
  );
}
