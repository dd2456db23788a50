import { defineSlotRecipe } from '@pandacss/dev';

/** One product in a list. */
export const tile = defineSlotRecipe({
  className: 'tile',
  slots: [
    'root',
    'link',
    'frame',
    'picture',
    'back',
    'labels',
    'label',
    'name',
    'swatches',
    'swatch',
  ],
  base: {
    root: {
      position: 'relative',
      display: 'flex',
      flexDirection: 'column',
      gap: '2',
      minWidth: '0',
    },
    link: { _before: { content: '""', position: 'absolute', inset: '0', zIndex: '1' } },
    frame: {
      position: 'relative',
      overflow: 'hidden',
      borderRadius: 'picture',
      bg: 'sand',
      aspectRatio: '2 / 3',
    },
    picture: { width: 'full', height: 'full', objectFit: 'cover' },
    back: {
      position: 'absolute',
      inset: '0',
      width: 'full',
      height: 'full',
      objectFit: 'cover',
      opacity: '0',
      transition: 'opacity token(durations.calm) token(easings.out)',
      '@media (hover: hover)': { '.tile__root:hover &': { opacity: '1' } },
    },
    labels: {
      position: 'absolute',
      top: '2',
      insetInlineStart: '2',
      display: 'flex',
      gap: '1',
      flexWrap: 'wrap',
    },
    label: {
      bg: 'paper',
      color: 'ink',
      fontSize: 'xs',
      paddingInline: '2',
      paddingBlock: '2px',
      borderRadius: 'chip',
    },
    name: {
      fontFamily: 'text',
      fontSize: 'sm',
      fontWeight: 'medium',
      letterSpacing: '0',
      lineHeight: 'snug',
    },
    swatches: { display: 'flex', gap: '1', minHeight: '4' },
    swatch: {
      width: '14px',
      height: '14px',
      borderRadius: 'chip',
      border: '1px solid',
      borderColor: 'line',
    },
  },
});

export const price = defineSlotRecipe({
  className: 'price',
  slots: ['root', 'current', 'initial', 'lowest'],
  base: {
    root: {
      display: 'flex',
      flexWrap: 'wrap',
      gap: '0 8px',
      alignItems: 'baseline',
      fontVariantNumeric: 'tabular-nums',
    },
    initial: { color: 'muted', textDecoration: 'line-through' },
    lowest: { flexBasis: 'full', color: 'muted', fontSize: 'xs' },
  },
  variants: {
    isReduced: { true: { current: { color: 'accent', fontWeight: 'semibold' } }, false: {} },
    size: {
      tile: { root: { fontSize: 'sm' } },
      product: { root: { fontSize: 'lg' }, current: { fontFamily: 'display' } },
    },
  },
  defaultVariants: { isReduced: false, size: 'tile' },
});
