import { defineRecipe, defineSlotRecipe } from '@pandacss/dev';

/** The page of a product: pictures, and beside them what one needs to buy. */
export const productPage = defineSlotRecipe({
  className: 'product',
  slots: [
    'root',
    'gallery',
    'view',
    'picture',
    'zoom',
    'buy',
    'form',
    'head',
    'tags',
    'bar',
    'barPrice',
    'guide',
    'actions',
    'reviews',
    'related',
    'more',
    'rail',
    'facts',
    'list',
  ],
  base: {
    root: {
      display: 'grid',
      gap: { base: '4', tablet: '8', desktop: '16' },
      gridTemplateColumns: {
        base: 'minmax(0, 1fr)',
        tablet: 'minmax(0, 1.1fr) minmax(320px, 0.9fr)',
        desktop: 'minmax(0, 1fr) minmax(380px, 460px)',
      },
      alignItems: 'start',
      marginTop: { base: '0', tablet: '2' },
    },
    gallery: {
      display: { base: 'flex', tablet: 'grid' },
      gridTemplateColumns: {
        tablet: 'minmax(0, 1fr)',
        desktop: 'repeat(2, minmax(0, 1fr))',
      },
      gap: { base: '1', tablet: '2' },
      overflowX: { base: 'auto', tablet: 'visible' },
      scrollSnapType: { base: 'x mandatory', tablet: 'none' },
      scrollbarWidth: 'none',
      marginInline: { base: 'calc(-1 * token(spacing.page))', tablet: '0' },
    },
    view: {
      position: 'relative',
      flex: { base: 'none', tablet: 'none' },
      scrollSnapAlign: 'start',
      _only: { gridColumn: '1 / -1', marginInline: { base: 'auto', tablet: '0' } },
      // Of an odd number, the last one closes the block on its whole width.
      '&:last-child:nth-child(odd):not(:first-child)': {
        desktop: { gridColumn: '1 / -1', '& img': { aspectRatio: '4 / 3' } },
      },
    },
    picture: {
      // On a phone, name and price have to be seen below it.
      width: { base: 'auto', tablet: 'full' },
      height: { base: 'clamp(240px, 42svh, 480px)', tablet: 'auto' },
      maxWidth: 'full',
      objectFit: 'cover',
      borderRadius: { tablet: 'picture' },
      bg: 'sand',
    },
    zoom: {
      position: 'absolute',
      bottom: '3',
      insetInlineEnd: '3',
      display: 'inline-flex',
      borderRadius: 'chip',
      bg: 'paper',
    },
    buy: {
      display: 'flex',
      flexDirection: 'column',
      gap: { base: '6', desktop: '4' },
      position: { tablet: 'sticky' },
      top: { tablet: '72px', desktop: '120px' },
    },
    form: { display: 'contents' },
    head: { display: 'flex', flexDirection: 'column', gap: { base: '1', tablet: '3' } },
    tags: { display: 'flex', gap: '3' },
    bar: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: '2',
      // The button takes what the heart leaves.
      '& > :first-child': { flex: '1' },
      // What the press led to is said below both; silent, it takes no line.
      '& > [role=status]': { order: '1', flexBasis: 'full', _empty: { position: 'absolute' } },
      position: { base: 'sticky', tablet: 'static' },
      // Above what lies over the foot of the window.
      bottom: 'var(--covered-foot, 0px)',
      zIndex: 'bar',
      bg: 'paper',
      paddingTop: { base: '3', tablet: '0' },
      paddingBottom: { base: 'max(12px, env(safe-area-inset-bottom))', tablet: '0' },
      marginInline: { base: 'calc(-1 * token(spacing.page))', tablet: '0' },
      paddingInline: { base: 'page', tablet: '0' },
    },
    // Beside the sizes the price is seen anyway where the bar does not stick.
    barPrice: { order: '-1', flexBasis: 'full', hideFrom: 'tablet' },
    guide: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      columnGap: '4',
      marginTop: '-8px',
    },
    actions: { display: 'flex', flexWrap: 'wrap', columnGap: '6', rowGap: '1' },
    // As high as most of what comes into it, so that it pushes nothing away.
    reviews: {
      '&:empty': {
        minHeight: { base: '770px', tablet: '650px', desktop: '467px', large: '506px' },
        '@media (scripting: none)': { display: 'none' },
      },
      '&[data-few]:empty': {
        minHeight: { base: '569px', tablet: '498px', desktop: '347px', large: '386px' },
      },
    },
    related: {
      '&:empty': {
        minHeight: { base: '885px', tablet: '945px', desktop: '1076px', large: '1377px' },
        '@media (scripting: none)': { display: 'none' },
      },
    },
    more: { display: 'flex', flexDirection: 'column', gap: '4', marginTop: 'section' },
    // A row that is swiped: the next garment looks in at the edge.
    rail: {
      display: 'grid',
      gridAutoFlow: 'column',
      gridAutoColumns: { base: '44%', tablet: '28%', desktop: '19%' },
      gap: { base: '3', desktop: '6' },
      overflowX: 'auto',
      scrollSnapType: 'x mandatory',
      scrollbarWidth: 'none',
      marginInline: { base: 'calc(-1 * token(spacing.page))', tablet: '0' },
      paddingInline: { base: 'page', tablet: '0' },
      scrollPaddingInline: { base: 'page', tablet: '0' },
      '& > li': { scrollSnapAlign: 'start' },
    },
    facts: { borderTop: '1px solid', borderColor: 'line' },
    list: { display: 'flex', flexDirection: 'column', gap: '1', '& + &': { marginTop: '4' } },
  },
  variants: {
    /** The shape of pictures (DOM-31). */
    ratio: {
      tall: { picture: { aspectRatio: '2 / 3' } },
      wide: { picture: { aspectRatio: '4 / 5' } },
    },
    row: {
      long: {},
      /** Four columns as in a list, the first of them for the title. */
      short: {
        more: {
          desktop: {
            display: 'grid',
            gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 3fr)',
            columnGap: '6',
          },
        },
        rail: { gridAutoColumns: { desktop: 'calc((100% - 2 * token(spacing.6)) / 3)' } },
      },
    },
  },
  defaultVariants: { ratio: 'tall', row: 'long' },
});

