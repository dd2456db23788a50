import { PALETTE, TYPEFACES } from '#src/domain/brand/theme.ts';
import { colourVariables } from '#src/domain/brand/theme-css.ts';

const { ink, muted, line, paper } = PALETTE;

/** How pages for people who run the platform look: the contract, the shops. */
export const PAGE_STYLE = `
  ${colourVariables({ ink, muted, line, paper })}
  body { margin: 0; background: var(--paper); color: var(--ink); font: 16px/1.5 ${TYPEFACES.text.system}; }
  main { max-width: 60rem; margin: 0 auto; padding: 32px 16px 64px; }
  h1, h2 { font-family: ${TYPEFACES.display.system}; font-weight: 400; }
  h2 { margin-top: 40px; }
  code, pre { font: .875rem/1.5 ui-monospace, monospace; }
  ul { padding-left: 1.25rem; }
  :focus-visible { outline: 2px solid var(--ink); outline-offset: 2px; }
`;
