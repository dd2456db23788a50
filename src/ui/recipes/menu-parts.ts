import { defineRecipe, defineSlotRecipe } from '@pandacss/dev';

export const mobileMenu = defineSlotRecipe({
  className: 'mobile-menu',
  slots: ['root', 'list', 'link'],
  base: {
    root: { desktop: { display: 'none' } },
    list: { display: 'flex', flexDirection: 'column' },
    link: { display: 'flex', alignItems: 'center', minHeight: 'touch' },
  },
});

export const wordmark = defineRecipe({
  className: 'wordmark',
  base: {
    fontFamily: 'display',
    fontSize: { base: 'lg', desktop: 'xl' },
    letterSpacing: 'brand',
    marginInlineEnd: '-0.16em',
    textTransform: 'uppercase',
  },
});

export const errorPage = defineSlotRecipe({
  className: 'error-page',
  slots: ['root', 'picture'],
  base: {
    root: {
      display: 'flex',
      flexDirection: 'column',
      alignItems: 'center',
      justifyContent: 'center',
      gap: '4',
      minHeight: '80dvh',
      padding: '6',
      textAlign: 'center',
    },
    picture: {
      width: 'min(640px, 100%)',
      height: 'auto',
      borderRadius: 'picture',
      marginBlock: '4',
    },
  },
});

export const accountMenu = defineSlotRecipe({
  className: 'account-menu',
  slots: ['root', 'nav', 'list', 'link'],
  base: {
    root: {
      display: 'grid',
      gap: { base: '6', desktop: '16' },
      gridTemplateColumns: { base: 'minmax(0, 1fr)', desktop: '220px minmax(0, 1fr)' },
    },
    nav: { overflowX: 'auto' },
    list: {
      display: 'flex',
      flexDirection: { base: 'row', desktop: 'column' },
      gap: { base: '4', desktop: '1' },
    },
    link: {
      display: 'inline-flex',
      alignItems: 'center',
      minHeight: 'touch',
      whiteSpace: 'nowrap',
      borderBottom: '2px solid transparent',
      _currentPage: { borderColor: 'ink', fontWeight: 'medium' },
    },
  },
});
