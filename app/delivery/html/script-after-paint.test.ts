import { expect, test } from 'vitest';
import { withScriptAfterPaint } from './script-after-paint.ts';
import { sourceHash } from './source-hash.ts';

const BODY = { content: '</head><body><main>', scripts: ["'sha256-known'"], styles: [] };

test('script is named by an inline one that the policy knows, and no longer fetched immediately (performance.md, A-148)', () => {
  const head =
    '<head><link rel="modulepreload" href="/assets/index-a1.js" fetchPriority="low"/>' +
    '<link rel="modulepreload" href="/assets/browse-b2.js"/>';
  const tail = '</main><script type="module" async="" src="/assets/index-a1.js"></script></body>';
  const late = withScriptAfterPaint({ ...BODY, head, tail });
  const html = late.head + late.content + late.tail;
  expect(html).not.toContain('modulepreload" href');
  expect(html).not.toContain('src=');
  const [, script = ''] = /<script>(.*?)<\/script>/.exec(html) ?? [];
  expect(script).toContain('["/assets/browse-b2.js","/assets/index-a1.js"]');
  expect(script).toContain('await import(file).catch(e=>{loseScript();throw e})');
  expect(script).toContain('new Worker("/number-tables.js")');
  expect(late.scripts).toEqual(["'sha256-known'", sourceHash(script)]);
});

test('a page that starts another way stays as it is', () => {
  const body = {
    ...BODY,
    head: '',
    tail: '<script type="module" async="" src="/@id/client"></script>',
  };
  expect(withScriptAfterPaint(body)).toBe(body);
});
