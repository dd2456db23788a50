import { defineSlotRecipe } from '@pandacss/dev';

export const giftCard = defineSlotRecipe({
  className: 'gift-card',
  slots: ['root', 'side', 'card', 'picture', 'label', 'choice'],
  base: {
    root: {
      display: 'grid',
      alignItems: 'start',
      gap: { base: '6', desktop: '16' },
      gridTemplateColumns: { base: 'minmax(0, 1fr)', desktop: 'minmax(0, 1fr) minmax(0, 520px)' },
    },
    // On a phone the form is near: the card takes no more than half of the screen.
    side: {
      width: 'full',
      maxWidth: { base: '360px', desktop: '640px' },
      position: { desktop: 'sticky' },
      top: { desktop: '112px' },
    },
    card: {
      overflow: 'hidden',
      bg: 'surface',
      border: '1px solid',
      borderColor: 'line',
      borderRadius: 'picture',
    },
    picture: { display: 'block', width: 'full', height: 'auto', aspectRatio: '8 / 5' },
    label: {
      display: 'flex',
      alignItems: 'baseline',
      justifyContent: 'space-between',
      gap: '4',
      paddingInline: '4',
      paddingBlock: '3',
      minHeight: 'control',
      '& > :last-child': {
        fontFamily: 'display',
        fontSize: 'lg',
        fontVariantNumeric: 'tabular-nums',
      },
    },
    choice: { display: 'block', width: '96px', height: 'auto', aspectRatio: '8 / 5' },
  },
});
