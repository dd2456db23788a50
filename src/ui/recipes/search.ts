import { defineRecipe } from '@pandacss/dev';

/** One line to type into, as large as what it is for. */
export const searchForm = defineRecipe({
  className: 'search-form',
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 560px) auto',
    justifyContent: 'start',
    gap: '3',
    alignItems: 'end',
    marginTop: '6',
    marginBottom: '8',
  },
});
