import { useLingui } from '@lingui/react/macro';
import Alert from '@mui/material/Alert';
import { MAX_PHOTO_PIXELS } from '#src/domain/catalogue/photo-faults.ts';
import type { Refusal as Refused } from '../calls/ask.ts';
import { Refusal } from '../look/refusal.tsx';

/** A file that was not taken, and why. */
export type PhotoProblem = { name: string; refused: Refused };

/** A sentence for each file that was not taken, which names it. */
export function PhotoProblems({ of }: { of: readonly PhotoProblem[] }) {
  const { t } = useLingui();
  const megapixels = MAX_PHOTO_PIXELS / 1_000_000;
  const sentenceOf = ({ name, refused: { code, field } }: PhotoProblem) => {
    if (code === 'CONTENT_TOO_LARGE') return t`${name} is larger than 20 MB.`;
    if (code === 'PICTURE_NOT_POSSIBLE') {
      return t`${name} is there already, or there are as many pictures as may be.`;
    }
    if (code !== 'PICTURE_NOT_READABLE') return null;
    switch (field) {
      case 'no-picture':
        return t`${name} is no picture. Please choose a JPEG, PNG, WebP, AVIF or GIF.`;
      case 'drawing':
        return t`${name} is a drawing (SVG), which may hold code. Please save it as PNG.`;
      case 'heic':
        return t`${name} is a HEIC file, which cannot be read here. Please save it as JPEG.`;
      case 'damaged':
        return t`${name} is damaged, or ends too early. Please save or copy it again.`;
      case 'too-many-pixels':
        return t`${name} has more than ${megapixels} megapixels. Please make it smaller.`;
      default:
        return t`${name} cannot be read as a picture.`;
    }
  };
  return of.map((problem) => {
    const sentence = sentenceOf(problem);
    const { name } = problem;
    return sentence === null ? (
      <div key={name}>
        <Alert severity="error">{t`${name} was not added.`}</Alert>
        <Refusal of={problem.refused} />
      </div>
    ) : (
      <Alert key={name} severity="error" sx={{ my: 1 }}>
        {sentence}
      </Alert>
    );
  });
}
