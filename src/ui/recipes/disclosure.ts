import { defineSlotRecipe } from '@pandacss/dev';

export const disclosure = defineSlotRecipe({
  className: 'disclosure',
  staticCss: ['*'],
  slots: ['root', 'trigger', 'title', 'content'],
  base: {
    root: { borderBottom: '1px solid', borderColor: 'line' },
    trigger: {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: '4',
      width: 'full',
      minHeight: '56px',
      // Of two lines too.
      paddingBlock: '2',
      fontWeight: 'medium',
      textAlign: 'start',
      textWrap: 'pretty',
      '& svg': { width: '20px', transition: 'rotate token(durations.quick)' },
      _expanded: { '& svg': { rotate: '180deg' } },
    },
    title: { display: 'none' },
    content: {
      display: 'none',
      '&[data-open=true]': { display: 'flex', flexDirection: 'column', paddingBottom: '4' },
      // Nobody can open it then.
      '@media (scripting: none)': { display: 'flex', flexDirection: 'column', paddingBottom: '4' },
    },
  },
  variants: {
    kind: {
      plain: {},
      /** A group of the mobile menu: large letters, as its plain entries have. */
      group: {
        trigger: {
          minHeight: '64px',
          fontFamily: 'display',
          fontSize: 'xl',
          fontWeight: 'light',
          letterSpacing: 'tight',
        },
      },
      /** An accordion on small screens, always open from the tablet on. */
      column: {
        root: { borderBottom: { tablet: 'none' } },
        trigger: { display: { tablet: 'none' } },
        title: {
          display: { tablet: 'block' },
          fontFamily: 'text',
          fontSize: 'sm',
          fontWeight: 'medium',
          letterSpacing: '0',
          lineHeight: 'text',
          marginBottom: '2',
        },
        content: { tablet: { display: 'flex', flexDirection: 'column', alignItems: 'flex-start' } },
      },
    },
  },
  defaultVariants: { kind: 'plain' },
});
