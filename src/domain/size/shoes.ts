import type { SizeScale } from './size-scales.ts';

/** Whether sizes are of shoes: French, Italian and Spanish have a word of their own for them. */
export const isOfShoes = (scale: SizeScale | null): boolean => scale?.startsWith('shoes-') ?? false;
