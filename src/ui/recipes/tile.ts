import { defineRecipe, defineSlotRecipe } from '@pandacss/dev';

export const tile = defineSlotRecipe({
  className: 'tile',
  staticCss: ['*'],
  slots: [
    'root',
    'link',
    'frame',
    'picture',
    'back',
    'labels',
    'label',
    'facts',
    'name',
    'swatches',
    'swatch',
    'more',
    'tools',
    'wish',
    'quick',
    'sizes',
    'size',
    'sizePrice',
  ],
  base: {
    root: { position: 'relative', display: 'flex', flexDirection: 'column', minWidth: '0' },
    link: {
      _before: { content: '""', position: 'absolute', inset: '0', zIndex: '1' },
      _focusVisible: { outline: 'none' },
    },
    frame: {
      position: 'relative',
      overflow: 'hidden',
      aspectRatio: '2 / 3',
      borderRadius: 'picture',
      bg: 'sand',
      // Across two columns and what is between them, as high as the pictures beside it.
      '[data-story] > &': { aspectRatio: '1.39' },
      // The shape of pictures (DOM-31).
      '[data-shape=wide] > &': { aspectRatio: '4 / 5' },
      '[data-story][data-shape=wide] > &': { aspectRatio: '1.67' },
      // The ring of the tile's one link goes around its picture.
      '.tile__root:has(a:focus-visible) > &': {
        outline: '2px solid',
        outlineColor: 'ink',
        outlineOffset: '2px',
      },
    },
    picture: { width: 'full', height: 'full', objectFit: 'cover' },
    // Not fetched before somebody points at the tile.
    back: {
      display: 'none',
      position: 'absolute',
      inset: '0',
      width: 'full',
      height: 'full',
      objectFit: 'cover',
      '@media (hover: hover)': {
        '.tile__root:hover &': {
          display: 'block',
          transition: 'opacity token(durations.calm) token(easings.out)',
          '@starting-style': { opacity: '0' },
        },
      },
    },
    // Beside the facts: on the picture they would cover a garment.
    labels: { display: 'flex', gap: '1', flexWrap: 'wrap' },
    label: {
      bg: 'sand',
      color: 'ink',
      fontSize: 'xs',
      lineHeight: 'snug',
      paddingInline: '6px',
      paddingBlock: '2px',
      borderRadius: 'picture',
      maxWidth: 'full',
      hyphens: 'manual',
    },
    facts: {
      display: 'flex',
      flexDirection: 'column',
      gap: '1',
      paddingTop: '3',
      fontSize: 'sm',
    },
    name: {
      fontFamily: 'text',
      fontSize: 'sm',
      fontWeight: 'medium',
      letterSpacing: '0',
      lineHeight: 'snug',
      textWrap: 'pretty',
      hyphens: 'auto',
    },
    swatches: { display: 'flex', alignItems: 'center', gap: '6px', minHeight: '20px' },
    swatch: { overflow: 'visible', '& > rect': { rx: '6px', stroke: 'line' } },
    more: { fontSize: 'xs', color: 'muted' },
    // Above the link that covers the tile.
    tools: {
      position: 'absolute',
      zIndex: '2',
      bottom: '2',
      insetInline: '2',
      // What is open stays inside the picture, which cuts off what leaves it.
      maxHeight: 'calc(100% - token(spacing.4))',
      display: 'flex',
      flexDirection: 'column',
      alignItems: 'flex-end',
      gap: '2',
      pointerEvents: 'none',
      '& > *': { pointerEvents: 'auto' },
    },
    // Pictures are light in the dark theme too.
    // In a narrow tile as far out as it goes: boots reach up beside it.
    wish: {
      position: 'absolute',
      zIndex: '2',
      top: { base: '0', tablet: '2' },
      insetInlineEnd: { base: '0', tablet: '2' },
      color: 'onLight',
    },
    quick: {
      flex: 'none',
      display: 'inline-flex',
      alignItems: 'center',
      justifyContent: 'center',
      minWidth: 'touch',
      minHeight: 'touch',
      borderRadius: 'chip',
      bg: 'paper',
      '@media (hover: hover)': {
        opacity: '0',
        transition: 'opacity token(durations.quick)',
        '.tile__root:hover &, .tile__root:focus-within &': { opacity: '1' },
      },
    },
    // As wide as the picture: three sizes side by side in the narrowest tile, the rest scrolls.
    sizes: {
      display: 'grid',
      gridTemplateColumns: 'repeat(auto-fill, minmax(token(sizes.touch), 1fr))',
      // Sizes that say what they cost.
      '&[data-wide]': { gridTemplateColumns: 'repeat(auto-fill, minmax(76px, 1fr))' },
      gap: '1',
      width: 'full',
      minHeight: '0',
      overflowY: 'auto',
      overscrollBehavior: 'contain',
      padding: { base: '1', tablet: '2' },
      bg: 'paper',
      borderRadius: 'picture',
    },
    size: {
      minWidth: '0',
      minHeight: 'touch',
      fontSize: 'sm',
      lineHeight: 'snug',
      textAlign: 'center',
      borderRadius: 'picture',
      _hover: { bg: 'sand' },
      _disabled: { color: 'muted', textDecoration: 'line-through' },
    },
    sizePrice: { display: 'block', fontSize: 'xs' },
  },
  // What most tiles are has no class: it would stand in a list some 150 times.
  variants: {
    stock: { gone: { picture: { opacity: '0.55' }, facts: { color: 'muted' } } },
  },
});

export const price = defineSlotRecipe({
  className: 'price',
  staticCss: ['*'],
  slots: ['root', 'current', 'initial', 'lowest'],
  base: {
    root: {
      display: 'flex',
      flexWrap: 'wrap',
      columnGap: '2',
      alignItems: 'baseline',
      fontVariantNumeric: 'tabular-nums',
      fontSize: 'sm',
    },
    initial: { color: 'muted', textDecoration: 'line-through' },
    lowest: { flexBasis: 'full', color: 'muted', fontSize: 'xs', lineHeight: 'snug' },
  },
  variants: {
    isReduced: { true: { current: { color: 'accent', fontWeight: 'semibold' } } },
    size: {
      product: {
        root: { fontSize: 'lg', lineHeight: 'snug', rowGap: '1' },
        initial: { fontSize: 'md' },
        lowest: { fontSize: 'sm' },
      },
    },
  },
});

/** The heart: an outline, filled once the piece is wished for. */
export const heart = defineRecipe({
  className: 'heart',
  staticCss: ['*'],
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    minWidth: 'touch',
    minHeight: 'touch',
    borderRadius: 'chip',
    transition: 'color token(durations.quick)',
    _hover: { color: 'accent' },
    // It gives way under the finger, springs back, and fills.
    '& svg': {
      fill: 'transparent',
      transition: 'fill token(durations.calm), scale token(durations.calm) token(easings.spring)',
    },
    _active: { '& svg': { scale: '0.8', transitionDuration: 'quick' } },
  },
  variants: {
    state: { full: { color: 'accent', '& svg': { fill: 'currentColor' } } },
  },
});
