import { defineSlotRecipe } from '@pandacss/dev';

/** Home: a hero, families, a rail of products, an editorial pair. */
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
      // Side by side words and leaves need a desk; below it the words stand under the picture.
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
      maxWidth: 'page',
      marginInline: 'auto',
      paddingInline: 'page',
      paddingTop: { base: '10', tablet: '16' },
    },
    family: { position: 'relative' },
    familyPicture: {
      width: 'full',
      height: 'auto',
      aspectRatio: '4 / 5',
      objectFit: 'cover',
      borderRadius: 'picture',
      bg: 'sand',
    },
    familyLink: {
      display: 'inline-flex',
      alignItems: 'center',
      minHeight: 'touch',
      paddingTop: '1',
      fontFamily: 'display',
      fontWeight: 'light',
      fontSize: 'lg',
      lineHeight: 'snug',
      letterSpacing: 'tight',
      hyphens: 'auto',
      _before: { content: '""', position: 'absolute', inset: '0' },
      _hover: {
        textDecoration: 'underline',
        textDecorationThickness: '1px',
        textUnderlineOffset: '6px',
      },
    },
    section: { maxWidth: 'page', marginInline: 'auto', paddingTop: 'section' },
    sectionHead: {
      display: 'flex',
      justifyContent: 'space-between',
      alignItems: 'baseline',
      flexWrap: 'wrap',
      gap: '2 24px',
      paddingInline: 'page',
      marginBottom: { base: '4', tablet: '6' },
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
      gap: { base: '12', tablet: '6' },
      gridTemplateColumns: { base: '1fr', tablet: 'repeat(2, minmax(0, 1fr))' },
      maxWidth: 'page',
      marginInline: 'auto',
      paddingInline: 'page',
      paddingTop: 'section',
    },
    story: {
      position: 'relative',
      // Pictures of a pair begin at different heights, as on a spread.
      '&:nth-child(even)': { paddingTop: { tablet: 'section' } },
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
      paddingTop: '6',
      maxWidth: '30.5em',
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
