import { defineRecipe, defineSlotRecipe } from '@pandacss/dev';
import { FORCED_BAR, FORCED_COLOURS } from './forced-colours.ts';
import { moving } from './motion.ts';

export const spinner = defineRecipe({
  className: 'spinner',
  base: {
    width: '4',
    height: '4',
    flexShrink: '0',
    borderRadius: 'chip',
    border: '2px solid currentColor',
    borderInlineEndColor: 'transparent',
    animation: 'turn 700ms linear infinite',
  },
});

/** A message in the page: what it is about decides its colour (specification §3 banner types). */
export const banner = defineRecipe({
  className: 'banner',
  staticCss: ['*'],
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '2 16px',
    alignItems: 'center',
    justifyContent: 'space-between',
    padding: '4',
    borderInlineStart: '3px solid currentColor',
    bg: 'surface',
    '& > *': { color: 'ink' },
  },
  variants: {
    type: {
      default: { color: 'muted' },
      info: { color: 'night' },
      warning: { color: 'warning' },
      danger: { color: 'danger' },
      success: { color: 'success' },
      fid: { color: 'fid' },
      alert: { color: 'accent' },
    },
  },
  defaultVariants: { type: 'default' },
});

export const toasts = defineSlotRecipe({
  className: 'toasts',
  slots: ['region', 'toast'],
  base: {
    region: {
      position: 'fixed',
      insetInline: '0',
      bottom: { base: 'calc(88px + env(safe-area-inset-bottom))', tablet: '6' },
      zIndex: 'toast',
      display: 'flex',
      flexDirection: 'column',
      gap: '2',
      alignItems: 'center',
      paddingInline: '4',
      pointerEvents: 'none',
    },
    toast: {
      pointerEvents: 'auto',
      touchAction: 'pan-y',
      userSelect: 'none',
      bg: 'ink',
      color: 'paper',
      paddingInline: '6',
      paddingBlock: '3',
      minHeight: 'touch',
      borderRadius: 'picture',
      boxShadow: 'layer',
      maxWidth: 'form',
      textAlign: 'start',
      lineHeight: 'snug',
      // Its place below is its own: a drag moves it by `translate`.
      transition: `${moving}, transform token(durations.quick) token(easings.out)`,
      transitionDuration: 'calm',
      '@starting-style': { opacity: '0', transform: 'translateY(8px)' },
      _hidden: { opacity: '0', transform: 'translateY(8px)', transitionDuration: 'quick' },
      // Let go of before 60 % of its width, it comes back.
      '&[data-dragged]': { transition: 'none' },
    },
  },
});

/** The shape of what comes, while it comes. */
export const skeleton = defineRecipe({
  className: 'skeleton',
  staticCss: ['*'],
  base: {
    // Nothing comes in its place.
    '@media (scripting: none)': { display: 'none' },
    bg: 'line',
    borderRadius: 'picture',
    animation: 'breathe 1.6s ease-in-out infinite alternate',
  },
  variants: {
    shape: {
      line: { height: '4', width: 'full' },
      picture: { aspectRatio: '2 / 3', width: 'full' },
      block: { height: '96px', width: 'full' },
    },
  },
  defaultVariants: { shape: 'line' },
});

export const progress = defineSlotRecipe({
  className: 'progress',
  slots: ['root', 'text', 'bar'],
  base: {
    root: { display: 'flex', flexDirection: 'column', gap: '2' },
    text: { display: 'flex', alignItems: 'center', gap: '2', fontSize: 'sm' },
    bar: {
      appearance: 'none',
      width: 'full',
      height: '4px',
      border: 'none',
      bg: 'line',
      borderRadius: 'chip',
      overflow: 'hidden',
      '&::-webkit-progress-bar': { bg: 'line' },
      '&::-webkit-progress-value': { bg: 'sage', transition: 'width token(durations.calm)' },
      '&::-moz-progress-bar': { bg: 'sage' },
      [FORCED_COLOURS]: FORCED_BAR,
    },
  },
});
