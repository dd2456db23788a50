import { queryOptions } from '@tanstack/react-query';
import { fetchAccountState } from './session.functions.ts';

/** Whether the account is deleted, and whether its owner is a loyalty member. */
export const accountStateQuery = queryOptions({
  queryKey: ['account', 'state'],
  queryFn: () => fetchAccountState(),
});
