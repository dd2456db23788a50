import { defineRecipe, defineSlotRecipe } from '@pandacss/dev';

export const cartLine = defineSlotRecipe({
  className: 'cart-line',
  slots: ['row', 'root', 'picture', 'facts', 'name', 'actions', 'total'],
  base: {
    row: {
      borderBottom: '1px solid',
      borderColor: 'line',
      paddingBottom: '6',
      outlineOffset: '8px',
    },
    root: {
      display: 'grid',
      gridTemplateColumns: { base: '96px minmax(0, 1fr)', tablet: '120px minmax(0, 1fr) auto' },
      columnGap: { base: '4', tablet: '6' },
      rowGap: '2',
    },
    picture: {
      width: 'full',
      height: 'auto',
      aspectRatio: '2 / 3',
      objectFit: 'cover',
      borderRadius: 'picture',
    },
    facts: { display: 'flex', flexDirection: 'column', gap: '1' },
    name: {
      fontFamily: 'text',
      fontWeight: 'medium',
      fontSize: 'md',
      lineHeight: 'snug',
      letterSpacing: '0',
    },
    actions: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'end',
      columnGap: '6',
      rowGap: '1',
      marginTop: '3',
      '& > :first-child': { width: '88px' },
    },
    total: {
      gridColumn: { base: '2', tablet: '3' },
      justifySelf: 'end',
      fontVariantNumeric: 'tabular-nums',
      fontWeight: 'medium',
    },
  },
  variants: {
    pieces: {
      // On small screens the price of one piece is the total: once is enough.
      one: { total: { display: { base: 'none', tablet: 'block' } } },
      more: {},
    },
  },
  defaultVariants: { pieces: 'more' },
});

export const summary = defineSlotRecipe({
  className: 'summary',
  slots: ['root', 'totals', 'row', 'total'],
  base: {
    root: { bg: 'surface', padding: '6', borderRadius: 'picture' },
    totals: {
      display: 'flex',
      flexDirection: 'column',
      gap: '2',
      fontVariantNumeric: 'tabular-nums',
    },
    row: { display: 'flex', justifyContent: 'space-between', gap: '4' },
    total: {
      display: 'flex',
      justifyContent: 'space-between',
      gap: '4',
      borderTop: '1px solid',
      borderColor: 'line',
      paddingTop: '3',
      fontSize: 'lg',
      fontWeight: 'medium',
    },
  },
});

export const promoForm = defineRecipe({
  className: 'promo-form',
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    gap: '2',
    alignItems: 'start',
    '& > button': { marginTop: '25px' },
  },
});

/** Lines to look at: small picture, facts, amount. */
export const lineList = defineSlotRecipe({
  className: 'line-list',
  slots: ['root', 'line', 'picture', 'name', 'facts', 'amount'],
  base: {
    root: { display: 'flex', flexDirection: 'column', gap: '4' },
    line: {
      display: 'grid',
      gridTemplateColumns: '64px minmax(0, 1fr) auto',
      gap: '4',
      alignItems: 'start',
    },
    picture: {
      width: '64px',
      height: 'auto',
      aspectRatio: '2 / 3',
      objectFit: 'cover',
      borderRadius: 'picture',
      bg: 'sand',
    },
    name: { fontWeight: 'medium', lineHeight: 'snug' },
    facts: { color: 'muted', fontSize: 'sm' },
    amount: { fontVariantNumeric: 'tabular-nums' },
  },
});

/** In the place of a picture: what is no garment. */
export const extraTile = defineRecipe({
  className: 'extra-tile',
  staticCss: ['*'],
  base: {
    display: 'grid',
    placeItems: 'center',
    alignSelf: 'start',
    width: 'full',
    aspectRatio: '3 / 2',
    borderRadius: 'picture',
    '& svg': { width: '6', height: '6' },
    '& img': { width: 'full', height: 'full', objectFit: 'cover', borderRadius: 'picture' },
  },
  variants: {
    kind: {
      'gift-card': { bg: 'sand' },
      'gift-wrap': { bg: 'sand', color: 'ink' },
      'loyalty-card': { bg: 'fid', color: 'paper' },
      donation: { bg: 'surface', color: 'ink', border: '1px solid', borderColor: 'line' },
    },
  },
});

/** What may be added beside products: a box for each. */
export const cartChoices = defineSlotRecipe({
  className: 'cart-choices',
  slots: ['root', 'box', 'offers', 'offer', 'check'],
  base: {
    root: {
      display: 'grid',
      gap: '4',
      gridTemplateColumns: {
        base: 'minmax(0, 1fr)',
        tablet: 'repeat(auto-fit, minmax(260px, 1fr))',
      },
    },
    box: {
      display: 'flex',
      flexDirection: 'column',
      gap: '3',
      minWidth: '0',
      // Alone in a wide row it would be all button.
      maxWidth: '480px',
      height: 'full',
      padding: '4',
      border: '1px solid',
      borderColor: 'line',
      borderRadius: 'picture',
    },
    offers: { display: 'flex', flexDirection: 'column', gap: '1' },
    offer: {
      display: 'grid',
      gridTemplateColumns: '24px minmax(0, 1fr)',
      gap: '2',
      alignItems: 'center',
      minHeight: 'touch',
      cursor: 'pointer',
    },
    check: { width: '20px', height: '20px', flexShrink: '0', accentColor: 'token(colors.ink)' },
  },
});

/** Lines and what they come to. */
export const cartColumns = defineRecipe({
  className: 'cart-columns',
  base: {
    display: 'grid',
    gap: { base: '8', desktop: '16' },
    alignItems: 'start',
    marginTop: { base: '6', tablet: '8' },
    gridTemplateColumns: { base: 'minmax(0, 1fr)', wide: 'minmax(0, 1fr) minmax(320px, 400px)' },
    '& > aside': {
      gridColumn: { wide: '2' },
      gridRow: { wide: '1 / span 3' },
      position: { wide: 'sticky' },
      top: { wide: '112px' },
    },
  },
});

/** In a line's place: what happened, the way back, and how long it is open. */
export const removedLine = defineSlotRecipe({
  className: 'removed-line',
  slots: ['root', 'text', 'time'],
  base: {
    root: {
      position: 'relative',
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: '4',
      padding: '4',
      bg: 'surface',
      overflow: 'hidden',
    },
    text: { minWidth: '0', overflowWrap: 'anywhere' },
    // As long as the banner itself (specification §9).
    time: {
      position: 'absolute',
      insetInline: '0',
      bottom: '0',
      height: '2px',
      bg: 'ink',
      transformOrigin: 'left',
      animation: 'runOut 4s linear forwards',
      '[data-held] > &': { animationPlayState: 'paused' },
    },
  },
});
