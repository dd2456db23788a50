import { useState } from 'react';
import { FileButton } from './file-button.tsx';
import { Refusal } from './refusal.tsx';
import { shrink } from './shrink-picture.ts';

type PictureButtonProps = {
  label: string;
  isWriting: boolean;
  onChosen: (content: string) => Promise<unknown>;
};

/** Takes a picture of a file or the camera, and makes it as small as it may be sent. */
export function PictureButton({ label, isWriting, onChosen }: PictureButtonProps) {
  const [isUnreadable, setUnreadable] = useState(false);
  async function choose([file]: readonly File[]) {
    if (file === undefined) return;
    const content = await shrink(file);
    setUnreadable(content === null);
    if (content !== null) await onChosen(content);
  }
  return (
    <>
      {isUnreadable && <Refusal of={{ code: 'PICTURE_NOT_READABLE' }} />}
      <FileButton
        {...{ label, isWriting }}
        size="small"
        variant="outlined"
        accept="image/jpeg,image/png,image/webp"
        onChosen={choose}
      />
    </>
  );
}
