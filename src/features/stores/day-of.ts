/** The day of an instant, `YYYY-MM-DD`, by the clocks of this browser. */
export function dayOf(instant: Date): string {
  const two = (number: number) => String(number).padStart(2, '0');
  return `${instant.getFullYear()}-${two(instant.getMonth() + 1)}-${two(instant.getDate())}`;
}
