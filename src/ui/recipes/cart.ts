import { defineRecipe, defineSlotRecipe } from '@pandacss/dev';

export const cartLine = defineSlotRecipe({
  className: 'cart-line',
  slots: ['root', 'picture', 'facts', 'name', 'actions', 'total'],
  base: {
    root: {
      display: 'grid',
      gridTemplateColumns: { base: '96px minmax(0, 1fr)', tablet: '120px minmax(0, 1fr) auto' },
      gap: '4',
      paddingBottom: '6',
      borderBottom: '1px solid',
      borderColor: 'line',
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
      alignItems: 'end',
      gap: '6',
      marginTop: '3',
      '& > :first-child': { width: '88px' },
    },
    total: {
      gridColumn: { base: '2', tablet: '3' },
      fontVariantNumeric: 'tabular-nums',
      fontWeight: 'medium',
    },
  },
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
