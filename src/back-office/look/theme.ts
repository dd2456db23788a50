import type { RaThemeOptions } from 'react-admin';
import { PAGE_PALETTE, PALETTE, TYPEFACES } from '#src/domain/brand/theme.ts';
import { stackOf } from '#src/process/theme-css.ts';

const TEXT = stackOf(TYPEFACES.text);
const DISPLAY = stackOf(TYPEFACES.display);

/** The look of the shop on the components of the library. */
function themeOf(mode: 'light' | 'dark'): RaThemeOptions {
  const colour = (name: keyof typeof PALETTE) => PALETTE[name][mode];
  const paperInk = mode === 'light' ? PALETTE.paper.light : PALETTE.paper.dark;
  const line = `1px solid ${colour('line')}`;
  return {
    palette: {
      mode,
      primary: { main: colour('ink'), contrastText: paperInk },
      secondary: { main: colour('accent'), contrastText: paperInk },
      error: { main: colour('danger') },
      warning: { main: colour('warning') },
      success: { main: colour('success') },
      background: { default: colour('paper'), paper: colour('surface') },
      text: { primary: colour('ink'), secondary: colour('muted') },
      divider: colour('line'),
    },
    shape: { borderRadius: 4 },
    typography: {
      fontFamily: TEXT,
      h4: { fontFamily: DISPLAY, fontWeight: 500 },
      h5: { fontFamily: DISPLAY, fontWeight: 500 },
      h6: { fontFamily: DISPLAY, fontWeight: 500 },
      button: { textTransform: 'none', fontWeight: 600 },
    },
    sidebar: { width: 220, closedWidth: 56 },
    components: {
      MuiPaper: { defaultProps: { elevation: 0 }, styleOverrides: { root: { border: line } } },
      MuiAppBar: {
        defaultProps: { elevation: 0 },
        styleOverrides: {
          root: { border: 0, borderBottom: line },
          colorSecondary: { backgroundColor: colour('surface'), color: colour('ink') },
        },
      },
      MuiButtonBase: { defaultProps: { disableRipple: true } },
      MuiOutlinedInput: {
        styleOverrides: { notchedOutline: { borderColor: PAGE_PALETTE.controlLine[mode] } },
      },
      MuiTextField: { defaultProps: { variant: 'outlined', size: 'small' } },
      MuiFormControl: { defaultProps: { variant: 'outlined', size: 'small' } },
      // Pages are as wide as the window; what is wider scrolls within.
      RaLayout: {
        styleOverrides: { root: { minWidth: 0, '& .RaLayout-content': { minWidth: 0 } } },
      },
      // Half as dark as other texts, it is hard to read.
      RaAccessDenied: {
        styleOverrides: { root: { '& .RaAccessDenied-message': { opacity: 1 } } },
      },
      RaList: {
        defaultProps: { perPage: 25 },
        styleOverrides: { root: { '& .RaList-main': { minWidth: 0 } } },
      },
      RaShow: { styleOverrides: { root: { '& .RaShow-card': { minWidth: 0 } } } },
      RaDataTable: {
        styleOverrides: {
          root: {
            // A telephone is narrower than most lists; elsewhere the head stays in view.
            '@media (max-width: 900px)': { '& .RaDataTable-tableWrapper': { overflowX: 'auto' } },
          },
        },
      },
      // It is beside what it is about, and has no words of its own.
      MuiCircularProgress: { defaultProps: { 'aria-hidden': true } },
      MuiTableCell: { styleOverrides: { head: { fontWeight: 600 } } },
    },
  };
}

export const LIGHT = themeOf('light');
export const DARK = themeOf('dark');
