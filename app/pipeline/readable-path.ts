import { HTTP_STATUS } from '#src/domain/http-status.ts';
import type { Step } from './step.ts';

/** The router decodes what it has decoded: `100%25` is as little text to it as `%E0%A4%A`. */
function isReadable(segment: string): boolean {
  try {
    decodeURIComponent(decodeURIComponent(segment));
    return true;
  } catch {
    return false;
  }
}

/**
 * Sends a path whose escapes are no text (`/fr-fr/%E0%A4%A`) on to one without their signs: there is no
 * such page, and the page that says so needs a path that can be read.
 */
export const leadToReadablePath: Step = (_request, { pathname, search }) => {
  if (isReadable(pathname)) return null;
  const segments = pathname.split('/');
  const readable = segments.map((segment) =>
    isReadable(segment) ? segment : segment.replaceAll('%', ''),
  );
  // Two slashes in front would name another host.
  const location = `/${readable.join('/').replace(/^\/+/, '')}${search}`;
  return new Response(null, { status: HTTP_STATUS.FOUND, headers: { location } });
};
