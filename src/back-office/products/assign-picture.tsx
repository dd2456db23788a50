import { useLingui } from '@lingui/react/macro';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { type FormEvent, useState } from 'react';
import { findPictureTargets } from '#src/domain/catalogue/picture-match.calls.ts';
import type { PictureTarget } from '#src/domain/catalogue/picture-match.schema.ts';
import { ask, type Refusal as Refused } from '../calls/ask.ts';
import { refusalOf } from '../calls/use-write.ts';
import { DialogBody, DialogDeeds, DialogFrame } from '../look/dialog-frame.tsx';
import { Refusal } from '../look/refusal.tsx';
import { lineOf } from './use-many-pictures.ts';

type AssignProps = {
  /** Of the file. */
  name: string;
  isOffered: boolean;
  onChosen: (target: PictureTarget) => void;
};

/** Chooses the product and colour of a file by hand. */
export function AssignPicture({ name, isOffered, onChosen }: AssignProps) {
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(false);
  const [typed, setTyped] = useState('');
  const [found, setFound] = useState<readonly PictureTarget[] | null>(null);
  const [refusal, setRefusal] = useState<Refused | null>(null);
  const back = () => setOpen(false);

  async function find(event: FormEvent) {
    event.preventDefault();
    if (typed.trim() === '') return;
    setRefusal(null);
    try {
      setFound((await ask(findPictureTargets, { query: { q: typed } })).values);
    } catch (error) {
      setRefusal(refusalOf(error));
    }
  }

  return (
    <>
      <Button
        size="small"
        disabled={!isOffered}
        aria-haspopup="dialog"
        aria-label={t`Choose the product of ${name}`}
        onClick={() => setOpen(true)}
      >
        {t`Choose the product`}
      </Button>
      <DialogFrame {...{ isOpen }} title={t`Choose the product of ${name}`} onBack={back}>
        <form onSubmit={find}>
          <DialogBody>
            <TextField
              label={t`Name, brand, number, sku or barcode`}
              value={typed}
              onChange={({ target }) => setTyped(target.value)}
            />
            <Button type="submit" variant="outlined" sx={{ mt: 1 }}>{t`Search`}</Button>
            <Refusal of={refusal} />
            <Stack role="status" sx={{ mt: 2, alignItems: 'flex-start' }}>
              {found?.length === 0 && <Typography>{t`Nothing was found.`}</Typography>}
              {found?.map((target) => (
                <Button
                  key={target.optionId}
                  onClick={() => {
                    onChosen(target);
                    back();
                  }}
                >
                  {lineOf(target)}
                </Button>
              ))}
            </Stack>
          </DialogBody>
          <DialogDeeds onBack={back} />
        </form>
      </DialogFrame>
    </>
  );
}
