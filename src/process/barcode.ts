import JsBarcode from 'jsbarcode';

/** Quiet modules at both ends, without which a scanner sees no beginning. */
export const QUIET_MODULES = 10;

/** The dark and light modules of a Code 128, as 1 and 0; empty for what it cannot write. */
export function barcodeModules(text: string): string {
  const target: { encodings?: { data: string }[] } = {};
  JsBarcode(target, text, { format: 'CODE128' });
  return (target.encodings ?? []).map(({ data }) => data).join('');
}

/** Where its bars begin, and how wide they are, in modules. */
export function barsOf(modules: string): { at: number; width: number }[] {
  return [...modules.matchAll(/1+/g)].map(({ index, 0: run }) => ({
    at: QUIET_MODULES + index,
    width: run.length,
  }));
}
