/** Asking at intervals whether another build is served than the one that runs. */

type Watched = {
  /** How long it waits between two questions, ms. */
  everyMs: number;
  /** Id of the build that runs. */
  own: string;
  /** Reads the id of the build that is served; undefined when it cannot be read. */
  readLatest: () => Promise<string | undefined>;
  isInBackground: () => boolean;
  /** Called once, when another build is served. */
  onChanged: () => void;
};

/**
 * One question an interval, none while the page is in the background. `look` is to be called when
 * it comes to the front: a question that is due is asked then. `stop` ends it.
 */
export function watchBuild({ everyMs, own, readLatest, isInBackground, onChanged }: Watched) {
  let isDue = false;

  async function look() {
    if (!isDue || isInBackground()) return;
    isDue = false;
    const latest = await readLatest();
    if (latest === undefined || latest === own) return;
    stop();
    onChanged();
  }

  const timer = setInterval(() => {
    isDue = true;
    void look();
  }, everyMs);
  const stop = () => clearInterval(timer);
  return { look, stop };
}
