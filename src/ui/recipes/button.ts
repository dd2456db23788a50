import { defineRecipe } from '@pandacss/dev';
import { FORCED_BUTTON, FORCED_COLOURS } from './forced-colours.ts';

export const button = defineRecipe({
  className: 'button',
  staticCss: ['*'],
  base: {
    _print: { display: 'none' },
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '2',
    minHeight: 'control',
    paddingInline: '6',
    borderRadius: 'chip',
    fontWeight: 'medium',
    lineHeight: 'snug',
    textAlign: 'center',
    transition:
      'background-color token(durations.quick) token(easings.out), color token(durations.quick)',
    // The spinner takes no room: a busy button keeps its width.
    '& > .spinner': { position: 'absolute', insetInlineEnd: '4' },
  },
  variants: {
    look: {
      solid: {
        bg: 'ink',
        color: 'paper',
        _hover: { bg: { base: 'accent', _disabled: 'line' } },
        _disabled: { bg: 'line', color: 'muted' },
        [FORCED_COLOURS]: FORCED_BUTTON,
      },
      outline: {
        border: '1px solid',
        borderColor: 'ink',
        _hover: { bg: 'ink', color: 'paper' },
      },
      quiet: {
        textDecoration: 'underline',
        textDecorationThickness: '1px',
        textUnderlineOffset: '5px',
        paddingInline: '0',
        minHeight: 'touch',
        _hover: { color: 'accent' },
      },
      icon: {
        minHeight: 'touch',
        minWidth: 'touch',
        paddingInline: '0',
        _hover: { color: 'accent' },
      },
    },
    width: { hug: {}, full: { width: 'full' } },
  },
  defaultVariants: { look: 'solid', width: 'hug' },
});
