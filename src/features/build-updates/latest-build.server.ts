declare const __BUILD_ID__: string;
declare const __BUILT_AT__: number;

/** Which build this is, and when it was made, ms since 1970; never from a cache. */
export function answerLatestBuild(): Response {
  const build = { id: __BUILD_ID__, timestamp: __BUILT_AT__ };
  return Response.json(build, { headers: { 'cache-control': 'no-store' } });
}
