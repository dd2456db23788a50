import { defineSlotRecipe } from '@pandacss/dev';

/** A `<dialog>` that slides in over the page. */
export const layer = defineSlotRecipe({
  className: 'layer',
  slots: ['root', 'head', 'body'],
  base: {
    root: {
      margin: '0',
      padding: '0',
      border: 'none',
      bg: 'paper',
      color: 'ink',
      boxShadow: 'layer',
      maxHeight: '100dvh',
      maxWidth: '100vw',
      overscrollBehavior: 'contain',
      overflowY: 'auto',
      _backdrop: { bg: 'scrim' },
      _open: { animation: 'rise token(durations.calm) token(easings.out)' },
    },
    head: {
      position: 'sticky',
      top: '0',
      zIndex: 'bar',
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: '4',
      paddingInline: '4',
      paddingBlock: '2',
      bg: 'paper',
      borderBottom: '1px solid',
      borderColor: 'line',
    },
    body: {
      padding: { base: '4', tablet: '8' },
      paddingBottom: 'max(24px, env(safe-area-inset-bottom))',
    },
  },
  variants: {
    from: {
      side: {
        root: {
          insetBlock: '0',
          insetInlineStart: 'auto',
          insetInlineEnd: '0',
          height: '100dvh',
          width: 'min(480px, 100vw)',
        },
      },
      start: {
        root: {
          insetBlock: '0',
          insetInlineStart: '0',
          insetInlineEnd: 'auto',
          height: '100dvh',
          width: 'min(480px, 100vw)',
        },
      },
      top: { root: { insetInline: '0', top: '0', width: '100vw' } },
      centre: { root: { margin: 'auto', width: 'min(560px, calc(100vw - 32px))' } },
    },
  },
  defaultVariants: { from: 'side' },
});
