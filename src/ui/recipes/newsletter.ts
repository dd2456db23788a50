import { defineSlotRecipe } from '@pandacss/dev';

/** An invitation to subscribe. Its colours are the content's: `newsletter-banner.tsx` hands them over. */
export const newsletter = defineSlotRecipe({
  className: 'newsletter',
  slots: ['banner', 'words', 'terms', 'form'],
  base: {
    banner: {
      display: 'grid',
      gap: { base: '5', desktop: '4 64px' },
      gridTemplateColumns: { base: 'minmax(0, 1fr)', desktop: 'minmax(0, 1fr) minmax(0, 1fr)' },
      alignItems: 'center',
      marginBottom: '8',
      padding: { base: '6', tablet: '10' },
      borderRadius: 'picture',
      bg: 'var(--newsletter-ground, token(colors.night))',
      color: 'var(--newsletter-text, token(colors.onDark))',
      // Above the look of the button, which knows no ground but the page's.
      '& button': {
        bg: 'var(--newsletter-text, token(colors.onDark))!',
        color: 'var(--newsletter-label, token(colors.night))!',
      },
      '& button:hover:enabled': { textDecoration: 'underline' },
      '& button:disabled': { opacity: 0.6 },
      // The ground decides, not the theme: the border of the field says that it is wrong.
      '& label ~ span': { color: 'inherit' },
      '& :focus-visible': { outlineColor: 'var(--newsletter-text, token(colors.onDark))' },
    },
    words: { display: 'flex', flexDirection: 'column', gap: '2' },
    terms: { fontSize: 'sm' },
    form: {
      display: 'grid',
      gridTemplateColumns: { base: 'minmax(0, 1fr)', phone: 'minmax(0, 1fr) auto' },
      gap: '2',
      maxWidth: 'form',
      alignItems: 'start',
      '& > button': { marginTop: { phone: '25px' } },
    },
  },
});
