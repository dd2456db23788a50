/** Cents of a currency as people of a language tag (`fr-FR`) write them: `29,99 €`. */
export function writeAmount(centAmount: number, currency: string, tag: string): string {
  return new Intl.NumberFormat(tag, { style: 'currency', currency }).format(centAmount / 100);
}
