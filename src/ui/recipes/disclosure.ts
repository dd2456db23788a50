import { defineSlotRecipe } from '@pandacss/dev';

export const disclosure = defineSlotRecipe({
  className: 'disclosure',
  slots: ['root', 'trigger', 'content'],
  base: {
    root: { borderBottom: '1px solid', borderColor: 'line' },
    trigger: {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      width: 'full',
      minHeight: 'control',
      fontWeight: 'medium',
      textAlign: 'start',
      '& svg': { transition: 'rotate token(durations.quick)' },
      _expanded: { '& svg': { rotate: '180deg' } },
    },
    content: {
      display: 'none',
      '&[data-open=true]': { display: 'flex', flexDirection: 'column', paddingBottom: '4' },
    },
  },
  variants: {
    kind: {
      plain: {},
      /** An accordion on small screens, always open from the tablet on. */
      column: {
        root: { borderBottom: { tablet: 'none' } },
        trigger: {
          tablet: { pointerEvents: 'none', minHeight: '32px', '& svg': { display: 'none' } },
        },
        content: { tablet: { display: 'flex', flexDirection: 'column' } },
      },
    },
  },
  defaultVariants: { kind: 'plain' },
});