/** Beside the button that buys, each with an icon: when an item would come, and what the shop promises. */
export const deliveryOffer = defineSlotRecipe({
  className: 'delivery-offer',
  slots: ['root', 'title'],
  base: {
    root: { display: 'flex', gap: '3', fontSize: 'sm', lineHeight: 'snug', color: 'muted' },
    title: { color: 'ink', fontWeight: 'medium', _firstLetter: { textTransform: 'uppercase' } },
  },
});

/** Sizes and the bodies that they fit. */
export const sizeGuide = defineSlotRecipe({
  className: 'size-guide',
  slots: [
    ...['root', 'table', 'caption', 'head', 'own', 'mark', 'size', 'cell', 'unit'],
    ...['how', 'together', 'drawing', 'shape', 'tape', 'dot', 'digit', 'steps', 'step'],
  ],
  base: {
    root: { display: 'grid', gap: '6' },
    table: {
      width: 'full',
      borderCollapse: 'collapse',
      fontVariantNumeric: 'tabular-nums',
    },
    caption: { textAlign: 'start', color: 'muted', fontSize: 'sm', paddingBottom: '3' },
    head: {
      textAlign: 'start',
      fontSize: 'xs',
      fontWeight: 'medium',
      verticalAlign: 'bottom',
      paddingBlock: '2',
      paddingInline: '3',
      borderBottom: '1px solid',
      borderColor: 'ink',
    },
    // The sizes that are sold here.
    own: { bg: 'sand' },
    mark: { display: 'block', color: 'muted', fontSize: 'xs', fontWeight: 'normal' },
    size: {
      textAlign: 'start',
      fontWeight: 'semibold',
      padding: '3',
      borderBottom: '1px solid',
      borderColor: 'line',
    },
    cell: {
      padding: '3',
      borderBottom: '1px solid',
      borderColor: 'line',
    },
    unit: {
      display: 'flex',
      alignItems: 'center',
      gap: '2',
      minHeight: 'touch',
      fontSize: 'sm',
      '& input': { width: '18px', height: '18px', margin: '0', accentColor: 'token(colors.ink)' },
    },
    how: { display: 'grid', gap: '4' },
    together: { display: 'grid', gridTemplateColumns: '1fr 1.4fr', gap: '4', alignItems: 'start' },
    drawing: { width: 'full', height: 'auto', maxHeight: '340px' },
    shape: { fill: 'sand', stroke: 'muted', strokeWidth: '1.5' },
    tape: { fill: 'none', stroke: 'accent', strokeWidth: '2', strokeDasharray: '5 4' },
    dot: { fill: 'accent', stroke: 'surface', strokeWidth: '2' },
    digit: { fill: 'surface', fontSize: 'sm', fontWeight: 'semibold' },
    steps: {
      display: 'grid',
      gap: '3',
      fontSize: 'sm',
      lineHeight: 'snug',
      listStyle: 'decimal',
      paddingInlineStart: '4',
      '& li::marker': { color: 'accent', fontWeight: 'semibold' },
    },
    step: { display: 'block', fontWeight: 'medium' },
  },
});

/** Facts in pairs: what, and its value. */
export const factList = defineSlotRecipe({
  className: 'facts',
  slots: ['root', 'fact', 'label'],
  base: {
    root: { display: 'flex', flexDirection: 'column', gap: '2', fontSize: 'sm' },
    fact: { display: 'flex', justifyContent: 'space-between', gap: '4', textAlign: 'end' },
    label: { color: 'muted', textAlign: 'start' },
  },
});

/** A garment as large as the screen lets it, to be moved about. */
export const zoomed = defineRecipe({
  className: 'zoomed',
  base: {
    // `--zoom` is how wide the picture is sharp.
    width: 'full',
    minWidth: '800px',
    maxWidth: 'var(--zoom)',
    marginInline: 'auto',
    '& img': { width: 'full', height: 'auto', maxWidth: 'none' },
  },
});

/** Below a picture that is looked at closely: the ways to the others, in sight however it is moved. */
export const zoomWays = defineRecipe({
  className: 'zoom-ways',
  base: { position: 'sticky', insetInlineStart: 0, bottom: '4', bg: 'paper' },
});
