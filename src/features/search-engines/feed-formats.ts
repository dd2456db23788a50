import { xmlText } from '#src/domain/text/xml-text.ts';
import {
  FEED_FIELDS,
  type FeedField,
  type FeedItem,
  type FeedShipping,
  type FeedShop,
} from './feed-items.ts';

/** How a file of items is written: what it begins with, each item, and what it ends with. */
export type FeedFormat = {
  contentType: string;
  head: (shop: FeedShop) => string;
  item: (item: FeedItem) => string;
  end: string;
};

const element = (name: string, text: string) => `<${name}>${xmlText(text)}</${name}>`;

function xmlField([name, value]: FeedItem[number]): string {
  if (typeof value === 'string') return element(`g:${name}`, value);
  const parts = Object.entries(value).map(([part, text]) => element(`g:${part}`, text));
  return `<g:${name}>${parts.join('')}</g:${name}>`;
}

/** RSS 2.0 with elements of Google's own. */
export const XML: FeedFormat = {
  contentType: 'application/xml; charset=utf-8',
  head: ({ brandName, home }) =>
    [
      '<?xml version="1.0" encoding="UTF-8"?>\n',
      '<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0"><channel>',
      element('title', brandName) + element('link', home) + element('description', brandName),
      '\n',
    ].join(''),
  item: (item) => `<item>${item.map(xmlField).join('')}</item>\n`,
  end: '</channel></rss>\n',
};

/** `country::service:price`; a comma or a colon of its own would begin another. */
const shippingText = ({ country, service, price }: FeedShipping) =>
  `${country}::${service.replaceAll(/[,:]/g, ' ')}:${price}`;

/** A cell ends with its tab, and its row with its line. */
function tsvCell(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  return line.includes('"') ? `"${line.replaceAll('"', '""')}"` : line;
}

function tsvRow(item: FeedItem, fields: readonly FeedField[]): string {
  const cells = fields.map((field) =>
    item
      .filter(([name]) => name === field)
      .map(([, value]) => (typeof value === 'string' ? value : shippingText(value)))
      .join(','),
  );
  return `${cells.map(tsvCell).join('\t')}\n`;
}

const tsv = (fields: readonly FeedField[]): FeedFormat => ({
  contentType: 'text/tab-separated-values; charset=utf-8',
  head: () => `${fields.join('\t')}\n`,
  item: (item) => tsvRow(item, fields),
  end: '',
});

/** A table in UTF-8, for Google and for OpenAI, which reads Google's fields. */
export const TSV = tsv(FEED_FIELDS);

/** What changes from one hour to the next. */
export const OFFERS = tsv(['id', 'availability', 'availability_date', 'price', 'sale_price']);
