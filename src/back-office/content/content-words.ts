import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react';
import type { ContentType } from '#src/domain/content/content.schema.ts';
import type { TextState } from '#src/domain/content/content.ts';

export const TYPE_NAMES: Record<ContentType, MessageDescriptor> = {
  header_layout: msg`Header and menu`,
  footer_layout: msg`Footer`,
  site_selector_component: msg`Choice of country`,
  home_page: msg`First page`,
  landing_page: msg`Landing page`,
  trend_page: msg`Trend page`,
  lookbook_page: msg`Lookbook`,
  help_page: msg`Help`,
  legal_page: msg`Legal page`,
  legal_notices: msg`Terms of offers`,
  marketing_labels: msg`Label on products`,
  story_tile: msg`Story in a list`,
};

export const STATE_NAMES: Record<TextState, MessageDescriptor> = {
  draft: msg`With a draft`,
  planned: msg`Waiting for its time`,
  missing: msg`Missing in a shop`,
  deleted: msg`Deleted in a shop`,
};

/** What fields and kinds of blocks are called; one that is not here is shown by its own name. */
const FIELD_NAMES = new Map<string, MessageDescriptor>([
  ['after', msg`After so many products`],
  ['alt', msg`What the picture shows`],
  ['answers', msg`Answers`],
  ['banner', msg`Banner`],
  ['background_color', msg`Colour of the ground`],
  ['banner_newsletter', msg`Invitation to the newsletter`],
  ['code', msg`Code`],
  ['columns', msg`Columns`],
  ['community', msg`Community`],
  ['content', msg`Text`],
  ['country_code', msg`Country (code)`],
  ['country_language', msg`Language`],
  ['country_name', msg`Country`],
  ['cta', msg`Button`],
  ['cta_label_color', msg`Colour of its letters`],
  ['day', msg`Day`],
  ['display_flag', msg`With a flag`],
  ['entries', msg`Entries`],
  ['families', msg`Families`],
  ['familyId', msg`Number of the family`],
  ['follows_families', msg`Order and new entries come from the families`],
  ['from', msg`From`],
  ['hero', msg`Picture`],
  ['html', msg`Text`],
  ['icon', msg`Icon`],
  ['isDraft', msg`Not checked yet`],
  ['label', msg`Words of the link`],
  ['lead', msg`Opening`],
  ['legals', msg`Legal links`],
  ['link', msg`Link`],
  ['links', msg`Links`],
  ['links_modular', msg`Groups of links`],
  ['locale', msg`Locale`],
  ['long_text', msg`Long text`],
  ['look', msg`Look`],
  ['marketing_banner', msg`Sentence on the product`],
  ['month', msg`Month`],
  ['navigation_group', msg`Entries of the menu`],
  ['navigation_modular', msg`Under “More”`],
  ['notice', msg`Official notice (picture)`],
  ['notices', msg`Terms`],
  ['notification', msg`Notice above the page`],
  ['onlyWith', msg`Only where there is`],
  ['onlyWithout', msg`Only where there is no`],
  ['otherFamilyId', msg`Products of another family`],
  ['own_social_networks', msg`Social networks`],
  ['picture', msg`Picture`],
  ['places', msg`Places on the picture`],
  ['products', msg`Products`],
  ['question', msg`Question`],
  ['reinsurances', msg`Promises`],
  ['search', msg`Words that find the product`],
  ['seasons', msg`Seasons`],
  ['sections', msg`Blocks`],
  ['short_text', msg`Short text`],
  ['slug', msg`Name in the URL`],
  ['stories', msg`Stories`],
  ['text', msg`Text`],
  ['text_color', msg`Colour of the letters`],
  ['texts', msg`Texts`],
  ['title', msg`Title`],
  ['topics', msg`Topics`],
  ['type', msg`Kind`],
  ['uid', msg`Name`],
  ['url', msg`Path or URL`],
  ['words', msg`Words`],
  ['x', msg`From the left (%)`],
  ['y', msg`From the top (%)`],
]);

export function useFieldName() {
  const { i18n } = useLingui();
  return (name: string) => {
    const known = FIELD_NAMES.get(name);
    return known === undefined ? name : i18n._(known);
  };
}

/** What is to be known of a list before it is filled in. */
const FIELD_HINTS = new Map<string, MessageDescriptor>([
  [
    'seasons',
    msg`While there are seasons, one of them is always shown in place of the picture and words above. Remove them to show those all year.`,
  ],
]);

export function useFieldHint() {
  const { i18n } = useLingui();
  return (name: string) => {
    const known = FIELD_HINTS.get(name);
    return known === undefined ? null : i18n._(known);
  };
}

/** What a kind of block is good for. */
const BLOCK_SENTENCES = new Map<string, MessageDescriptor>([
  [
    'lead',
    msg`A large picture with a title, a sentence and a button. It may change with the seasons.`,
  ],
  ['words', msg`A title and a text with headings, lists and links.`],
  ['picture', msg`A picture with a few words and a link beside it.`],
  [
    'banner',
    msg`A strip across the page: a short title, a sentence and a button, with or without a picture.`,
  ],
  ['families', msg`Tiles that lead to families, each with a picture or without.`],
  ['products', msg`A row with the newest products of a family.`],
  ['stories', msg`Cards that lead to pages of yours.`],
  ['look', msg`A picture of an outfit whose items lead to their products.`],
]);

export function useBlockSentence() {
  const { i18n } = useLingui();
  return (kind: string) => {
    const known = BLOCK_SENTENCES.get(kind);
    return known === undefined ? '' : i18n._(known);
  };
}

export function useTypeName() {
  const { i18n } = useLingui();
  return (type: ContentType) => i18n._(TYPE_NAMES[type]);
}
