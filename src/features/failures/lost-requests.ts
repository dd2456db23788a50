/** Whether a call never came through: browsers throw a plain TypeError for a lost connection. */
export function isConnectionLost(error: unknown): boolean {
  return error instanceof TypeError && /fetch|network|load failed|import/i.test(error.message);
}

/** Whether code of a page could not be had: blocked, lost on its way, or of a build that is gone. */
export function isCodeLost(error: unknown): boolean {
  return (
    error instanceof TypeError && /imported module|importing a module script/i.test(error.message)
  );
}
