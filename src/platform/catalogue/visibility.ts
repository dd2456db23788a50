import { sql } from 'drizzle-orm';

/** Whether lists, search, feeds and sitemaps name a product `p`. */
export const isListed = sql`p.visibility = 'listed'`;

/** Whether shoppers who have the URL or sku of a product `p` see it and may buy it. */
export const isOpen = sql`p.visibility <> 'hidden'`;
