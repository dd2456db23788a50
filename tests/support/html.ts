/** What a served document says of itself, read from its text as a crawler does. */

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" };
const plain = (text: string) => text.replace(/&(\w+|#x27);/g, (all, name) => ENTITIES[name] ?? all);

export type Tag = Readonly<Record<string, string>>;

/** The attributes of all tags of a name; names in lower case. */
export function tagsOf(html: string, name: string): Tag[] {
  const tags = [...html.matchAll(new RegExp(`<${name}\\b([^>]*)>`, 'gi'))];
  return tags.map(([, attributes = '']) =>
    Object.fromEntries(
      [...attributes.matchAll(/([\w-]+)(?:="([^"]*)")?/g)].map(([, key = '', value = '']) => [
        key.toLowerCase(),
        plain(value),
      ]),
    ),
  );
}

export type Document = {
  lang: string | undefined;
  /** Empty where the page has none. */
  title: string;
  layout: string | undefined;
  canonical: string | undefined;
  robots: string | undefined;
  /** hreflang and address of each alternate. */
  alternates: { lang: string; href: string }[];
  heading: string | undefined;
  /** What stands between tags and in the attributes that are read out. */
  text: string;
};

export function readDocument(html: string): Document {
  const links = tagsOf(html, 'link');
  const spoken = [...html.matchAll(/\baria-label="([^"]*)"/g)].map(([, label = '']) => label);
  const body = html.replace(/<script\b.*?<\/script>/gs, '');
  return {
    lang: tagsOf(html, 'html')[0]?.lang,
    title: plain(/<title>([^<]*)<\/title>/.exec(html)?.[1] ?? ''),
    layout: /data-layout="([^"]*)"/.exec(html)?.[1],
    canonical: links.find(({ rel }) => rel === 'canonical')?.href,
    robots: tagsOf(html, 'meta').find(({ name }) => name === 'robots')?.content,
    alternates: links
      .filter(({ rel }) => rel === 'alternate')
      .map(({ hreflang = '', href = '' }) => ({ lang: hreflang, href })),
    heading: /<h1[^>]*>(.*?)<\/h1>/s.exec(html)?.[1]?.replace(/<[^>]*>/g, ''),
    text: plain(
      `${spoken.join('\n')}\n${body.replace(/<!--.*?-->/gs, '').replace(/<[^>]*>/g, '\n')}`,
    ),
  };
}
