import type { SxProps } from '@mui/material/styles';

/** For those who hear the page alone. */
export const UNSEEN: SxProps = {
  ...{ position: 'absolute', width: '1px', height: '1px', margin: '-1px', padding: 0 },
  ...{ overflow: 'hidden', clipPath: 'inset(50%)', whiteSpace: 'nowrap', border: 0 },
};
