import { defineKeyframes } from '@pandacss/dev';

export const keyframes = defineKeyframes({
  turn: { to: { transform: 'rotate(360deg)' } },
  rise: { from: { opacity: '0', transform: 'translateY(8px)' } },
  runOut: { to: { transform: 'scaleX(0)' } },
  breathe: { to: { opacity: '0.45' } },
});
