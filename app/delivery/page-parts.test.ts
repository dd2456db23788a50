import { expect, test } from 'vitest';
import { bytesOf, digestOfPage } from './html/piece.ts';
import { createPageParts } from './page-parts.ts';

let pages = 0;
/** A key that no other test has. */
const newKey = () => `key ${pages++}`;

/** A page of one part, as it is sent; `content` is rendered where no earlier page has made it. */
function pageOf(key: string, content: string, place?: string) {
  const parts = createPageParts();
  const noted = parts.note({ key, place });
  const inside = noted.isReady ? '' : content;
  const page = `<p>€</p><div class="a" data-part="${noted.mark}">${inside}</div><p>after</p>`;
  const html = bytesOf(parts.takeOut(page)).toString();
  return { html, rendered: !noted.isReady, pictures: noted.isReady ? noted.pictures : [] };
}
const whole = (content: string) => `<p>€</p><div class="a">${content}</div><p>after</p>`;

test('what one page has rendered is put into the next, to the letter (performance.md)', () => {
  const key = newKey();
  const content = '<div class="b">Grün</div>29,99 €<div></div>';
  expect(pageOf(key, content)).toMatchObject({ html: whole(content), rendered: true });
  expect(pageOf(key, content)).toMatchObject({ html: whole(content), rendered: false });
});

test('a page that shows something else renders it', () => {
  pageOf(newKey(), 'one');
  expect(pageOf(newKey(), 'two')).toMatchObject({ html: whole('two'), rendered: true });
});

test('several parts stand where they were', () => {
  const keys = [newKey(), newKey()];
  const read = () => {
    const parts = createPageParts();
    const items = keys.map((key, index) => {
      const { mark, isReady } = parts.note({ key, place: undefined });
      return `<li data-part="${mark}">${isReady ? '' : `<b>${index}</b>`}</li>`;
    });
    const pieces = parts.takeOut(`<ul>${items.join('<li>between</li>')}</ul>`);
    const ready = pieces.filter((piece) => typeof piece !== 'string');
    return { html: bytesOf(pieces).toString(), tags: ready.map(({ tags }) => [...tags]) };
  };
  const html = '<ul><li><b>0</b></li><li>between</li><li><b>1</b></li></ul>';
  expect(read()).toEqual({ html, tags: [['b'], ['b']] });
  expect(read()).toEqual({ html, tags: [['b'], ['b']] });
});

test.each([
  ['an id that follows from its place', '<label for="_R_5_">Size</label>'],
  ['a boundary that failed', '<!--$!--><template></template><!--/$-->'],
  ['script that one answer alone lets run', '<script nonce="bm9uY2U=">go()</script>'],
])('a part with %s is rendered each time', (_what, content) => {
  const key = newKey();
  pageOf(key, content);
  expect(pageOf(key, content)).toMatchObject({ html: whole(content), rendered: true });
});

test('an id is right where the place is the same', () => {
  const key = newKey();
  const content = '<label for="_R_5_">Size</label>';
  pageOf(key, content, '_R_1_');
  expect(pageOf(key, content, '_R_1_').rendered).toBe(false);
});

test('a part that is ready names the pictures that React fetches early (performance.md)', () => {
  const key = newKey();
  const early =
    '<img src="/a.webp?w=2&amp;q=8" srcSet="/a.webp?w=2&amp;q=8 2w" sizes="9vw" loading="eager"/>';
  const content = `${early}<img src="/b.webp" loading="lazy"/>`;
  expect(pageOf(key, content)).toMatchObject({
    html: whole(content),
    rendered: true,
    pictures: [],
  });
  expect(pageOf(key, content)).toEqual({
    html: whole(content),
    rendered: false,
    pictures: [{ src: '/a.webp?w=2&q=8', srcSet: '/a.webp?w=2&q=8 2w', sizes: '9vw' }],
  });
});

test('JSON stands in its element, of values that were read once as of words of the page', () => {
  const product = { name: 'Robe “d’été” </script>' };
  const send = () => {
    const parts = createPageParts();
    const mark = parts.noteJson(['[', product, ',1]']);
    const pieces = parts.takeOut(`<body><script data-part="${mark}"></script></body>`);
    return { pieces, html: bytesOf(pieces).toString() };
  };
  const { pieces, html } = send();
  expect(html).toBe('<body><script>[{"name":"Robe “d’été” \\u003c/script>"},1]</script></body>');
  const ready = pieces.filter((piece) => typeof piece !== 'string');
  expect(ready).toHaveLength(1);
  expect(send().pieces).toContain(ready[0]);
});

test('a page is named by what it holds, whether its parts were ready or not', () => {
  const [key, other] = [newKey(), newKey()];
  const digestOf = (part: string, content: string) => {
    const parts = createPageParts();
    const { mark, isReady } = parts.note({ key: part, place: undefined });
    const page = `<p data-part="${mark}">${isReady ? '' : content}</p>`;
    return digestOfPage(parts.takeOut(page));
  };
  const rendered = digestOf(key, 'one');
  expect(digestOf(key, 'one')).toBe(rendered);
  expect(digestOf(other, 'two')).not.toBe(rendered);
});
