import { defineSlotRecipe } from '@pandacss/dev';
import { FORCED_CHOSEN, FORCED_COLOURS } from './forced-colours.ts';

/** Radio buttons that look like chips or pictures. */
export const choice = defineSlotRecipe({
  className: 'choice',
  slots: [
    'root',
    'legend',
    'value',
    'list',
    'item',
    'input',
    'face',
    'picture',
    'note',
    'mark',
    'error',
  ],
  base: {
    root: { display: 'flex', flexDirection: 'column', gap: '3' },
    legend: { display: 'flex', gap: '2', fontWeight: 'medium', fontSize: 'sm' },
    value: { color: 'muted', fontWeight: 'normal', _firstLetter: { textTransform: 'uppercase' } },
    list: { display: 'flex', flexWrap: 'wrap', gap: '2' },
    item: { position: 'relative', display: 'grid' },
    input: {
      position: 'absolute',
      inset: '0',
      // Also above a picture that has not come, which is made see-through.
      zIndex: '1',
      opacity: '0',
      width: 'full',
      height: 'full',
      margin: '0',
      cursor: 'pointer',
    },
    face: {
      display: 'inline-flex',
      flexDirection: 'column',
      alignItems: 'center',
      justifyContent: 'center',
      minWidth: 'control',
      minHeight: 'control',
      paddingInline: '3',
      border: '1px solid',
      borderColor: 'line',
      borderRadius: 'picture',
      lineHeight: 'snug',
      fontVariantNumeric: 'tabular-nums',
      transition: 'border-color token(durations.quick)',
      '@media (hover: hover)': { 'input:hover + &': { borderColor: 'ink' } },
      'input:checked + &': {
        borderColor: 'ink',
        boxShadow: 'inset 0 0 0 1px token(colors.ink)',
        [FORCED_COLOURS]: FORCED_CHOSEN,
      },
      'input:focus-visible + &': {
        outline: '2px solid',
        outlineColor: 'ink',
        outlineOffset: '2px',
      },
      // Sold out: crossed out, but still to be chosen.
      '[data-muted] > &': {
        color: 'muted',
        backgroundImage:
          'linear-gradient(to top right, transparent calc(50% - 0.5px), token(colors.line) calc(50% - 0.5px), token(colors.line) calc(50% + 0.5px), transparent calc(50% + 0.5px))',
      },
      '&:has(img)': { padding: '3px', minWidth: '0', overflow: 'hidden' },
    },
    picture: {
      width: '60px',
      height: 'auto',
      aspectRatio: '2 / 3',
      objectFit: 'cover',
      bg: 'sand',
    },
    // Long words break where their language says so.
    note: {
      fontSize: 'xs',
      maxWidth: 'full',
      hyphens: 'manual',
      color: 'accent',
      '[data-muted] &': { color: 'muted' },
    },
    mark: { fontSize: 'xs', color: 'muted' },
    error: { color: 'danger', fontSize: 'sm' },
  },
  variants: {
    /** Chips with words are of one width, in rows that end together. */
    faces: {
      pictures: {},
      words: {
        list: {
          display: 'grid',
          gridTemplateColumns: 'repeat(auto-fill, minmax(token(sizes.chip), 1fr))',
          '[data-wide] > &': { gridTemplateColumns: 'repeat(auto-fill, minmax(88px, 1fr))' },
        },
        // One alone says more than a number: "one size".
        item: { _only: { gridColumn: 'span 2' } },
        face: { paddingInline: '1', paddingBlock: '1', textAlign: 'center' },
      },
    },
  },
  defaultVariants: { faces: 'words' },
});

/** One of several, as a card: a delivery, an address, a way to pay. */
export const choiceCard = defineSlotRecipe({
  className: 'choice-card',
  slots: ['group', 'legend', 'list', 'item', 'input', 'title', 'end', 'note'],
  base: {
    group: { border: 'none', minWidth: '0' },
    legend: {
      fontFamily: 'display',
      fontSize: 'lg',
      fontWeight: 'light',
      lineHeight: 'snug',
      marginBottom: '3',
    },
    list: { display: 'grid', gap: '2' },
    item: {
      display: 'grid',
      gridTemplateColumns: 'auto minmax(0, 1fr) auto',
      alignItems: 'start',
      columnGap: '3',
      rowGap: '1',
      padding: '4',
      bg: 'surface',
      border: '1px solid',
      borderColor: 'line',
      borderRadius: 'picture',
      transition: 'border-color token(durations.quick)',
      _hover: { borderColor: 'muted' },
      '&:has(:checked)': {
        borderColor: 'ink',
        boxShadow: 'inset 0 0 0 1px token(colors.ink)',
        [FORCED_COLOURS]: { borderColor: 'Highlight', borderWidth: '2px' },
      },
      '&:has(:focus-visible)': {
        outline: '2px solid',
        outlineColor: 'ink',
        outlineOffset: '2px',
      },
    },
    input: {
      appearance: 'none',
      width: '20px',
      height: '20px',
      margin: '2px 0',
      borderRadius: 'chip',
      border: '1px solid',
      borderColor: 'muted',
      outline: 'none !important',
      _checked: { borderColor: 'ink', borderWidth: '6px' },
    },
    title: { fontWeight: 'medium' },
    end: { fontWeight: 'medium', fontVariantNumeric: 'tabular-nums' },
    // Below both, as wide as the card.
    note: {
      gridColumn: '2 / -1',
      color: 'muted',
      fontSize: 'sm',
      textWrap: 'pretty',
      _empty: { display: 'none' },
    },
  },
});
