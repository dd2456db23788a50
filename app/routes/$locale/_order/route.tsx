import { createFileRoute } from '@tanstack/react-router';
import { OrderLayout } from '../../../layouts/order.tsx';

export const Route = createFileRoute('/$locale/_order')({ component: OrderLayout });
