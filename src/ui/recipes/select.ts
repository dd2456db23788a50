import { FORCED_COLOURS } from './forced-colours.ts';

const half = (degrees: 45 | -45) =>
  `linear-gradient(${degrees}deg, transparent 50%, token(colors.ink) 50%)`;

/**
 * A list to choose from, drawn by us: WebKit gives its own one a grey ground, whatever is said of it.
 * Where colours are forced, the system draws it.
 */
export const DRAWN_SELECT = {
  appearance: 'none',
  paddingInlineEnd: '8',
  backgroundImage: `${half(45)}, ${half(-45)}`,
  backgroundPosition: 'right 17px center, right 12px center',
  backgroundSize: '5px 5px',
  backgroundRepeat: 'no-repeat',
  [FORCED_COLOURS]: { appearance: 'auto', backgroundImage: 'none' },
} as const;
