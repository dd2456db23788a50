import { createFileRoute } from '@tanstack/react-router';
import * as v from 'valibot';
import { familyHead, loadFamily } from '#app/loaders/list.ts';
import { listSearchSchema } from '#src/domain/catalogue/list-search.ts';
import { isWordId } from '#src/domain/content/page-slugs.ts';
import { ListingPage } from '#src/features/catalogue/listing-page.tsx';

/** `/catalog/{name}/{familyId}` (specification §2) */
export const Route = createFileRoute('/$locale/_default/catalog/$name/$familyId')({
  params: {
    parse: (params) => (isWordId(params.familyId) ? params : false),
  },
  validateSearch: listSearchSchema,
  // The router hands on what no route knows, such as the parameters of an advertisement.
  loaderDeps: ({ search }) => v.parse(listSearchSchema, search),
  loader: ({ context, params, deps, location }) =>
    loadFamily(context, { id: params.familyId }, deps, location.pathname),
  head: ({ match: { context }, loaderData }) => familyHead(context, loaderData),
  component: FamilyListing,
});

function FamilyListing() {
  return <ListingPage {...Route.useLoaderData()} />;
}
