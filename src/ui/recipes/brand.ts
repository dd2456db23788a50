import { defineRecipe, defineSlotRecipe } from '@pandacss/dev';

export const wordmark = defineRecipe({
  className: 'wordmark',
  base: {
    fontFamily: 'display',
    // Of one weight, whatever is around it.
    fontWeight: 'normal',
    fontSize: { base: '1.125rem', tablet: 'lg', desktop: 'xl' },
    lineHeight: 'snug',
    letterSpacing: 'brand',
    // The last letter's space would push the word off its centre.
    marginInlineEnd: '-0.18em',
    textTransform: 'uppercase',
  },
});

/** The screen of an error: it fills what is there and says little. */
export const errorPage = defineSlotRecipe({
  className: 'error-page',
  slots: ['root', 'brand', 'text', 'actions', 'picture'],
  base: {
    root: {
      display: 'flex',
      flexDirection: 'column',
      alignItems: 'center',
      justifyContent: 'center',
      gap: '6',
      minHeight: { base: '80dvh', tablet: '86dvh' },
      paddingInline: 'page',
      paddingBlock: '10',
      textAlign: 'center',
    },
    // Within a layout the header has it.
    brand: { '#content &': { display: 'none' } },
    text: { color: 'muted', maxWidth: 'measure', '& small': { fontSize: 'xs' } },
    actions: { display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: '3' },
    picture: {
      width: 'min(560px, 100%)',
      height: 'auto',
      aspectRatio: '16 / 9',
      objectFit: 'cover',
      borderRadius: 'picture',
    },
  },
});

/** What every layout is made of: the main part takes the height that is left. */
export const frame = defineSlotRecipe({
  className: 'frame',
  slots: ['root', 'main', 'progress', 'scriptLost'],
  base: {
    root: { display: 'flex', flexDirection: 'column', flex: '1', minWidth: '0' },
    // High enough that what a page adds once it knows its shopper moves nothing in sight.
    main: { flex: '1', minWidth: '0', minHeight: 'calc(100dvh - token(sizes.bar))' },
    // Shown when a navigation takes longer than 300 ms, 100 of which pass before it is there.
    progress: {
      position: 'fixed',
      top: '0',
      insetInline: '0',
      height: '2px',
      zIndex: 'toast',
      bg: 'accent',
      transformOrigin: 'left',
      animation: 'advance 8s 200ms token(easings.out) both',
    },
    // Said by what starts the page (app/delivery, app/client.tsx).
    scriptLost: {
      'html:not([data-script=lost]) &': { display: 'none' },
      '& a': { textDecoration: 'underline' },
    },
  },
});
