import { defineRecipe, defineSlotRecipe } from '@pandacss/dev';

/** Title, count and a short text above a list. */
export const listHead = defineSlotRecipe({
  className: 'list-head',
  slots: ['root', 'text'],
  base: {
    root: { display: 'flex', flexDirection: 'column', gap: '2', marginTop: '2' },
    text: { color: 'muted', maxWidth: 'measure' },
  },
});

export const listBar = defineSlotRecipe({
  className: 'list-bar',
  slots: ['root', 'chips', 'chip', 'meta', 'count', 'sort', 'label', 'select'],
  base: {
    root: {
      display: 'flex',
      flexWrap: { base: 'wrap', desktop: 'nowrap' },
      justifyContent: 'space-between',
      alignItems: 'center',
      columnGap: '6',
      borderBlock: '1px solid',
      borderColor: 'line',
      marginTop: '6',
      marginBottom: { base: '4', tablet: '6' },
      minHeight: 'bar',
    },
    chips: {
      display: 'flex',
      flexWrap: { tablet: 'wrap' },
      gap: '2',
      overflowX: 'auto',
      scrollbarWidth: 'none',
      minWidth: '0',
      paddingBlock: { base: '2', tablet: '10px' },
      // Chips run to the edge of a small screen.
      marginInline: { base: 'calc(-1 * token(spacing.page))', tablet: '0' },
      paddingInline: { base: 'page', tablet: '0' },
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
    meta: {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      columnGap: '6',
      flex: { base: '1 0 100%', desktop: 'none' },
      _only: { flex: '1' },
      fontSize: 'sm',
    },
    count: { color: 'muted', fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' },
    sort: { display: 'flex', alignItems: 'center', minWidth: '0' },
    label: { color: 'muted', cursor: 'default', whiteSpace: 'nowrap' },
    select: {
      minWidth: '0',
      minHeight: 'touch',
      paddingInline: '2',
      bg: 'paper',
      color: 'ink',
      fontWeight: 'medium',
      textOverflow: 'ellipsis',
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
      _currentPage: { bg: 'ink', color: 'paper', textDecoration: 'none' },
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
      minHeight: { base: 'touch', tablet: '32px' },
      _hover: { color: 'ink', textDecoration: 'underline', textUnderlineOffset: '4px' },
    },
    '& li + li::before': { content: '"/"', marginInlineEnd: '8px', color: 'line' },
  },
});
