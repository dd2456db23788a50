import { defineSlotRecipe } from '@pandacss/dev';

/** The account's pages: a row on top on small screens, which is swiped, beside the page on wide ones. */
export const accountMenu = defineSlotRecipe({
  className: 'account-menu',
  slots: ['root', 'nav', 'list', 'link'],
  base: {
    root: {
      display: 'grid',
      gap: { base: '6', desktop: '16' },
      gridTemplateColumns: { base: 'minmax(0, 1fr)', desktop: '200px minmax(0, 1fr)' },
      alignItems: 'start',
      maxWidth: '1280px',
      // Without its menu the page has the paper to itself.
      _print: { display: 'block' },
    },
    nav: {
      position: { desktop: 'sticky' },
      top: { desktop: '112px' },
      borderBottom: { base: '1px solid', desktop: 'none' },
      borderColor: 'line',
    },
    list: {
      display: 'flex',
      flexDirection: { base: 'row', desktop: 'column' },
      flexWrap: { tablet: 'wrap' },
      columnGap: '4',
      fontSize: { base: 'sm', tablet: 'md' },
      overflowX: { base: 'auto', tablet: 'visible' },
      scrollbarWidth: 'none',
      // The row runs to the edges of a small screen: a name that is cut says that there are more.
      marginInline: { base: 'calc(-1 * token(spacing.page))', tablet: '0' },
      paddingInline: { base: 'page', tablet: '0' },
    },
    link: {
      display: 'inline-flex',
      alignItems: 'center',
      minHeight: 'touch',
      whiteSpace: 'nowrap',
      color: 'muted',
      borderBottom: '2px solid transparent',
      _hover: { color: 'ink' },
      _currentPage: {
        color: 'ink',
        borderColor: { base: 'ink', desktop: 'transparent' },
        // Bold words are wider: on small screens the rows would break elsewhere on each page.
        fontWeight: { desktop: 'medium' },
      },
    },
  },
});

export const orderCard = defineSlotRecipe({
  className: 'order-card',
  slots: [
    'root',
    'head',
    'number',
    'link',
    'facts',
    'end',
    'status',
    'pictures',
    'picture',
    'details',
  ],
  base: {
    root: {
      display: 'flex',
      flexDirection: 'column',
      gap: '4',
      bg: 'surface',
      padding: { base: '4', tablet: '6' },
      borderRadius: 'picture',
    },
    head: { display: 'flex', justifyContent: 'space-between', gap: '4' },
    number: { fontFamily: 'text', fontSize: 'md', fontWeight: 'medium', letterSpacing: '0' },
    link: {
      display: 'inline-flex',
      alignItems: 'center',
      minHeight: '32px',
      textDecoration: 'underline',
      textUnderlineOffset: '4px',
      _hover: { color: 'accent' },
    },
    facts: { color: 'muted', fontSize: 'sm' },
    end: {
      display: 'flex',
      flexDirection: 'column',
      alignItems: 'end',
      gap: '1',
      fontVariantNumeric: 'tabular-nums',
    },
    status: {
      fontSize: 'xs',
      paddingInline: '2',
      paddingBlock: '2px',
      borderRadius: 'chip',
      bg: 'sand',
      color: 'ink',
      whiteSpace: 'nowrap',
    },
    pictures: { display: 'flex', gap: '2' },
    picture: {
      width: '72px',
      height: 'auto',
      aspectRatio: '2 / 3',
      objectFit: 'cover',
      borderRadius: 'picture',
    },
    details: {
      display: 'grid',
      gap: '8',
      gridTemplateColumns: { base: 'minmax(0, 1fr)', tablet: 'repeat(3, minmax(0, 1fr))' },
      borderTop: '1px solid',
      borderColor: 'line',
      paddingTop: '6',
    },
  },
});

export const shortcuts = defineSlotRecipe({
  className: 'shortcuts',
  slots: ['root', 'list', 'link'],
  base: {
    root: { display: 'flex', flexDirection: 'column', gap: '4' },
    list: {
      display: 'grid',
      gap: '2',
      gridTemplateColumns: {
        base: 'repeat(auto-fill, minmax(min(160px, 100%), 1fr))',
        tablet: 'repeat(auto-fill, minmax(192px, 1fr))',
      },
    },
    link: {
      display: 'flex',
      alignItems: 'center',
      gap: '2',
      minHeight: '48px',
      paddingInline: { base: '2', tablet: '3' },
      lineHeight: 'snug',
      hyphens: 'auto',
      overflowWrap: 'anywhere',
      fontSize: 'sm',
      bg: 'surface',
      border: '1px solid',
      borderColor: 'line',
      borderRadius: 'picture',
      _hover: { borderColor: 'ink' },
    },
  },
});

/** Below the tile of a wish: what changed since the heart was pressed. */
export const wishNotes = defineSlotRecipe({
  className: 'wish-notes',
  slots: ['root', 'cheaper', 'scarce'],
  base: {
    root: {
      display: 'flex',
      flexDirection: 'column',
      gap: '1',
      paddingTop: '2',
      fontSize: 'sm',
      lineHeight: 'snug',
      textWrap: 'pretty',
    },
    cheaper: { color: 'accent', fontWeight: 'medium' },
    scarce: { color: 'muted' },
  },
});
