const TAG_ID = /^(GTM|G)-[A-Z0-9]+$/;

/**
 * What is wrong with the id of an analytics tag, as the end of a sentence about it; null for a right
 * one. The hint is made of what stands behind the last hyphen, where there is something.
 */
export function tagIdProblem(id: string): string | null {
  if (TAG_ID.test(id)) return null;
  const end = id
    .slice(id.lastIndexOf('-') + 1)
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, '');
  const hint = end === '' ? '' : ` Did you mean 'GTM-${end}' or 'G-${end}'?`;
  return `'${id}' is not a valid tag id.${hint}`;
}
