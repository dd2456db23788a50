import type { Found, PictureSource } from './picture-source.ts';

/**
 * How long a request waits for a picture that is being made, ms: two cores draw a hundred and more
 * in it, so that an idle machine never reaches it.
 */
const PATIENCE_MS = 25_000;

type Findable = Pick<PictureSource, 'find' | 'findCached'>;

/**
 * A source that says that it is busy when a picture takes too long. It goes on being made, so that
 * the next request finds it.
 */
export function answerInTime(source: Findable, patienceMs = PATIENCE_MS): Findable {
  return {
    findCached: (request) => source.findCached(request),
    async find(request, signal) {
      let timer: ReturnType<typeof setTimeout> | undefined;
      const busy = new Promise<Found>((resolve) => {
        timer = setTimeout(() => resolve({ ok: false, code: 'BUSY' }), patienceMs);
      });
      const found = await Promise.race([source.find(request, signal), busy]);
      clearTimeout(timer);
      return found;
    },
  };
}
