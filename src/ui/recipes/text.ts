import { defineRecipe } from '@pandacss/dev';

export const heading = defineRecipe({
  className: 'heading',
  staticCss: ['*'],
  base: { fontFamily: 'display', fontWeight: 'light', lineHeight: 'tight', letterSpacing: 'tight' },
  variants: {
    size: {
      hero: { fontSize: 'hero' },
      page: { fontSize: '2xl' },
      section: { fontSize: 'xl' },
      part: { fontSize: 'lg', lineHeight: 'snug' },
    },
  },
  defaultVariants: { size: 'page' },
});

export const text = defineRecipe({
  className: 'text',
  staticCss: ['*'],
  variants: {
    tone: {
      plain: {},
      muted: { color: 'muted' },
      danger: { color: 'danger' },
      /** A quiet remark that must not be missed. */
      notice: { bg: 'sand', paddingInline: '4', paddingBlock: '3', fontSize: 'sm' },
      /** One line below the other, as on an envelope. */
      address: { fontStyle: 'normal', '& > span': { display: 'block' } },
      label: { fontSize: 'xs', letterSpacing: 'label', textTransform: 'uppercase', color: 'muted' },
    },
    size: {
      sm: { fontSize: 'sm' },
      md: {},
      lg: { fontSize: 'lg', lineHeight: 'snug' },
    },
    measure: { free: {}, read: { maxWidth: 'measure' } },
  },
  defaultVariants: { tone: 'plain', size: 'md', measure: 'free' },
});

/** Read by screen readers, not seen; shown when it takes the focus. */
export const unseen = defineRecipe({
  className: 'unseen',
  base: {
    position: 'absolute',
    width: '1px',
    height: '1px',
    overflow: 'hidden',
    clipPath: 'inset(50%)',
    whiteSpace: 'nowrap',
  },
});

/** What does nothing without script. */
export const withScript = defineRecipe({
  className: 'with-script',
  base: { '@media (scripting: none)': { display: 'none' } },
});

export const skipLink = defineRecipe({
  className: 'skip-link',
  base: {
    position: 'absolute',
    insetInlineStart: '4',
    top: '-96px',
    zIndex: 'toast',
    bg: 'ink',
    color: 'paper',
    paddingInline: '4',
    paddingBlock: '3',
    _focus: { top: '2' },
  },
});
