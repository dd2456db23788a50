import { defineSlotRecipe } from '@pandacss/dev';

/**
 * Home: a hero, families, a rail of products, stories. Each kind of section begins differently, so
 * that a shopper who scrolls sees which it is: families are numbered, products have a rule that leads
 * to all of them, stories alternate between a wide picture and centred words beside a narrower one.
 */
export const home = defineSlotRecipe({
  className: 'home',
  staticCss: ['*'],
  slots: [
    'hero',
    'heroPicture',
    'heroText',
    'heroWords',
    'families',
    'family',
    'familyPicture',
    'familyLink',
    'section',
    'sectionHead',
    'rail',
    'editorial',
    'story',
    'storyPicture',
    'storyText',
  ],
  base: {
    hero: {
      display: 'grid',
      position: 'relative',
      // Side by side words and leaves need a wide screen; below it the words stand under the picture.
      '& > *': { gridArea: { desktop: '1 / 1' }, minWidth: '0' },
    },
    heroPicture: {
      width: 'full',
      height: { base: 'auto', desktop: 'min(82dvh, 56.25vw)' },
      maxHeight: { base: '68dvh', desktop: 'none' },
      objectFit: 'cover',
      aspectRatio: { base: '4 / 5', tablet: '16 / 9', desktop: 'auto' },
    },
    // The left third of every composition is left free for words; leaves grow into its lower half.
    heroText: {
      position: 'relative',
      display: 'flex',
      flexDirection: 'column',
      alignItems: 'flex-start',
      gap: { base: '4', desktop: '6' },
      // Where the page's own words begin, also where the page no longer grows with the screen.
      paddingInlineStart:
        'max(token(spacing.page), calc((100% - token(sizes.page)) / 2 + token(spacing.page)))',
      paddingInlineEnd: { base: 'page', desktop: '25vw' },
      paddingTop: { base: '6', desktop: '7vw' },
      paddingBottom: { base: '8', desktop: '6' },
      // Wider than its words, so that the shade under them ends beyond them.
      width: { desktop: '60%' },
      '& h1': { fontSize: 'hero' },
    },
    heroWords: {
      fontSize: { desktop: '1.125rem', broad: 'lg' },
      maxWidth: { base: '22.5em', tablet: '34em', desktop: '17.25em' },
    },
    families: {
      display: 'grid',
      gap: { base: '6 12px', tablet: '8 24px' },
      gridTemplateColumns: {
        base: 'repeat(2, minmax(0, 1fr))',
        tablet: 'repeat(3, minmax(0, 1fr))',
        broad: 'repeat(6, minmax(0, 1fr))',
      },
      counterReset: 'family',
      maxWidth: 'page',
      marginInline: 'auto',
      paddingInline: 'page',
      paddingTop: { base: '10', tablet: '16' },
    },
    family: { position: 'relative', counterIncrement: 'family' },
    familyPicture: {
      width: 'full',
      height: 'auto',
      aspectRatio: '4 / 5',
      objectFit: 'cover',
      borderRadius: 'picture',
      bg: 'sand',
    },
    familyLink: {
      display: 'flex',
      justifyContent: 'space-between',
      alignItems: 'baseline',
      minHeight: 'touch',
      marginTop: '3',
      paddingTop: '2',
      borderTop: '1px solid',
      borderColor: 'line',
      fontFamily: 'display',
      fontWeight: 'light',
      fontSize: 'lg',
      lineHeight: 'snug',
      letterSpacing: 'tight',
      hyphens: 'auto',
      _before: { content: '""', position: 'absolute', inset: '0' },
      // Seen, and not read out: a number is no part of a name.
      _after: {
        content: 'counter(family, decimal-leading-zero) / ""',
        fontFamily: 'text',
        fontSize: 'xs',
        color: 'muted',
      },
      _hover: {
        textDecoration: 'underline',
        textDecorationThickness: '1px',
        textUnderlineOffset: '6px',
      },
    },
    section: { maxWidth: 'page', marginInline: 'auto', paddingTop: 'section' },
    sectionHead: {
      display: 'flex',
      alignItems: 'center',
      flexWrap: 'wrap',
      gap: '0 24px',
      paddingInline: 'page',
      marginBottom: { base: '4', tablet: '6' },
      '& h2': {
        display: 'flex',
        alignItems: 'center',
        flex: '1 0 auto',
        maxWidth: '100%',
        gap: '6',
        _after: { content: '""', flex: '1', borderTop: '1px solid', borderColor: 'line' },
      },
    },
    // One row that is swiped; what is cut off at its end says so.
    rail: {
      display: 'grid',
      gridAutoFlow: 'column',
      gridAutoColumns: {
        base: '44%',
        tablet: '29%',
        desktop: 'calc((100% - 4 * 24px) / 4.4)',
        large: 'calc((100% - 5 * 24px) / 5.4)',
      },
      gap: { base: '3', tablet: '6' },
      overflowX: 'auto',
      scrollSnapType: 'x proximity',
      scrollPaddingInline: 'page',
      paddingInline: 'page',
      paddingBottom: '4',
      scrollbarWidth: 'thin',
      scrollbarColor: 'token(colors.line) transparent',
      '& > li': { scrollSnapAlign: 'start', minWidth: '0' },
    },
    editorial: {
      display: 'grid',
      gap: 'section',
      maxWidth: 'page',
      marginInline: 'auto',
      paddingInline: 'page',
      paddingTop: 'section',
    },
    story: {
      position: 'relative',
      display: 'grid',
      gap: '6',
      '&:nth-child(odd)': {
        '& > div': {
          order: '-1',
          tablet: { display: 'grid', gridTemplateColumns: '1fr auto', alignItems: 'center' },
        },
        '& a': { tablet: { gridArea: '1 / 2' } },
        '& > img': { tablet: { aspectRatio: '2 / 1' } },
      },
      '&:nth-child(even)': {
        alignItems: 'center',
        textAlign: 'center',
        gridTemplateColumns: { tablet: 'minmax(0, 7fr) minmax(0, 5fr)' },
        '& > div': { alignItems: 'center' },
      },
    },
    storyPicture: {
      width: 'full',
      height: 'auto',
      aspectRatio: '4 / 3',
      objectFit: 'cover',
      borderRadius: 'picture',
      bg: 'sand',
    },
    storyText: {
      display: 'flex',
      flexDirection: 'column',
      alignItems: 'flex-start',
      gap: '2',
      '& p': { maxWidth: '30.5em' },
      '& a::before': { content: '""', position: 'absolute', inset: '0' },
    },
  },
  variants: {
    /** Which letters are read on the composition's ground. */
    letters: {
      light: {
        // Until the picture is there, light letters stand on something dark.
        heroPicture: { bgColor: { desktop: 'night' } },
        heroText: {
          color: { desktop: 'onDark' },
          bgGradient: 'none',
          desktop: {
            backgroundImage: 'linear-gradient(to right, token(colors.shade) 60%, transparent)',
          },
        },
      },
      dark: { heroText: { color: { desktop: 'onLight' } } },
    },
  },
  defaultVariants: { letters: 'light' },
});
