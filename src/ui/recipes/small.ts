import { defineRecipe, defineSlotRecipe } from '@pandacss/dev';
import { closed, open } from './motion.ts';

export const flag = defineRecipe({
  className: 'flag',
  base: {
    width: '20px',
    height: '14px',
    flexShrink: '0',
    borderRadius: 'picture',
    outline: '1px solid',
    outlineColor: 'line',
  },
});

export const miniCart = defineSlotRecipe({
  className: 'mini-cart',
  slots: ['root', 'list', 'line', 'picture', 'name', 'fact', 'total'],
  base: {
    root: { display: 'flex', flexDirection: 'column', gap: '4', fontSize: 'sm' },
    list: { display: 'flex', flexDirection: 'column', gap: '4' },
    line: {
      display: 'grid',
      gridTemplateColumns: '64px minmax(0, 1fr) auto',
      gap: '3',
      lineHeight: 'snug',
      fontVariantNumeric: 'tabular-nums',
    },
    picture: { width: '64px', height: 'auto', borderRadius: 'picture', bg: 'sand' },
    name: { fontWeight: 'medium', _hover: { textDecoration: 'underline' } },
    fact: { display: 'block', color: 'muted', marginTop: '1' },
    total: {
      display: 'flex',
      justifyContent: 'space-between',
      borderTop: '1px solid',
      borderColor: 'line',
      paddingTop: '4',
      fontSize: 'md',
      fontVariantNumeric: 'tabular-nums',
    },
  },
});

/** Over the page, below the header: what was just added to the cart. */
export const addedPanel = defineSlotRecipe({
  className: 'added-panel',
  slots: ['root', 'head', 'title', 'ways'],
  base: {
    root: {
      position: 'fixed',
      // Below the cart's icon: a pointer that closed the panel is not over what it covered.
      inset: { base: '8px 8px auto', tablet: '84px 16px auto auto' },
      width: { base: 'auto', tablet: '384px' },
      maxHeight: 'calc(100dvh - 16px)',
      overflowY: 'auto',
      margin: '0',
      padding: '4',
      border: '1px solid',
      borderColor: 'line',
      bg: 'paper',
      color: 'ink',
      boxShadow: 'layer',
      fontSize: 'sm',
      flexDirection: 'column',
      gap: '3',
      '--layer-from': '0 -8px',
      ...closed,
      '&:popover-open': { display: 'flex', ...open },
    },
    head: { display: 'flex', alignItems: 'center', justifyContent: 'space-between' },
    title: {
      display: 'flex',
      alignItems: 'center',
      gap: '2',
      fontSize: 'md',
      fontWeight: 'medium',
    },
    ways: { display: 'grid', gridTemplateColumns: '1fr 1fr', gap: '2' },
  },
});

export const iconSheet = defineSlotRecipe({
  className: 'icon-sheet',
  slots: ['root', 'item'],
  base: {
    root: {
      display: 'grid',
      gridTemplateColumns: 'repeat(auto-fill, minmax(112px, 1fr))',
      gap: '2',
      marginTop: '6',
    },
    item: {
      display: 'flex',
      flexDirection: 'column',
      alignItems: 'center',
      gap: '3',
      paddingBlock: '6',
      border: '1px solid',
      borderColor: 'line',
      borderRadius: 'picture',
      fontSize: 'sm',
    },
  },
});

export const promises = defineSlotRecipe({
  className: 'promises',
  staticCss: ['*'],
  slots: ['root', 'item', 'title'],
  base: {
    root: { display: 'grid', fontSize: 'sm' },
    item: {
      display: 'grid',
      gridTemplateColumns: 'auto 1fr',
      columnGap: '4',
      color: 'muted',
      '& svg': { gridRow: '1 / 3', color: 'ink' },
    },
    title: { color: 'ink', fontWeight: 'medium' },
  },
  variants: {
    layout: {
      row: {
        root: {
          gap: { base: '6', tablet: '8' },
          gridTemplateColumns: { base: '1fr', tablet: 'repeat(auto-fit, minmax(180px, 1fr))' },
        },
        title: { fontSize: 'md' },
      },
      list: { root: { gap: '4' } },
    },
  },
  defaultVariants: { layout: 'list' },
});
