import { defineRecipe, defineSlotRecipe } from '@pandacss/dev';

export const flag = defineRecipe({
  className: 'flag',
  base: {
    width: '20px',
    height: '14px',
    borderRadius: 'picture',
    outline: '1px solid',
    outlineColor: 'line',
  },
});

export const miniCart = defineSlotRecipe({
  className: 'mini-cart',
  slots: ['line', 'picture', 'total'],
  base: {
    line: {
      display: 'grid',
      gridTemplateColumns: '64px 1fr auto',
      gap: '3',
      fontSize: 'sm',
      alignItems: 'start',
    },
    picture: { width: '64px', height: 'auto', borderRadius: 'picture' },
    total: {
      display: 'flex',
      justifyContent: 'space-between',
      borderTop: '1px solid',
      borderColor: 'line',
      paddingTop: '3',
    },
  },
});
