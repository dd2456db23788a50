const isMissing = (error: unknown, name: string) =>
  error instanceof Error &&
  'code' in error &&
  error.code === 'ERR_MODULE_NOT_FOUND' &&
  error.message.includes(`'${name}'`);

/** Loads what needs a package that only some shops use; throws a sentence where it is missing. */
export async function loadOptional<T>(name: string, load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch (cause) {
    if (!isMissing(cause, name)) throw cause;
    throw new Error(`The package ${name} is not installed: "npm ci" installs everything.`, {
      cause,
    });
  }
}
