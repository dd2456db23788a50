import { defineKeyframes } from '@pandacss/dev';

export const keyframes = defineKeyframes({
  turn: { to: { transform: 'rotate(360deg)' } },
  rise: { from: { opacity: '0', transform: 'translateY(8px)' } },
  appear: { from: { opacity: '0' } },
  slideIn: { from: { transform: 'translateX(24px)', opacity: '0' } },
  runOut: { to: { transform: 'scaleX(0)' } },
  breathe: { to: { opacity: '0.45' } },
  /** Quick at first, never at its end: the page that comes ends it. */
  advance: {
    from: { transform: 'scaleX(0)' },
    '20%': { transform: 'scaleX(0.4)' },
    to: { transform: 'scaleX(0.95)' },
  },
});
