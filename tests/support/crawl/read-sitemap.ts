import { pathOf } from './read-page.ts';

/** A page that a sitemap lists, or a sitemap that an index lists. */
export type Entry = { path: string; hasDate: boolean };

const ENTRY = /<(url|sitemap)>(.*?)<\/\1>/gs;
const decoded = (text: string) => text.replaceAll('&amp;', '&');

export function readSitemap(xml: string): Entry[] {
  return [...xml.matchAll(ENTRY)].map(([, , entry = '']) => {
    const [, address = ''] = /<loc>([^<]+)<\/loc>/.exec(entry) ?? [];
    return { path: pathOf(decoded(address)), hasDate: /<lastmod>[^<]+<\/lastmod>/.test(entry) };
  });
}
