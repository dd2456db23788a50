import { loadScript } from '#src/features/analytics/load-script.ts';

/** Scripts that were asked for in this page, by address; each runs once, however many slots it fills. */
const loaded = new Map<string, Promise<void>>();

/** Loads a partner's script, once a page; fulfilled when it has run. */
export function loadPartner(src: string): Promise<void> {
  const known = loaded.get(src);
  if (known !== undefined) return known;
  const loading = loadScript(src);
  loaded.set(src, loading);
  return loading;
}
