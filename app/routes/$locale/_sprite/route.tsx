import { createFileRoute } from '@tanstack/react-router';
import { SvgSpriteLayout } from '#app/layouts/svg-sprite.tsx';

export const Route = createFileRoute('/$locale/_sprite')({ component: SvgSpriteLayout });
