import { defineRecipe, defineSlotRecipe } from '@pandacss/dev';

export const listBar = defineRecipe({
  className: 'list-bar',
  base: {
    display: 'flex',
    justifyContent: 'space-between',
    alignItems: 'end',
    gap: '4',
    borderBottom: '1px solid',
    borderColor: 'line',
    paddingBottom: '4',
    marginBlock: '6',
  },
});

export const pager = defineSlotRecipe({
  className: 'pager',
  slots: ['root', 'link'],
  base: {
    root: { display: 'flex', justifyContent: 'center', marginTop: '12' },
    link: {
      display: 'inline-flex',
      alignItems: 'center',
      justifyContent: 'center',
      minWidth: 'touch',
      minHeight: 'touch',
      paddingInline: '3',
      borderRadius: 'chip',
      _currentPage: { bg: 'ink', color: 'paper' },
      _hover: { textDecoration: 'underline' },
    },
  },
});

export const breadcrumb = defineRecipe({
  className: 'breadcrumb',
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '1 8px',
    fontSize: 'sm',
    color: 'muted',
    '& a': {
      display: 'inline-flex',
      alignItems: 'center',
      minHeight: '32px',
      _hover: { color: 'ink', textDecoration: 'underline' },
    },
    '& li + li::before': { content: '"/"', marginInlineEnd: '8px' },
  },
});

export const chips = defineSlotRecipe({
  className: 'chips',
  slots: ['root', 'chip'],
  base: {
    root: { display: 'flex', gap: '2', overflowX: 'auto', paddingBlock: '2' },
    chip: {
      display: 'inline-flex',
      alignItems: 'center',
      minHeight: '40px',
      paddingInline: '4',
      border: '1px solid',
      borderColor: 'line',
      borderRadius: 'chip',
      whiteSpace: 'nowrap',
      fontSize: 'sm',
      _hover: { borderColor: 'ink' },
    },
  },
});
