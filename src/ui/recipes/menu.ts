import { defineRecipe, defineSlotRecipe } from '@pandacss/dev';

export const menu = defineSlotRecipe({
  className: 'menu',
  slots: ['root', 'list', 'link', 'plain'],
  base: {
    root: {
      display: 'none',
      // Its panels open by script.
      desktop: { display: 'block', '@media (scripting: none)': { display: 'none' } },
    },
    list: { display: 'flex', paddingInlineStart: '10px' },
    plain: {
      display: 'flex',
      flexWrap: 'wrap',
      justifyContent: 'center',
      columnGap: '6',
      paddingInline: 'page',
      fontSize: 'sm',
      '& a': { display: 'inline-flex', alignItems: 'center', minHeight: 'touch' },
    },
    link: {
      position: 'relative',
      display: 'inline-flex',
      alignItems: 'center',
      height: 'menuBar',
      marginInlineEnd: '6',
      fontSize: 'sm',
      whiteSpace: 'nowrap',
      _after: {
        content: '""',
        position: 'absolute',
        insetInline: '0',
        bottom: '10px',
        borderBottom: '1px solid currentColor',
        scale: '0 1',
        transformOrigin: 'left',
        transition: 'scale token(durations.calm) token(easings.out)',
      },
      _hover: { _after: { scale: '1 1' } },
      _expanded: { _after: { scale: '1 1' } },
    },
  },
});

/** What opens below an entry of the menu. */
export const menuPanel = defineSlotRecipe({
  className: 'menu-panel',
  slots: ['root', 'columns', 'lead', 'title', 'titleLink', 'sublink', 'picture'],
  base: {
    root: {
      position: 'absolute',
      insetInline: '0',
      top: '100%',
      bg: 'paper',
      borderBottom: '1px solid',
      borderColor: 'line',
      boxShadow: 'layer',
      maxHeight: 'calc(100dvh - token(sizes.wideHeader))',
      overflowY: 'auto',
      overscrollBehavior: 'contain',
      animation: 'appear token(durations.quick) token(easings.out)',
    },
    columns: {
      display: 'flex',
      gap: '16',
      maxWidth: 'page',
      marginInline: 'auto',
      paddingInline: 'page',
      paddingBlock: '10',
      animation: 'rise token(durations.calm) token(easings.out)',
    },
    lead: {
      fontFamily: 'display',
      fontSize: 'xl',
      fontWeight: 'light',
      letterSpacing: 'tight',
      lineHeight: 'snug',
      textDecoration: 'underline',
      textDecorationColor: 'transparent',
      textDecorationThickness: '1px',
      textUnderlineOffset: '6px',
      transition: 'text-decoration-color token(durations.quick)',
      _hover: { textDecorationColor: 'currentColor' },
    },
    title: {
      fontSize: 'xs',
      letterSpacing: 'label',
      textTransform: 'uppercase',
      color: 'muted',
      marginBottom: '2',
      paddingTop: '2',
    },
    titleLink: {
      _hover: { color: 'ink', textDecoration: 'underline', textUnderlineOffset: '4px' },
    },
    sublink: {
      display: 'inline-flex',
      alignItems: 'center',
      minHeight: '36px',
      _hover: { textDecoration: 'underline', textUnderlineOffset: '4px' },
    },
    picture: {
      marginInlineStart: 'auto',
      width: '400px',
      '& img': {
        borderRadius: 'picture',
        aspectRatio: '16 / 9',
        objectFit: 'cover',
        width: 'full',
      },
      '& a': { display: 'flex', flexDirection: 'column', gap: '3', fontSize: 'sm' },
      '& a:hover span': { textDecoration: 'underline', textUnderlineOffset: '4px' },
    },
  },
  variants: {
    /** A few links hang below their entry instead of crossing the page. */
    extent: {
      wide: {},
      narrow: {
        root: {
          insetInline: 'auto',
          minWidth: '264px',
          border: '1px solid',
          borderColor: 'line',
          borderTop: 'none',
        },
        columns: { paddingInline: '6', paddingBlock: '4' },
      },
    },
  },
  defaultVariants: { extent: 'wide' },
});

/** What opens the menu of small screens. */
export const mobileMenu = defineRecipe({
  className: 'mobile-menu',
  base: {
    desktop: { display: 'none' },
    '@media (scripting: none)': { display: 'none' },
    // The links that replace the layer, below the header.
    '& > nav': {
      position: 'absolute',
      insetInline: '0',
      top: '100%',
      bg: 'paper',
      boxShadow: 'layer',
    },
  },
});

/** The menu of small screens: one full layer, groups that open on tap. */
export const mobileMenuLayer = defineSlotRecipe({
  className: 'mobile-menu-layer',
  slots: ['list', 'group', 'title', 'link', 'foot'],
  base: {
    list: { display: 'flex', flexDirection: 'column', flex: '1' },
    group: {
      display: 'flex',
      alignItems: 'center',
      minHeight: '64px',
      borderBottom: '1px solid',
      borderColor: 'line',
      fontFamily: 'display',
      fontSize: 'xl',
      fontWeight: 'light',
      letterSpacing: 'tight',
    },
    title: {
      display: 'flex',
      alignItems: 'center',
      minHeight: 'touch',
      marginTop: '2',
      fontWeight: 'semibold',
    },
    link: { display: 'flex', alignItems: 'center', minHeight: 'touch' },
    foot: {
      display: 'flex',
      flexDirection: 'column',
      marginTop: 'auto',
      paddingTop: '8',
      fontSize: 'md',
      '& a': { display: 'flex', alignItems: 'center', gap: '3', minHeight: 'control' },
    },
  },
});
