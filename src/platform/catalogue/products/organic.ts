import { type SQL, sql } from 'drizzle-orm';

/**
 * What calls goods organic may be said where a certificate proves it, and nowhere else (directive (EU)
 * 2024/825; regulation (EU) 2018/848). Parts of a query over a product `p`.
 */

/** Words that say so in the languages of the shops. */
const CLAIM = String.raw`\m(organic\w*|orgánic\w*|ecológic\w*|ekologiczn\w*|biologi\w*|kba\M|bio(\M-?|(?=baumwoll|leinen|wolle|seide)))`;

/** What each of them begins with: a third of the time over all texts, in which few have any. */
const BEGINS = String.raw`\m(organic|orgánic|ecológic|ekologiczn|biologi|kba|bio)`;

export const callsOrganic = (text: SQL): SQL => sql`(${text} ~* ${BEGINS} and ${text} ~* ${CLAIM})`;

/** Materials whose name calls them so in any language. */
export const ORGANIC_MATERIALS = sql`array(select organic.term_id from catalogue_terms organic
  where organic.kind = 'material' and ${callsOrganic(sql`organic.labels::text`)})`;

/** Whether the certificate of a product `p` counts on a day (`YYYY-MM-DD`, of UTC). */
export const isCertified = (day: SQL): SQL =>
  sql`coalesce(p.certificate ->> 'validUntil' >= ${day}, false)`;

export const utcDay = (now: Date): SQL => sql`${now.toISOString().slice(0, 10)}::text`;

/** A label without the claim; null where nothing else is left. */
function plain(label: SQL): SQL {
  const left = sql`nullif(trim(regexp_replace(
    regexp_replace(${label}, ${CLAIM}, '', 'gi'), '\\s+', ' ', 'g')), '')`;
  return sql`case when ${label} ~ '^[[:upper:]]' then upper(left(${left}, 1)) || substr(${left}, 2)
    else ${left} end`;
}

/** The name of a material as a product `p` may say it. */
export const sayable = (label: SQL, day: SQL): SQL =>
  sql`case when ${isCertified(day)} then ${label} else ${plain(label)} end`;

/** The same, and what proves the claim behind it. */
export const proven = (label: SQL, day: SQL): SQL => sql`${sayable(label, day)} ||
  case when ${isCertified(day)} and ${callsOrganic(label)}
    then concat(' (', p.certificate ->> 'standard', ' ', p.certificate ->> 'number', ', ',
      p.certificate ->> 'body', ')') else '' end`;
