import { defineRecipe, defineSlotRecipe } from '@pandacss/dev';

/** One line to type into, as large as what it is for. */
export const searchForm = defineRecipe({
  className: 'search-form',
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 560px) auto',
    justifyContent: 'start',
    gap: '3',
    alignItems: 'end',
    textAlign: 'start',
    marginTop: '6',
    marginBottom: '8',
  },
});

/** What the search layer offers: words on one side, garments on the other. */
export const suggestions = defineSlotRecipe({
  className: 'suggestions',
  slots: [
    'root',
    'parts',
    'words',
    'part',
    'title',
    'link',
    'within',
    'products',
    'product',
    'picture',
    'name',
  ],
  base: {
    root: {
      width: 'full',
      maxWidth: 'page',
      marginInline: 'auto',
      minHeight: { base: '80dvh', tablet: '420px' },
    },
    parts: {
      display: 'grid',
      gridTemplateColumns: { base: 'minmax(0, 1fr)', tablet: 'minmax(180px, 1fr) minmax(0, 3fr)' },
      gap: { base: '6', tablet: '12' },
      paddingBottom: '8',
    },
    words: { display: 'flex', flexDirection: 'column', gap: '6' },
    part: { minWidth: '0' },
    title: {
      fontFamily: 'text',
      fontSize: 'xs',
      fontWeight: 'medium',
      letterSpacing: 'label',
      textTransform: 'uppercase',
      color: 'muted',
      marginBottom: '2',
    },
    within: { color: 'muted', fontSize: 'sm', marginInlineStart: '2' },
    link: {
      display: 'flex',
      alignItems: 'center',
      minHeight: { base: 'touch', tablet: '36px' },
      _hover: { textDecoration: 'underline', textUnderlineOffset: '4px' },
    },
    products: {
      display: 'grid',
      gridTemplateColumns: {
        base: 'minmax(0, 1fr)',
        tablet: 'repeat(2, minmax(0, 1fr))',
        desktop: 'repeat(3, minmax(0, 1fr))',
      },
      gap: '4',
    },
    product: { position: 'relative', display: 'flex', gap: '4', alignItems: 'center' },
    picture: {
      flex: 'none',
      width: '80px',
      height: 'auto',
      aspectRatio: '2 / 3',
      objectFit: 'cover',
      bg: 'sand',
      borderRadius: 'picture',
    },
    name: {
      fontWeight: 'medium',
      fontSize: 'sm',
      _before: { content: '""', position: 'absolute', inset: '0' },
      _hover: { textDecoration: 'underline', textUnderlineOffset: '4px' },
    },
  },
});
