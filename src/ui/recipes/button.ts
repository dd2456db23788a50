import { defineRecipe } from '@pandacss/dev';

export const button = defineRecipe({
  className: 'button',
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '2',
    minHeight: 'control',
    paddingInline: '6',
    borderRadius: 'chip',
    fontWeight: 'medium',
    textAlign: 'center',
    transition:
      'background-color token(durations.quick) token(easings.out), color token(durations.quick)',
    _disabled: { opacity: 0.45 },
  },
  variants: {
    look: {
      solid: {
        bg: 'ink',
        color: 'paper',
        _hover: { bg: 'accent', color: 'onDark' },
        _disabled: { bg: 'ink' },
      },
      outline: { border: '1px solid', borderColor: 'ink', _hover: { bg: 'ink', color: 'paper' } },
      quiet: {
        textDecoration: 'underline',
        textUnderlineOffset: '4px',
        paddingInline: '0',
        minHeight: 'touch',
        _hover: { color: 'accent' },
      },
      icon: { minHeight: 'touch', minWidth: 'touch', padding: '0', _hover: { color: 'accent' } },
    },
    width: { hug: {}, full: { width: 'full' } },
  },
  defaultVariants: { look: 'solid', width: 'hug' },
});
