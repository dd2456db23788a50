import { describe, expect, test } from 'vitest';
import { RICH_TAGS, type RichNode } from '#src/domain/content/content.ts';
import { readRichText, summaryOf } from './rich-text.server.ts';

/** Ways to inject a script, a handler, a frame or a URL of one into a text. */
const HOSTILE = [
  '<script>alert(1)</script>',
  '<SCRIPT SRC=//x.example/a.js></SCRIPT>',
  '<scr<script>ipt>alert(1)</scr</script>ipt>',
  '<script/x>alert(1)</script>',
  '<script>alert(1)',
  '<img src=x onerror=alert(1)>',
  '<img src="x" onerror="alert(1)"/>',
  '<image href=x onerror=alert(1)>',
  '<svg onload=alert(1)>',
  '<svg><script>alert(1)</script></svg>',
  '<svg><a xlink:href="javascript:alert(1)"><text>x</text></a></svg>',
  '<svg><animate onbegin=alert(1) attributeName=x></svg>',
  '<math><mtext><table><mglyph><style><img src=x onerror=alert(1)>',
  '<iframe src="https://x.example"></iframe>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<frameset onload=alert(1)><frame src=x></frameset>',
  '<object data="javascript:alert(1)"></object>',
  '<embed src="javascript:alert(1)">',
  '<a href="javascript:alert(1)">x</a>',
  '<a href="JaVaScRiPt:alert(1)">x</a>',
  '<a href=" javascript:alert(1)">x</a>',
  '<a href="java\tscript:alert(1)">x</a>',
  '<a href="&#106;avascript:alert(1)">x</a>',
  '<a href="data:text/html,<script>alert(1)</script>">x</a>',
  '<a href="vbscript:msgbox(1)">x</a>',
  '<a href="//x.example">x</a>',
  '<a href="/\\x.example">x</a>',
  '<a href="http://x.example">x</a>',
  '<a href="/cart" onclick="alert(1)">x</a>',
  '<a href="/cart" style="position:fixed;inset:0">x</a>',
  '<p onmouseover="alert(1)">x</p>',
  '<p style="background:url(javascript:alert(1))">x</p>',
  '<div onpointerenter=alert(1)>x</div>',
  '<body onload=alert(1)>',
  '<base href="https://x.example/">',
  '<meta http-equiv="refresh" content="0;url=javascript:alert(1)">',
  '<link rel="stylesheet" href="https://x.example/a.css">',
  '<style>@import "https://x.example/a.css";</style>',
  '<form action="https://x.example"><input name=p><button>x</button></form>',
  '<details open ontoggle=alert(1)>x</details>',
  '<video><source onerror=alert(1)></video>',
  '<template><script>alert(1)</script></template>',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>"></noscript>',
  '<!--><img src=x onerror=alert(1)>-->',
  '<p>&lt;script&gt;alert(1)&lt;/script&gt;</p>',
];

/** Everything of a tree that is not text: tags and their attributes. */
function partsOf(nodes: readonly RichNode[]): { tags: string[]; keys: string[]; links: string[] } {
  const parts = { tags: [] as string[], keys: [] as string[], links: [] as string[] };
  for (const node of nodes) {
    if (typeof node === 'string') continue;
    const inside = partsOf(node.children);
    parts.tags.push(node.tag, ...inside.tags);
    parts.keys.push(...Object.keys(node), ...inside.keys);
    parts.links.push(...(node.href === undefined ? [] : [node.href]), ...inside.links);
  }
  return parts;
}

describe('rich text of editors', () => {
  test('keeps paragraphs, lists, emphasis and links', () => {
    expect(
      readRichText('<h2>A</h2><p>b <b>c</b> &amp; d</p><ul><li><a href="/cart">e</a></li></ul>'),
    ).toEqual([
      { tag: 'h3', children: ['A'] },
      { tag: 'p', children: ['b ', { tag: 'strong', children: ['c'] }, ' & d'] },
      {
        tag: 'ul',
        children: [{ tag: 'li', children: [{ tag: 'a', href: '/cart', children: ['e'] }] }],
      },
    ]);
  });

  test('leads outside by https alone', () => {
    expect(partsOf(readRichText('<p><a href="https://x.example/?a=1&amp;b=2">x</a></p>'))).toEqual({
      tags: ['p', 'a'],
      keys: ['tag', 'children', 'tag', 'href', 'children'],
      links: ['https://x.example/?a=1&b=2'],
    });
  });

  test.each(HOSTILE)(
    '%s leaves no script, handler, frame or URL of one',
    { tags: ['T28'] },
    (html) => {
      const { tags, keys, links } = partsOf(readRichText(`<p>before</p>${html}<p>after</p>`));
      expect(tags.filter((tag) => !RICH_TAGS.some((known) => known === tag))).toEqual([]);
      expect(keys.filter((key) => !['tag', 'href', 'children'].includes(key))).toEqual([]);
      expect(links.filter((link) => link !== '/cart')).toEqual([]);
    },
  );

  test('its first words describe its page', () => {
    const short = readRichText('<p><strong>Shop</strong>, Leeds</p><ul><li>a</li><li>b</li></ul>');
    expect(summaryOf(short)).toBe('Shop, Leeds a b');
    const long = summaryOf(readRichText(`<p>${'seven77 '.repeat(30)}</p>`));
    expect(long).toBe(`${'seven77 '.repeat(19)}seven77…`);
    expect(summaryOf([])).toBe('');
  });

  test('markup that is written about stays text', () => {
    expect(readRichText('<p>&lt;script&gt;</p>')).toEqual([{ tag: 'p', children: ['<script>'] }]);
  });
});
