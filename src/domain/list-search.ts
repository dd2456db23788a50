import type { Sort } from './catalogue.ts';

/** What narrows and orders a list in its address; `page` counts from 1 as people do. */
export type ListSearch = { page?: number | undefined; sort?: Sort | undefined };
