import { createFileRoute } from '@tanstack/react-router';
import * as v from 'valibot';
import { guarded } from '#app/guards/guarded.ts';
import { familyHead, loadFamily } from '#app/loaders/list.ts';
import { listSearchSchema } from '#src/domain/catalogue/list-search.ts';
import { familySlug, parseFamilySlug } from '#src/domain/content/page-slugs.ts';
import { ListingPage } from '#src/features/catalogue/listing-page.tsx';

/** `/{name}--pl{familyId}` (specification §2) */
export const Route = createFileRoute('/$locale/_default/$catalogSlug')({
  params: {
    parse: (params) => {
      const parsed = parseFamilySlug(params.catalogSlug);
      return parsed === undefined ? false : { catalogSlug: parsed };
    },
    stringify: (params) => ({ catalogSlug: familySlug(params.catalogSlug) }),
  },
  validateSearch: listSearchSchema,
  // The router hands on what no route knows, such as the parameters of an advertisement: with them
  // the list would be read, and sent, a second time.
  beforeLoad: ({ params, search, ...entering }) =>
    guarded('init-catalog')(entering, {
      params: { familyId: params.catalogSlug.id },
      search: v.parse(listSearchSchema, search),
    }),
  loaderDeps: ({ search }) => v.parse(listSearchSchema, search),
  loader: ({ context, params, deps, location }) =>
    loadFamily(context, params.catalogSlug, deps, location.pathname),
  head: ({ match: { context }, loaderData }) => familyHead(context, loaderData),
  component: FamilyListing,
});

function FamilyListing() {
  return <ListingPage {...Route.useLoaderData()} />;
}
