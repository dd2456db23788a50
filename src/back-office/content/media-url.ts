import { heroUrl } from '#src/domain/catalogue/pictures.ts';
import type { Media } from '#src/domain/media/media.schema.ts';

/** A picture of the library as pages cut it; another URL after each change. */
export const mediaUrl = ({ id, version }: Media, width: number) =>
  `${heroUrl('/media', id, width)}&v=${version}`;

/** As it was sent. */
export const wholeMediaUrl = ({ id, version }: Media, width: number) =>
  `${heroUrl('/media', id, width)}&shape=whole&v=${version}`;
