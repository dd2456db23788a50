import { defineSlotRecipe } from '@pandacss/dev';

/** The offer of another country's site: a card at the foot of the window, over the page and beside it. */
export const countryPopin = defineSlotRecipe({
  className: 'country-popin',
  slots: ['root', 'title', 'text', 'actions'],
  base: {
    root: {
      position: 'fixed',
      // At the foot: a page that begins under a card cannot be scrolled clear of it.
      top: 'auto',
      bottom: 'max(token(spacing.page), env(safe-area-inset-bottom))',
      insetInlineStart: 'auto',
      insetInlineEnd: 'page',
      zIndex: 'toast',
      width: '420px',
      maxWidth: 'calc(100% - 2 * token(spacing.page))',
      margin: '0',
      padding: '6',
      border: '1px solid',
      borderColor: 'line',
      display: 'flex',
      flexDirection: 'column',
      gap: '3',
      bg: 'paper',
      color: 'ink',
      boxShadow: 'layer',
      animation: 'appear token(durations.calm) token(easings.out)',
      // What is reached by keyboard does not stop behind it.
      'html:has(&)': { scrollPaddingBottom: 'var(--covered-foot)' },
      'body:has(&)': { paddingBottom: 'var(--covered-foot)' },
      maxHeight: '60dvh',
      overflow: 'auto',
    },
    title: {
      display: 'flex',
      alignItems: 'center',
      gap: '3',
      fontFamily: 'display',
      fontSize: 'lg',
      lineHeight: 'snug',
    },
    text: { fontSize: 'sm', lineHeight: 'snug' },
    actions: { display: 'flex', flexDirection: 'column', gap: '2', paddingTop: '1' },
  },
});
