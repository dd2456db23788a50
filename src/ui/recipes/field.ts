import { defineRecipe, defineSlotRecipe } from '@pandacss/dev';
import { DRAWN_SELECT } from './select.ts';

export const field = defineSlotRecipe({
  className: 'field',
  slots: ['root', 'label', 'optional', 'control', 'hint', 'error'],
  base: {
    root: { display: 'flex', flexDirection: 'column', gap: '1', minWidth: '0' },
    label: { fontSize: 'sm', fontWeight: 'medium' },
    optional: { color: 'muted', fontWeight: 'normal' },
    control: {
      width: 'full',
      minHeight: 'control',
      paddingInline: '3',
      bg: 'surface',
      color: 'ink',
      border: '1px solid',
      borderColor: 'muted',
      borderRadius: 'picture',
      fontSize: 'md',
      'select&': DRAWN_SELECT,
      'textarea&': { paddingBlock: '2', resize: 'vertical' },
      '&[aria-invalid=true]': {
        borderColor: 'danger',
        boxShadow: 'inset 0 0 0 1px token(colors.danger)',
      },
    },
    hint: { fontSize: 'sm', color: 'muted' },
    error: { fontSize: 'sm', color: 'danger' },
  },
});

/** A form that is no wider than what is typed into it. */
export const narrowForm = defineRecipe({
  className: 'narrow-form',
  base: { display: 'flex', flexDirection: 'column', gap: '6', maxWidth: 'form' },
});
