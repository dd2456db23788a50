import { createFileRoute } from '@tanstack/react-router';
import { AuthLayout } from '#app/layouts/auth.tsx';

export const Route = createFileRoute('/$locale/_auth')({ component: AuthLayout });
