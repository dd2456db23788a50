import { defineSlotRecipe } from '@pandacss/dev';

/** Addresses to choose from, over what stands below the field that is typed into. */
export const streetSuggestions = defineSlotRecipe({
  className: 'street-suggestions',
  slots: ['root', 'list', 'option', 'street', 'place'],
  base: {
    root: { position: 'relative' },
    list: {
      position: 'absolute',
      zIndex: 'bar',
      insetInline: '0',
      top: '1',
      bg: 'surface',
      border: '1px solid',
      borderColor: 'line',
      borderRadius: 'picture',
      boxShadow: 'layer',
    },
    option: {
      display: 'flex',
      flexDirection: 'column',
      justifyContent: 'center',
      width: 'full',
      textAlign: 'start',
      minHeight: 'touch',
      paddingInline: '3',
      paddingBlock: '2',
      _hover: { bg: 'sand' },
      '&[aria-selected=true]': {
        bg: 'sand',
        outline: '2px solid',
        outlineColor: 'ink',
        outlineOffset: '-2px',
      },
    },
    street: { fontWeight: 'medium' },
    place: { color: 'muted', fontSize: 'sm' },
  },
});
