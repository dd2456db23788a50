import type { SxProps, Theme } from '@mui/material/styles';

/** Looks of the grid of prices: heads stay in sight while it is scrolled. */
export const GRID_LOOK: SxProps<Theme> = {
  ...{ overflow: 'auto', maxHeight: '70vh', border: 1, borderColor: 'divider' },
  '& table': { borderCollapse: 'separate', borderSpacing: 0, fontSize: '0.875rem' },
  '& th, & td': {
    ...{ px: 1, height: 32, borderBottom: 1, borderRight: 1, borderColor: 'divider' },
    ...{ whiteSpace: 'nowrap', bgcolor: 'background.paper', scrollMargin: '72px 8px 8px 40vw' },
  },
  '& thead th': { position: 'sticky', top: 0, zIndex: 2, height: 32 },
  '& thead tr:nth-of-type(2) th': { top: 33 },
  '& tbody th, & thead tr:first-of-type th:first-of-type': {
    ...{ position: 'sticky', left: 0, zIndex: 1, textAlign: 'left', fontWeight: 400 },
    ...{ maxWidth: { xs: '40vw', md: '20rem' }, overflow: 'hidden', textOverflow: 'ellipsis' },
  },
  '& thead tr:first-of-type th:first-of-type': { zIndex: 3 },
  '& tbody th': { whiteSpace: { xs: 'normal', md: 'nowrap' } },
  '& td': { textAlign: 'right', minWidth: '6rem', cursor: 'cell' },
  '& td[aria-selected=true]': { bgcolor: 'action.selected' },
  '& td[data-typed]': { fontWeight: 700, fontStyle: 'italic' },
  '& td[aria-invalid=true]': { color: 'error.main', boxShadow: 'inset 0 0 0 2px currentColor' },
  '& td:focus': { outline: 2, outlineColor: 'primary.main', outlineOffset: -2 },
  '& input': {
    ...{ width: '6rem', font: 'inherit', textAlign: 'right', border: 0, p: 0 },
    ...{ bgcolor: 'transparent', color: 'inherit' },
  },
};
