import { defineRecipe, defineSlotRecipe } from '@pandacss/dev';
import { FORCED_CHOSEN, FORCED_COLOURS } from './forced-colours.ts';

export const checkoutHeader = defineSlotRecipe({
  className: 'checkout-header',
  slots: ['root', 'brand', 'secure'],
  base: {
    root: {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: '4',
      minHeight: '64px',
      // In line with the columns below.
      paddingInline: 'max(token(spacing.page), calc(50% - 560px))',
      borderBottom: '1px solid',
      borderColor: 'line',
    },
    brand: { display: 'inline-flex', alignItems: 'center', minHeight: 'touch' },
    secure: {
      display: 'inline-flex',
      alignItems: 'center',
      gap: '2',
      fontSize: 'sm',
      color: 'muted',
    },
  },
});

export const checkoutSteps = defineSlotRecipe({
  className: 'checkout-steps',
  slots: ['list', 'step', 'link', 'number', 'name'],
  base: {
    list: {
      display: 'grid',
      gridAutoFlow: 'column',
      gridAutoColumns: 'minmax(0, 1fr)',
      maxWidth: 'form',
      marginInline: 'auto',
      marginBottom: { base: '6', tablet: '10' },
      fontSize: { base: 'xs', tablet: 'sm' },
    },
    step: {
      position: 'relative',
      display: 'flex',
      justifyContent: 'center',
      color: 'muted',
      flexDirection: 'column',
      alignItems: 'center',
      gap: '1',
      textAlign: 'center',
      // The line from the number before.
      '& + &::before': {
        content: '""',
        position: 'absolute',
        top: '16px',
        insetInlineStart: 'calc(-50% + 24px)',
        insetInlineEnd: 'calc(50% + 24px)',
        height: '1px',
        bg: 'line',
      },
      _currentStep: { color: 'ink', fontWeight: 'medium' },
    },
    link: {
      display: 'flex',
      flexDirection: 'column',
      alignItems: 'center',
      gap: '1',
      minHeight: 'touch',
      color: 'ink',
      _hover: { color: 'accent' },
    },
    number: {
      display: 'inline-flex',
      alignItems: 'center',
      justifyContent: 'center',
      width: '8',
      height: '8',
      borderRadius: 'chip',
      border: '1px solid',
      borderColor: 'line',
      fontVariantNumeric: 'tabular-nums',
      '& svg': { width: '4', height: '4' },
      '[aria-current] > &': {
        bg: 'ink',
        borderColor: 'ink',
        color: 'paper',
        [FORCED_COLOURS]: FORCED_CHOSEN,
      },
      'a > &': { borderColor: 'ink' },
    },
    // A long word reaches into the room beside it before it is broken.
    name: { width: 'max-content', maxWidth: '112px', overflowWrap: 'anywhere' },
  },
});

/** Title and form, and what is being ordered: above the form on small screens, beside it on wide ones. */
export const checkoutColumns = defineSlotRecipe({
  className: 'checkout-columns',
  slots: ['root', 'title', 'aside', 'main'],
  base: {
    root: {
      display: 'grid',
      gap: '6',
      alignItems: 'start',
      gridTemplateColumns: {
        base: 'minmax(0, 1fr)',
        wide: 'minmax(0, 1fr) minmax(300px, 400px)',
      },
      columnGap: { base: '8', desktop: '24' },
      gridTemplateRows: { wide: 'auto 1fr' },
      maxWidth: '1120px',
      marginInline: 'auto',
    },
    title: { gridColumn: '1' },
    aside: {
      gridColumn: { base: '1', wide: '2' },
      gridRow: { wide: '1 / span 2' },
      position: { wide: 'sticky' },
      top: { wide: '24px' },
    },
    main: { gridColumn: '1', minWidth: '0' },
  },
});

export const checkoutSummary = defineSlotRecipe({
  className: 'checkout-summary',
  slots: ['root', 'box', 'title', 'details', 'toggle', 'content', 'change'],
  base: {
    root: {
      bg: 'surface',
      borderRadius: 'picture',
      paddingInline: { base: '4', wide: '6' },
      paddingBlock: { wide: '6' },
    },
    /** The same, always open. */
    box: {
      display: 'flex',
      flexDirection: 'column',
      gap: '6',
      bg: 'surface',
      borderRadius: 'picture',
      padding: { base: '4', wide: '6' },
    },
    title: { display: { base: 'none', wide: 'block' }, marginBottom: '4' },
    details: {
      '@supports selector(::details-content)': {
        wide: {
          '& > summary': { display: 'none' },
          '&::details-content': { contentVisibility: 'visible', blockSize: 'auto' },
        },
      },
    },
    toggle: {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: '4',
      minHeight: '56px',
      listStyle: 'none',
      '&::-webkit-details-marker': { display: 'none' },
      '& svg': { display: 'inline-block', verticalAlign: 'middle', marginInlineStart: '1' },
      '[open] > & svg': { rotate: '180deg' },
    },
    content: {
      display: 'flex',
      flexDirection: 'column',
      gap: '6',
      paddingBlock: { base: '4', wide: '0' },
    },
    change: {
      display: 'inline-flex',
      alignItems: 'center',
      alignSelf: 'flex-start',
      minHeight: 'touch',
      fontSize: 'sm',
      textDecoration: 'underline',
      textUnderlineOffset: '4px',
      _hover: { color: 'accent' },
    },
  },
});

export const paymentMark = defineRecipe({
  className: 'payment-mark',
  base: { width: '40px', height: '26px', borderRadius: 'picture' },
});

export const confirmation = defineSlotRecipe({
  className: 'confirmation',
  slots: ['next'],
  base: {
    next: {
      display: 'flex',
      flexDirection: 'column',
      gap: '3',
      '& li': { display: 'flex', gap: '3', alignItems: 'center' },
      '& svg': { color: 'sage' },
    },
  },
});
