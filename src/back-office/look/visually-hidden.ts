import type { SxProps } from '@mui/material/styles';

/** Styles of text for screen readers alone. */
export const VISUALLY_HIDDEN: SxProps = {
  ...{ position: 'absolute', width: '1px', height: '1px', margin: '-1px', padding: 0 },
  ...{ overflow: 'hidden', clipPath: 'inset(50%)', whiteSpace: 'nowrap', border: 0 },
};
