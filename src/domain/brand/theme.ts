/**
 * The look of the house, once: name, colours, typefaces and logo. Shop, sign-in pages, card page,
 * mails, invoices and icons follow from it; a fork that looks another way changes this file.
 */

/** Where `BRAND_NAME` does not say another one. */
export const BRAND_NAME = 'Vitrine';

/** Colours by what they are for, light and dark; the system chooses. */
export const PALETTE = {
  paper: { light: '#FBF8F3', dark: '#171512' },
  surface: { light: '#FFFFFF', dark: '#211E1A' },
  ink: { light: '#1B1815', dark: '#F4EFE7' },
  muted: { light: '#6E665D', dark: '#B1A89C' },
  line: { light: '#E6DFD5', dark: '#3A352E' },
  accent: { light: '#C8412B', dark: '#EE7A63' },
  sage: { light: '#7C8A6E', dark: '#9AA88B' },
  night: { light: '#22304A', dark: '#22304A' },
  sand: { light: '#E9DFCF', dark: '#3B342A' },
  /** Letters on a picture: the ground decides, not the system. */
  onDark: { light: '#FBF8F3', dark: '#FBF8F3' },
  onLight: { light: '#1B1815', dark: '#1B1815' },
  success: { light: '#3F6B3C', dark: '#9CC798' },
  warning: { light: '#8A5A00', dark: '#E3B45A' },
  danger: { light: '#A92D1B', dark: '#F08D79' },
  fid: { light: '#5A2A4A', dark: '#D7A3C5' },
  scrim: { light: 'rgb(27 24 21 / 0.4)', dark: 'rgb(0 0 0 / 0.6)' },
  shade: { light: 'rgb(52 10 4 / 0.3)', dark: 'rgb(52 10 4 / 0.3)' },
  shadow: { light: 'rgb(27 24 21 / 0.28)', dark: 'rgb(27 24 21 / 0.28)' },
};

/** Colours of the sign-in pages and the card page alone. */
export const PAGE_PALETTE = {
  controlLine: { light: '#938A7F', dark: '#8A8178' },
  hover: { light: '#F1EBE1', dark: '#25211D' },
  hoverInk: { light: '#3A342E', dark: '#D9D2C7' },
  dangerPaper: { light: '#FBEAE5', dark: '#381D17' },
  scene: { light: '#E9DFCF', dark: '#E9DFCF' },
  sun: { light: '#E6B98A', dark: '#E6B98A' },
};

/**
 * A typeface of variable weight. The fallback is a font of the system with its metrics, measured over
 * shop texts (mean width, ascent, descent), so that nothing moves when the typeface arrives.
 */
type Typeface = {
  family: string;
  weights: string;
  /** Files for Latin and Latin Extended, as packages name them. */
  latin: string;
  latinExtended: string;
  /** Where the typeface cannot be had: on a page, and in readers of mail. */
  system: string;
  inMails: string;
  fallback: {
    family: string;
    fonts: readonly string[];
    metrics: readonly { weights?: string; size: string; ascent: string; descent: string }[];
  };
};

const FRAUNCES = '@fontsource-variable/fraunces/files/fraunces';
const INSTRUMENT = '@fontsource-variable/instrument-sans/files/instrument-sans';

export const TYPEFACES = {
  /** Headings and the name of the brand. */
  display: {
    family: 'Fraunces',
    weights: '100 900',
    latin: `${FRAUNCES}-latin-wght-normal.woff2`,
    latinExtended: `${FRAUNCES}-latin-ext-wght-normal.woff2`,
    system: 'Georgia, serif',
    inMails: "Georgia, 'Times New Roman', serif",
    fallback: {
      family: 'Fraunces Fallback',
      fonts: ['Times New Roman', 'Liberation Serif', 'Tinos'],
      metrics: [{ size: '113.6%', ascent: '86.1%', descent: '22.45%' }],
    },
  },
  text: {
    family: 'Instrument Sans',
    weights: '400 700',
    latin: `${INSTRUMENT}-latin-wght-normal.woff2`,
    latinExtended: `${INSTRUMENT}-latin-ext-wght-normal.woff2`,
    system: 'system-ui, sans-serif',
    inMails: "-apple-system, 'Segoe UI', Helvetica, Arial, sans-serif",
    fallback: {
      family: 'Instrument Fallback',
      fonts: ['Arial', 'Liberation Sans', 'Arimo'],
      metrics: [
        { weights: '400', size: '102.4%', ascent: '94.7%', descent: '24.4%' },
        { weights: '500 700', size: '103.6%', ascent: '93.6%', descent: '24.1%' },
      ],
    },
  },
} as const satisfies Record<string, Typeface>;

/** Whole fonts for what is printed: the files for browsers lack the accents of many names. */
export const PRINT_FONTS = {
  display: '@expo-google-fonts/fraunces/400Regular/Fraunces_400Regular.ttf',
  text: '@expo-google-fonts/instrument-sans/400Regular/InstrumentSans_400Regular.ttf',
  strong: '@expo-google-fonts/instrument-sans/600SemiBold/InstrumentSans_600SemiBold.ttf',
};

/** The sign of the brand, an arched window, in a square of 64 on ground of the colour of ink. */
export const LOGO = {
  ground: PALETTE.onLight.light,
  marks: `<path d="M14 54V30a18 18 0 0 1 36 0v24z" fill="${PALETTE.onDark.light}"/><path d="M32 54V12M14 38h36" stroke="${PALETTE.accent.light}" stroke-width="2.500"/>`,
};
