/**
 * Where a shopper's system forces its colours on pages, backgrounds and shadows go. What a background
 * alone tells takes the system's own pair of colours for it.
 */
export const FORCED_COLOURS = '@media (forced-colors: active)';

const inPair = (ground: string, letters: string) => ({
  forcedColorAdjust: 'none',
  backgroundColor: ground,
  borderColor: ground,
  color: letters,
  '& *': { color: letters },
});

/** What is chosen, or where the shopper is. */
export const FORCED_CHOSEN = inPair('Highlight', 'HighlightText');

/** The button that goes on. */
export const FORCED_BUTTON = {
  ...inPair('ButtonText', 'ButtonFace'),
  border: '1px solid',
  _hover: inPair('Highlight', 'HighlightText'),
  _disabled: inPair('GrayText', 'Canvas'),
};

/** How much of something is there. */
export const FORCED_BAR = {
  forcedColorAdjust: 'none',
  height: '8px',
  border: '1px solid CanvasText',
  bg: 'Canvas',
  '&::-webkit-progress-bar': { bg: 'Canvas' },
  '&::-webkit-progress-value': { bg: 'Highlight' },
  '&::-moz-progress-bar': { bg: 'Highlight' },
};
