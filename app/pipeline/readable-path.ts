import { HTTP_STATUS } from '#src/domain/process/http-status.ts';
import type { Step } from './step.ts';

/** The router decodes what it has decoded: `100%25` is as little text to it as `%E0%A4%A`. */
function textOf(segment: string): string | null {
  try {
    return decodeURIComponent(decodeURIComponent(segment));
  } catch {
    return null;
  }
}

/**
 * Sends a path whose escapes are no text (`/fr-fr/%E0%A4%A`) on to one without their signs: there is no
 * such page, and the page that says so needs a path that can be read.
 */
export const leadToReadablePath: Step = (_request, { pathname, search }) => {
  if (textOf(pathname) !== null) return null;
  const segments = pathname.split('/');
  const readable = segments.map((segment) =>
    textOf(segment) === null ? segment.replaceAll('%', '') : segment,
  );
  // Two slashes in front would name another host.
  const location = `/${readable.join('/').replace(/^\/+/, '')}${search}`;
  return new Response(null, { status: HTTP_STATUS.FOUND, headers: { location } });
};
