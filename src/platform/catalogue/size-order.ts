const LETTERS = ['XXS', 'XS', 'S', 'M', 'L', 'XL', 'XXL', '3XL', '4XL'];

/** Letters from small to large, then numbers, then whatever is written in words. */
function rankOf(size: string): number {
  const letter = LETTERS.indexOf(size);
  if (letter >= 0) return letter;
  const number = Number.parseFloat(size);
  return Number.isNaN(number) ? Number.POSITIVE_INFINITY : 100 + number;
}

export function bySize(one: string, other: string): number {
  const [first, second] = [rankOf(one), rankOf(other)];
  return first === second ? one.localeCompare(other) : first - second;
}
