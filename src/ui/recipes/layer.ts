import { defineSlotRecipe } from '@pandacss/dev';
import { closed, open } from './motion.ts';

/** A `<dialog>` that slides in over the page. */
export const layer = defineSlotRecipe({
  className: 'layer',
  staticCss: ['*'],
  slots: ['root', 'head', 'title', 'body'],
  base: {
    root: {
      margin: '0',
      padding: '0',
      border: 'none',
      bg: 'paper',
      color: 'ink',
      boxShadow: 'layer',
      maxHeight: '100dvh',
      // Of the room beside a scroll bar, which 100vw would count in.
      maxWidth: '100%',
      overscrollBehavior: 'contain',
      overflow: 'auto',
      flexDirection: 'column',
      ...closed,
      '&[open]': { display: 'flex', ...open },
      // By its colour: what it had in common with the layer, the build would leave to the layer alone.
      _backdrop: {
        bg: 'transparent',
        transition:
          'background-color token(durations.quick), display token(durations.quick) allow-discrete, ' +
          'overlay token(durations.quick) allow-discrete',
      },
      '&[open]::backdrop': { bg: 'scrim', '@starting-style': { bg: 'transparent' } },
    },
    head: {
      position: 'sticky',
      top: '0',
      insetInlineStart: '0',
      zIndex: 'bar',
      flexShrink: '0',
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: '4',
      minHeight: 'bar',
      paddingInlineStart: '4',
      paddingInlineEnd: '2',
      bg: 'paper',
      borderBottom: '1px solid',
      borderColor: 'line',
    },
    title: { fontWeight: 'medium' },
    body: {
      display: 'flex',
      flexDirection: 'column',
      flex: '1',
      paddingInline: { base: '4', tablet: '8' },
      paddingTop: { base: '4', tablet: '6' },
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
          width: 'min(480px, 100%)',
          '--layer-from': '32px 0',
        },
      },
      /** The whole screen: menus of small screens, pictures. */
      full: { root: { inset: '0', height: '100dvh', width: '100%' } },
      top: { root: { insetInline: '0', top: '0', width: '100%', '--layer-from': '0 -16px' } },
      centre: {
        root: {
          margin: 'auto',
          width: 'min(560px, calc(100% - 32px))',
          '--layer-from': '0 12px',
        },
      },
    },
    room: { padded: {}, none: { body: { padding: '0' } } },
  },
  defaultVariants: { from: 'side', room: 'padded' },
});
