import { defineSlotRecipe } from '@pandacss/dev';

/** Stores as a list: the way to find them, and each with what it has. */
export const storeList = defineSlotRecipe({
  className: 'stores',
  slots: ['page', 'root', 'form', 'both', 'stores', 'store', 'name', 'sizes', 'size', 'sizeName'],
  base: {
    page: {
      display: 'grid',
      alignItems: 'start',
      gap: { base: '8', desktop: '16' },
      gridTemplateColumns: { base: 'minmax(0, 1fr)', desktop: 'repeat(2, minmax(0, 1fr))' },
    },
    root: { display: 'flex', flexDirection: 'column', gap: '4' },
    form: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      columnGap: '3',
      rowGap: '1',
      // Label, input and locating of the field, each a row; the search stands beside the input.
      '& > div': { display: 'grid', gridTemplateRows: 'subgrid', gridRow: 'span 3' },
      '& > div > button': { justifySelf: 'start' },
      '& > button': { gridColumn: '2', gridRow: '2' },
    },
    // Map and list side by side where a layer or page is wide enough for both.
    both: {
      display: 'grid',
      alignItems: 'start',
      gap: '4',
      gridTemplateColumns: 'repeat(auto-fit, minmax(280px, 1fr))',
      // The map stays in view while the list goes by.
      '& > nav': { position: { desktop: 'sticky' }, top: { desktop: '112px' } },
    },
    stores: { display: 'flex', flexDirection: 'column' },
    store: {
      display: 'flex',
      flexDirection: 'column',
      alignItems: 'flex-start',
      gap: '2',
      paddingBlock: '4',
      borderTop: '1px solid',
      borderColor: 'line',
      _target: { bg: 'sand' },
    },
    name: { fontFamily: 'text', fontSize: 'md', fontWeight: 'semibold' },
    sizes: { display: 'flex', flexWrap: 'wrap', gap: '2' },
    size: {
      display: 'inline-flex',
      gap: '6px',
      paddingInline: '2',
      paddingBlock: '2px',
      border: '1px solid',
      borderColor: 'line',
      borderRadius: 'picture',
      fontSize: 'sm',
      '&[data-availability="UNAVAILABLE"]': { color: 'muted' },
    },
    sizeName: { fontWeight: 'semibold', fontVariantNumeric: 'tabular-nums' },
  },
});

/** All stores of a country, by town under their first letters. */
export const townList = defineSlotRecipe({
  className: 'town-list',
  slots: ['root', 'town', 'stores', 'link', 'today'],
  base: {
    root: {
      display: 'grid',
      alignItems: 'start',
      gridTemplateColumns: {
        base: 'minmax(0, 1fr)',
        tablet: 'repeat(2, minmax(0, 1fr))',
        broad: 'repeat(3, minmax(0, 1fr))',
      },
      columnGap: { tablet: '8', desktop: '16' },
    },
    town: { paddingBottom: '6' },
    stores: { '& > li': { paddingTop: '3' } },
    link: {
      display: 'inline-flex',
      alignItems: 'center',
      minHeight: { base: 'touch', tablet: '32px' },
      fontWeight: 'medium',
      _hover: { textDecoration: 'underline', textUnderlineOffset: '4px' },
    },
    // The room of the line is there before the hours are, which are those of the browser's day.
    today: { minHeight: '1lh', fontSize: 'sm' },
  },
});

/** Where stores lie: land and towns in the quiet colours of the page, pins in its ink. */
export const storeMap = defineSlotRecipe({
  className: 'map',
  slots: [
    'root',
    'drawing',
    'sea',
    'plan',
    'grid',
    'scale',
    'land',
    'borders',
    'dot',
    'town',
    'pin',
    'number',
    'source',
  ],
  base: {
    root: { display: 'flex', flexDirection: 'column', gap: '1' },
    drawing: { width: 'full', height: 'auto', borderRadius: 'picture' },
    sea: { fill: 'token(colors.sand)' },
    plan: { fill: 'token(colors.surface)' },
    grid: { fill: 'none', stroke: 'token(colors.line)', strokeWidth: '0.75' },
    scale: { fill: 'none', stroke: 'token(colors.muted)', strokeWidth: '1' },
    land: {
      fill: 'token(colors.surface)',
      stroke: 'token(colors.line)',
      strokeWidth: '0.75',
      strokeLinejoin: 'round',
    },
    borders: {
      fill: 'none',
      stroke: 'token(colors.muted)',
      strokeWidth: '1',
      strokeDasharray: '4 2 1 2',
    },
    dot: { fill: 'token(colors.muted)' },
    town: { fill: 'token(colors.muted)', fontSize: '11px' },
    pin: {
      fill: 'token(colors.ink)',
      stroke: 'token(colors.paper)',
      strokeWidth: '2',
      'a:is(:hover, :focus, [data-current]) > &': { fill: 'token(colors.accent)' },
    },
    number: {
      fill: 'token(colors.paper)',
      fontSize: '11px',
      fontWeight: 'semibold',
      textAnchor: 'middle',
    },
    source: { fontSize: 'xs', color: 'muted' },
  },
});
