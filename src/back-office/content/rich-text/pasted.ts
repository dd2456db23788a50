/** What other programs put around the text that is copied from them. */

/** Styles under another name: the policy of the page refuses them, in documents that are only read too. */
const STYLE = 'data-style';

const withoutStyles = (html: string) =>
  html
    .replace(/<!--[\s\S]*?-->|<!\[[\s\S]*?\]>|<style[\s\S]*?<\/style>/gi, '')
    .replace(/<[a-z][^>]*>/gi, (tag) => tag.replace(/\sstyle(?=\s*=)/i, ` ${STYLE}`));

const styleOf = (element: Element) => element.getAttribute(STYLE) ?? '';

/** Marks of a list item that Word writes as text: a number, a letter or a bullet. */
const NUMBERED = /^[\s\u00a0]*(?:\d+|[a-z]|[ivx]+)[.)]/i;
const IGNORED = /mso-list:\s*ignore/i;

/** Word's paragraphs that look like items become a list. */
function listsOf(body: HTMLElement): void {
  const make = (tag: string) => body.ownerDocument.createElement(tag);
  let list: Element | null = null;
  for (const paragraph of [...body.querySelectorAll('p')]) {
    if (!/mso-list:\s*(?!none|skip|ignore)/i.test(styleOf(paragraph))) {
      list = null;
      continue;
    }
    const mark = [...paragraph.querySelectorAll('span')].find((one) => IGNORED.test(styleOf(one)));
    const tag = NUMBERED.test(mark?.textContent ?? '') ? 'ol' : 'ul';
    mark?.remove();
    if (list === null || list.localName !== tag || list.nextElementSibling !== paragraph) {
      list = make(tag);
      paragraph.before(list);
    }
    const item = make('li');
    item.append(...paragraph.childNodes);
    list.append(item);
    paragraph.remove();
  }
}

/** Bold and italics that are said by styles, and bold that a style takes back. */
function marksOf(body: HTMLElement): void {
  for (const element of [...body.querySelectorAll(`[${STYLE}]`)]) {
    const style = styleOf(element);
    element.removeAttribute(STYLE);
    // Google's documents wrap all that is copied in a <b> that is not bold.
    if (element.localName === 'b' && /font-weight:\s*(?:normal|400)/i.test(style)) {
      element.replaceWith(...element.childNodes);
      continue;
    }
    if (element.localName !== 'span') continue;
    const tags = [
      ...(/font-weight:\s*(?:bold|[6-9]00)/i.test(style) ? ['strong'] : []),
      ...(/font-style:\s*italic/i.test(style) ? ['em'] : []),
    ];
    for (const tag of tags) {
      const marked = body.ownerDocument.createElement(tag);
      marked.append(...element.childNodes);
      element.append(marked);
    }
  }
}

const isEmpty = (element: Element) => element.textContent?.trim() === '';

/** HTML without comments, styles and Word's own elements, its lists as lists. */
export function cleanHtml(html: string): string {
  const { body } = new DOMParser().parseFromString(withoutStyles(html), 'text/html');
  listsOf(body);
  marksOf(body);
  for (const element of [...body.querySelectorAll('*')]) {
    // <o:p> holds a space that nobody typed.
    const isNothing =
      (element.localName.includes(':') || element.localName === 'p') && isEmpty(element);
    if (isNothing || /^(?:script|meta|link|title|xml)$/.test(element.localName)) element.remove();
  }
  return body.innerHTML;
}
