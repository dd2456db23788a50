type Rgb = readonly [red: number, green: number, blue: number];

function parse(hex: string): Rgb {
  const value = Number.parseInt(hex.slice(1), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
}

function format([red, green, blue]: Rgb): string {
  const byte = (value: number) =>
    Math.round(Math.min(255, Math.max(0, value)))
      .toString(16)
      .padStart(2, '0');
  return `#${byte(red)}${byte(green)}${byte(blue)}`;
}

/** Blends two `#rrggbb` colours; 0 gives the first, 1 the second. */
export function mix(from: string, to: string, amount: number): string {
  const a = parse(from);
  const b = parse(to);
  return format([
    a[0] + (b[0] - a[0]) * amount,
    a[1] + (b[1] - a[1]) * amount,
    a[2] + (b[2] - a[2]) * amount,
  ]);
}

/** Darkens (negative) or lightens (positive) by -1..1, keeping a warm cast. */
export function shade(colour: string, amount: number): string {
  return amount < 0 ? mix(colour, '#120d0a', -amount) : mix(colour, '#fffaf2', amount);
}

/** Perceived lightness, 0 (black) to 1 (white). */
export function lightness(colour: string): number {
  const [red, green, blue] = parse(colour);
  return (red * 0.299 + green * 0.587 + blue * 0.114) / 255;
}

/** No dye is pure black or pure white under a studio lamp: leaves room for shade and light. */
export function asDyed(colour: string): string {
  return mix(mix('#1d1a1a', colour, 0.9), '#fbf7f0', lightness(colour) > 0.9 ? 0.35 : 0.02);
}

/** A thread or trim colour that shows on the cloth without shouting. */
export function contrasting(colour: string, amount: number): string {
  return shade(colour, lightness(colour) > 0.42 ? -amount : amount);
}
