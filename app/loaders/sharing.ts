import { createIsomorphicFn } from '@tanstack/react-start';

/** What a page shows of itself where its address is shared (Open Graph, cards of X). */

export type SharedPicture = { url: string; width: number; height: number; alt: string };
export type Shown = { type: 'product' | 'website'; picture: SharedPicture };

const property = (name: string, content: string | number) => ({
  property: `og:${name}`,
  content: String(content),
});

function picture({ url, width, height, alt }: SharedPicture) {
  return [
    property('image', url),
    property('image:width', width),
    property('image:height', height),
    property('image:alt', alt),
    { name: 'twitter:card', content: 'summary_large_image' },
  ];
}

/** Read from documents alone: browsers get no code for it, and leave it as it is. */
export const sharing = createIsomorphicFn()
  .server((canonical: string, shown?: Shown) => [
    property('type', shown?.type ?? 'website'),
    property('url', canonical),
    ...(shown === undefined ? [] : picture(shown.picture)),
  ])
  .client((): { content: string }[] => []);
