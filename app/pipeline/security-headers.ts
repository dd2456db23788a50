import * as v from 'valibot';
import { HTTP_STATUS } from '#src/domain/wire/http-status.ts';
import { EVERY_ANSWER } from '#src/process/answer-headers.ts';
import { config } from '#src/session/config.server.ts';
import { log } from '#src/session/log.server.ts';
import type { RequestScope } from '#src/session/request-scope.server.ts';
import { contentSecurityPolicy, nonceSources } from './content-security-policy.ts';
import { limitBody } from './limits.ts';
import type { Step } from './step.ts';
import { plainAnswer } from './step.ts';

const HEADERS: Readonly<Record<string, string>> = {
  ...EVERY_ANSWER,
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy':
    'accelerometer=(), camera=(), geolocation=(self), gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(self), usb=()',
};
const POLICY = 'content-security-policy';
const TWO_YEARS = 'max-age=63072000; includeSubDomains';
const NO_CONTENT_POLICY = "default-src 'none'; frame-ancestors 'none'";
/** A worker runs under the policy of its own file and fetches on behalf of the page (decision 063). */
const SCRIPT_POLICY = "default-src 'none'; connect-src 'self'; frame-ancestors 'none'";

function isOf(type: 'text/html' | 'text/javascript', response: Response): boolean {
  return response.headers.get('content-type')?.startsWith(type) ?? false;
}

/** The answer itself, or a copy of it where its headers are those of a redirect or of another server. */
function withOpenHeaders(response: Response): Response {
  try {
    for (const [name, value] of Object.entries(HEADERS)) response.headers.set(name, value);
    return response;
  } catch {
    return withOpenHeaders(new Response(response.body, response));
  }
}

/** Every answer leaves with the same protection: pages, files, errors, redirects (T31). */
export async function withSecurityHeaders(
  answer: Response,
  { nonce, correlationId }: RequestScope,
): Promise<Response> {
  const response = withOpenHeaders(answer);
  const { headers, status } = response;
  if (!config().isTest) headers.set('strict-transport-security', TWO_YEARS);
  headers.set('x-correlation-id', correlationId);
  const page = isOf('text/html', response);
  const bare = isOf('text/javascript', response) ? SCRIPT_POLICY : NO_CONTENT_POLICY;
  // A cached page has the policy that was made with it.
  if (!page || !headers.has(POLICY)) {
    headers.set(POLICY, page ? await contentSecurityPolicy(nonceSources(nonce)) : bare);
  }
  // An answer without cache-control is not cached: functions, redirects, errors.
  const isUnsaid = !headers.has('cache-control') && status !== HTTP_STATUS.NOT_MODIFIED;
  if (isUnsaid || (page && headers.has('set-cookie'))) {
    headers.set('cache-control', 'private, no-store');
  }
  return response;
}

const reportSchema = v.object({
  'csp-report': v.object({
    'violated-directive': v.optional(v.pipe(v.string(), v.maxLength(200))),
    'blocked-uri': v.optional(v.pipe(v.string(), v.maxLength(500))),
  }),
});

/** Browsers report what the policy blocked; we log the directive and the origin alone. */
export const answerCspReport: Step = async (request, url) => {
  if (url.pathname !== '/api/csp-reports' || request.method !== 'POST') return null;
  const limited = await limitBody(request);
  if (limited instanceof Response) return limited;
  const report = v.safeParse(reportSchema, await limited.json().catch(() => null));
  if (!report.success) return plainAnswer(HTTP_STATUS.BAD_REQUEST);
  const { 'violated-directive': directive, 'blocked-uri': blocked = '' } =
    report.output['csp-report'];
  const source = URL.canParse(blocked) ? new URL(blocked).origin : blocked;
  log.warn({ directive, source }, 'content security policy violated');
  return new Response(null, { status: HTTP_STATUS.NO_CONTENT });
};
