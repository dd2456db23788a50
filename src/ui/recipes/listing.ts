import { defineRecipe, defineSlotRecipe } from '@pandacss/dev';
import { FORCED_BAR, FORCED_CHOSEN, FORCED_COLOURS } from './forced-colours.ts';
import { DRAWN_SELECT } from './select.ts';

export const listHead = defineSlotRecipe({
  className: 'list-head',
  slots: ['root', 'text'],
  base: {
    root: {
      display: 'flex',
      flexDirection: { base: 'column', desktop: 'row' },
      alignItems: { desktop: 'center' },
      columnGap: '8',
      rowGap: '1',
    },
    text: {
      color: 'muted',
      maxWidth: 'measure',
      marginTop: '12',
      marginInline: 'auto',
      textAlign: 'center',
    },
  },
});

export const listBar = defineSlotRecipe({
  className: 'list-bar',
  slots: ['root', 'chips', 'chosen', 'chip', 'picture', 'count', 'sort', 'label', 'select'],
  base: {
    root: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      columnGap: { base: '4', tablet: '6' },
      borderBlock: '1px solid',
      borderColor: 'line',
      marginTop: '1',
      marginBottom: '2',
      minHeight: 'control',
      // Stays in reach while the list goes by, below the header as it is by then.
      position: 'sticky',
      top: {
        base: 'token(sizes.touch)',
        desktop: 'calc(token(sizes.touch) + token(sizes.menuBar))',
      },
      zIndex: '5',
      bg: 'paper',
      fontSize: 'sm',
    },
    chips: {
      display: 'flex',
      gap: '2',
      overflowX: 'auto',
      scrollbarWidth: 'none',
      minWidth: '0',
      // Chips run to the edge of a small screen.
      marginInline: { base: 'calc(-1 * token(spacing.page))', tablet: '0' },
      paddingInline: { base: 'page', tablet: '0' },
    },
    chosen: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: '2',
      marginBottom: '4',
      '& svg': { width: '14px', height: '14px', marginInlineStart: '2' },
    },
    chip: {
      display: 'inline-flex',
      alignItems: 'center',
      minHeight: 'touch',
      paddingInline: '4',
      border: '1px solid',
      borderColor: 'line',
      borderRadius: 'chip',
      whiteSpace: 'nowrap',
      fontSize: 'sm',
      transition: 'border-color token(durations.quick)',
      _hover: { borderColor: 'ink' },
    },
    // A piece of what a chip leads to, round in its round end; its place is kept until it comes.
    picture: {
      width: '36px',
      height: '36px',
      marginInlineStart: '-12px',
      marginInlineEnd: '2',
      borderRadius: 'chip',
      bg: 'sand',
      overflow: 'hidden',
    },
    count: {
      color: 'muted',
      fontVariantNumeric: 'tabular-nums',
      whiteSpace: 'nowrap',
      flex: '1',
      display: { base: 'none', tablet: 'block' },
    },
    sort: {
      display: 'flex',
      alignItems: 'center',
      minWidth: '0',
      marginInlineStart: { base: 'auto', tablet: '0' },
    },
    label: {
      color: 'muted',
      cursor: 'default',
      whiteSpace: 'nowrap',
      // The chosen order says enough where there is no room.
      position: { base: 'absolute', tablet: 'static' },
      clipPath: { base: 'inset(50%)', tablet: 'none' },
    },
    select: {
      minWidth: '0',
      minHeight: 'touch',
      paddingInline: '2',
      bg: 'paper',
      color: 'ink',
      // Smaller, and an iPhone zooms in.
      fontSize: { base: 'md', tablet: 'sm' },
      fontWeight: 'medium',
      textOverflow: 'ellipsis',
      'select&': DRAWN_SELECT,
    },
  },
});

/** How far a list is shown, and the way to more of it. */
export const loadMore = defineSlotRecipe({
  className: 'load-more',
  slots: ['root', 'text', 'bar', 'previous'],
  base: {
    root: {
      display: 'flex',
      flexDirection: 'column',
      alignItems: 'center',
      gap: '4',
      marginTop: { base: '10', tablet: '12' },
    },
    text: { color: 'muted', fontSize: 'sm', fontVariantNumeric: 'tabular-nums' },
    bar: {
      appearance: 'none',
      width: '200px',
      height: '2px',
      border: 'none',
      bg: 'line',
      '&::-webkit-progress-bar': { bg: 'line' },
      '&::-webkit-progress-value': { bg: 'ink' },
      '&::-moz-progress-bar': { bg: 'ink' },
      [FORCED_COLOURS]: FORCED_BAR,
    },
    previous: {
      textAlign: 'center',
      marginBottom: '4',
      '& a': {
        display: 'inline-flex',
        alignItems: 'center',
        minHeight: 'touch',
        textDecoration: 'underline',
        textUnderlineOffset: '5px',
      },
    },
  },
});

export const pager = defineSlotRecipe({
  className: 'pager',
  slots: ['root', 'link'],
  base: {
    root: { display: 'flex', justifyContent: 'center', marginTop: { base: '12', tablet: '16' } },
    link: {
      display: 'inline-flex',
      alignItems: 'center',
      justifyContent: 'center',
      minWidth: 'touch',
      minHeight: 'touch',
      paddingInline: '3',
      borderRadius: 'chip',
      fontVariantNumeric: 'tabular-nums',
      _hover: { textDecoration: 'underline', textUnderlineOffset: '4px' },
      _currentPage: {
        bg: 'ink',
        color: 'paper',
        textDecoration: 'none',
        [FORCED_COLOURS]: FORCED_CHOSEN,
      },
    },
  },
});

export const breadcrumb = defineRecipe({
  className: 'breadcrumb',
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '0 8px',
    fontSize: 'sm',
    color: 'muted',
    '& a': {
      display: 'inline-flex',
      alignItems: 'center',
      minHeight: '24px',
      _hover: { color: 'ink', textDecoration: 'underline', textUnderlineOffset: '4px' },
    },
    '& li + li::before': { content: '"/"', marginInlineEnd: '8px', color: 'line' },
  },
});
