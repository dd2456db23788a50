import { createFileRoute } from '@tanstack/react-router';
import { OrderLayout } from '#app/layouts/order.tsx';

export const Route = createFileRoute('/$locale/_order')({ component: OrderLayout });
