import Button from '@mui/material/Button';
import { type ChangeEvent, useRef, useState } from 'react';
import { Refusal } from './refusal.tsx';
import { shrink } from './shrink-picture.ts';

type PictureButtonProps = {
  label: string;
  isWriting: boolean;
  onChosen: (content: string) => Promise<unknown>;
};

/** Takes a picture of a file or the camera, and makes it as small as it may be sent. */
export function PictureButton({ label, isWriting, onChosen }: PictureButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  const [isUnreadable, setUnreadable] = useState(false);
  const choose = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    if (file === undefined) return;
    const content = await shrink(file);
    // The same file may be chosen again.
    target.value = '';
    setUnreadable(content === null);
    if (content !== null) await onChosen(content);
  };
  return (
    <>
      {isUnreadable && <Refusal of={{ code: 'PICTURE_NOT_READABLE' }} />}
      <Button
        size="small"
        variant="outlined"
        loading={isWriting}
        onClick={() => input.current?.click()}
      >
        {label}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={label}
        accept="image/jpeg,image/png,image/webp"
        onChange={choose}
      />
    </>
  );
}
