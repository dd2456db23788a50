import { defineSlotRecipe } from '@pandacss/dev';

/** The card that is shown at the till: dark, with its bars on white so that a scanner reads them. */
export const loyaltyCard = defineSlotRecipe({
  className: 'loyalty-card',
  slots: ['root', 'name', 'since', 'code', 'bars', 'number'],
  base: {
    root: {
      display: 'flex',
      flexDirection: 'column',
      gap: '2',
      maxWidth: '420px',
      padding: { base: '4', tablet: '6' },
      borderRadius: '12px',
      bg: 'fid',
      color: 'paper',
    },
    name: { fontFamily: 'display', fontSize: 'xl', lineHeight: 'snug' },
    since: { fontSize: 'sm' },
    code: {
      marginTop: '4',
      padding: '3',
      borderRadius: 'picture',
      bg: '#fff',
      color: '#000',
      textAlign: 'center',
    },
    bars: { display: 'block', width: 'full', height: '72px', fill: 'currentColor' },
    number: { fontVariantNumeric: 'tabular-nums', letterSpacing: 'label', fontSize: 'sm' },
  },
});

/** Lines with an amount at their end. */
export const movements = defineSlotRecipe({
  className: 'movements',
  slots: ['root', 'item', 'day', 'points'],
  base: {
    root: { maxWidth: 'form' },
    item: {
      display: 'flex',
      alignItems: 'baseline',
      gap: '4',
      paddingBlock: '3',
      borderBottom: '1px solid',
      borderColor: 'line',
    },
    day: { color: 'muted', fontSize: 'sm' },
    points: {
      marginInlineStart: 'auto',
      whiteSpace: 'nowrap',
      fontVariantNumeric: 'tabular-nums',
      fontWeight: 'medium',
    },
  },
});
