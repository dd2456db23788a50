import { defineRecipe, defineSlotRecipe } from '@pandacss/dev';

/** Things below each other. */
export const flow = defineRecipe({
  className: 'flow',
  staticCss: ['*'],
  base: { display: 'flex', flexDirection: 'column', minWidth: '0' },
  variants: {
    gap: {
      1: { gap: '1' },
      2: { gap: '2' },
      4: { gap: '4' },
      6: { gap: '6' },
      8: { gap: '8' },
    },
  },
  defaultVariants: { gap: 4 },
});

/** Things beside each other, wrapping. */
export const cluster = defineRecipe({
  className: 'cluster',
  staticCss: ['*'],
  base: { display: 'flex', flexWrap: 'wrap', alignItems: 'center' },
  variants: {
    gap: { 1: { gap: '1' }, 2: { gap: '2' }, 4: { gap: '4' }, 6: { gap: '6' } },
    spread: { start: {}, between: { justifyContent: 'space-between' } },
  },
  defaultVariants: { gap: 2, spread: 'start' },
});

/** The width of a page and its margins. */
export const page = defineRecipe({
  className: 'page',
  base: {
    width: 'full',
    maxWidth: 'page',
    marginInline: 'auto',
    paddingInline: 'page',
    paddingBottom: { base: '6', tablet: '10' },
  },
  variants: {
    /** Below a breadcrumb, which brings room of its own, a page begins higher. */
    top: {
      roomy: { paddingTop: { base: '6', tablet: '10' } },
      tight: { paddingTop: { base: '0', tablet: '1' } },
    },
  },
  defaultVariants: { top: 'roomy' },
});

export const tiles = defineRecipe({
  className: 'tiles',
  staticCss: ['*'],
  base: {
    display: 'grid',
    columnGap: { base: '3', tablet: '4', desktop: '6' },
    rowGap: { base: '8', tablet: '10', desktop: '12' },
    gridTemplateColumns: {
      base: 'repeat(2, minmax(0, 1fr))',
      tablet: 'repeat(3, minmax(0, 1fr))',
      desktop: 'repeat(4, minmax(0, 1fr))',
      large: 'repeat(5, minmax(0, 1fr))',
    },
    // A story is as wide as two; a product that follows fills what it leaves free before it.
    gridAutoFlow: 'dense',
    '& > [data-story]': { gridColumn: 'span 2' },
  },
  variants: {
    /**
     * As the server sent it: what stands far below is laid out when it comes near, and stands for
     * about its height until then.
     */
    isSent: {
      true: {
        '& > :nth-child(n + 5)': {
          contentVisibility: 'auto',
          containIntrinsicHeight: { base: 'auto calc(23vw + 270px)', desktop: 'auto 510px' },
          // The ring of a tile goes around its picture.
          overflowClipMargin: '4px',
        },
      },
    },
  },
});

/** A main column and one beside it that stays in sight. */
export const columns = defineRecipe({
  className: 'columns',
  base: {
    display: 'grid',
    gap: { base: '8', desktop: '16' },
    alignItems: 'start',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', desktop: 'minmax(0, 1fr) minmax(340px, 420px)' },
    '& > aside': { position: { desktop: 'sticky' }, top: { desktop: '112px' } },
  },
});

/** The arrows of a row that is swiped: at its ends, for anyone who has a mouse. */
const arrow = {
  display: 'none',
  position: 'absolute',
  zIndex: '3',
  // Halfway down the pictures, which the words below them do not count into.
  top: 'calc(50% - 64px)',
  alignItems: 'center',
  justifyContent: 'center',
  width: 'control',
  height: 'control',
  borderRadius: 'chip',
  bg: 'paper',
  boxShadow: 'layer',
  '@media (hover: hover)': { display: 'inline-flex' },
  transition: 'opacity token(durations.quick)',
  // At an end it stays for the focus that may rest on it.
  '&[aria-disabled=true]': { opacity: '0', pointerEvents: 'none' },
  _hover: { color: 'accent' },
} as const;

export const rail = defineSlotRecipe({
  className: 'rail',
  slots: ['root', 'back', 'on'],
  base: {
    root: { position: 'relative' },
    back: { ...arrow, insetInlineStart: '3' },
    on: { ...arrow, insetInlineEnd: '3' },
  },
});
