import { defineSlotRecipe } from '@pandacss/dev';

/** What the account holds, one card a part. */
export const settingsPart = defineSlotRecipe({
  className: 'settings-part',
  slots: ['list', 'root', 'title', 'body', 'number', 'link'],
  base: {
    list: {
      display: 'grid',
      gap: '4',
      gridTemplateColumns: { base: 'minmax(0, 1fr)', tablet: 'repeat(2, minmax(0, 1fr))' },
    },
    root: {
      display: 'flex',
      flexDirection: 'column',
      alignItems: 'start',
      gap: '3',
      bg: 'surface',
      padding: { base: '4', tablet: '6' },
      borderRadius: 'picture',
      minWidth: '0',
    },
    title: { fontSize: 'lg', lineHeight: 'snug' },
    body: { flexGrow: '1', overflowWrap: 'anywhere' },
    number: { fontVariantNumeric: 'tabular-nums' },
    link: {
      display: 'inline-flex',
      alignItems: 'center',
      minHeight: '32px',
      textDecoration: 'underline',
      textUnderlineOffset: '4px',
      _hover: { color: 'accent' },
    },
  },
});

/** A password with the button that shows it, inside one frame. */
export const passwordField = defineSlotRecipe({
  className: 'password-field',
  slots: ['root', 'toggle'],
  base: {
    root: { display: 'flex', flexWrap: 'wrap', columnGap: '4' },
    toggle: {
      minHeight: '32px',
      fontSize: 'sm',
      color: 'muted',
      textDecoration: 'underline',
      textUnderlineOffset: '4px',
      _hover: { color: 'ink' },
      '&[aria-pressed=true]': { color: 'ink', fontWeight: 'medium' },
    },
  },
});

export const settingsCheck = defineSlotRecipe({
  className: 'settings-check',
  slots: ['root', 'box', 'about'],
  base: {
    root: { display: 'flex', alignItems: 'center', gap: '3', minHeight: 'touch' },
    about: { color: 'muted', fontSize: 'sm', paddingInlineStart: '8' },
    box: { width: '20px', height: '20px', flexShrink: '0', accentColor: 'token(colors.ink)' },
  },
});
