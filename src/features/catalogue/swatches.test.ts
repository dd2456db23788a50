import { describe, expect, it } from 'vitest';
import { shownSwatches } from './swatches.tsx';

const colours = (count: number) => Array.from({ length: count }, (_, index) => `#c8412${index}`);

describe('swatches of a tile', () => {
  it('show six colours whole: a count instead of the sixth would save nothing', {
    tags: ['UIX-05'],
  }, () => {
    const { shown, hidden } = shownSwatches(colours(6));
    expect(shown).toHaveLength(6);
    expect(hidden).toBe(0);
  });

  it('show five of seven colours and count two', { tags: ['UIX-05'] }, () => {
    const { shown, hidden } = shownSwatches(colours(7));
    expect(shown).toEqual(['#c84120', '#c84121', '#c84122', '#c84123', '#c84124']);
    expect(hidden).toBe(2);
  });

  it('of a product without colours are none', { tags: ['UIX-05'] }, () => {
    expect(shownSwatches([])).toEqual({ shown: [], hidden: 0 });
  });
});
