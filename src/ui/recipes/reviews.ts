import { defineRecipe, defineSlotRecipe } from '@pandacss/dev';

/** What buyers say: what it comes to, beside one review below the other. */
export const reviewList = defineSlotRecipe({
  className: 'review-list',
  slots: ['root', 'head', 'average', 'stars', 'list', 'item', 'words'],
  base: {
    root: {
      display: 'grid',
      gap: { base: '6', desktop: '16' },
      gridTemplateColumns: { base: 'minmax(0, 1fr)', desktop: '320px minmax(0, 720px)' },
      alignItems: 'start',
      marginTop: 'section',
    },
    head: { display: 'flex', flexDirection: 'column', gap: '2' },
    average: { fontFamily: 'display', fontSize: 'xl', fontVariantNumeric: 'tabular-nums' },
    stars: { color: 'accent', letterSpacing: 'label' },
    list: { borderTop: '1px solid', borderColor: 'line', marginBottom: '4' },
    item: {
      display: 'flex',
      flexDirection: 'column',
      gap: '2',
      paddingBlock: '4',
      borderBottom: '1px solid',
      borderColor: 'line',
    },
    words: { whiteSpace: 'pre-line', overflowWrap: 'anywhere' },
  },
});

/** In an order: each piece with what its buyer has said of it. */
export const orderReviews = defineRecipe({
  className: 'order-reviews',
  base: {
    borderTop: '1px solid',
    borderColor: 'line',
    paddingTop: '6',
    display: 'flex',
    flexDirection: 'column',
    gap: '2',
  },
});
