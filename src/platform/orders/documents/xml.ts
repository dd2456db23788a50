import { xmlText } from '#src/domain/text/xml-text.ts';

/** An element of a document: its name, its text or what is in it, and its attributes. */
export type Xml = readonly [name: string, content: string | readonly Xml[], attributes?: object];

/** Writes an element and all in it; one without content is left out. */
export function writeXml([name, content, attributes = {}]: Xml): string {
  const inside = typeof content === 'string' ? xmlText(content) : content.map(writeXml).join('');
  if (inside === '') return '';
  const said = Object.entries(attributes).map(([key, value]) => ` ${key}="${xmlText(`${value}`)}"`);
  return `<${name}${said.join('')}>${inside}</${name}>`;
}
