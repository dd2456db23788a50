-- Search words per language: accents do not count, endings do not count.
-- A text of the catalogue becomes search_vector(lang, text), what a shopper typed
-- search_query(lang, text); both go through the same dictionary.
CREATE EXTENSION IF NOT EXISTS unaccent;
--> statement-breakpoint
CREATE EXTENSION IF NOT EXISTS pg_trgm;
--> statement-breakpoint
CREATE TEXT SEARCH CONFIGURATION search_de (COPY = german);
--> statement-breakpoint
ALTER TEXT SEARCH CONFIGURATION search_de ALTER MAPPING FOR hword, hword_part, word WITH unaccent, german_stem;
--> statement-breakpoint
CREATE TEXT SEARCH CONFIGURATION search_en (COPY = english);
--> statement-breakpoint
ALTER TEXT SEARCH CONFIGURATION search_en ALTER MAPPING FOR hword, hword_part, word WITH unaccent, english_stem;
--> statement-breakpoint
CREATE TEXT SEARCH CONFIGURATION search_es (COPY = spanish);
--> statement-breakpoint
ALTER TEXT SEARCH CONFIGURATION search_es ALTER MAPPING FOR hword, hword_part, word WITH unaccent, spanish_stem;
--> statement-breakpoint
CREATE TEXT SEARCH CONFIGURATION search_fr (COPY = french);
--> statement-breakpoint
ALTER TEXT SEARCH CONFIGURATION search_fr ALTER MAPPING FOR hword, hword_part, word WITH unaccent, french_stem;
--> statement-breakpoint
CREATE TEXT SEARCH CONFIGURATION search_it (COPY = italian);
--> statement-breakpoint
ALTER TEXT SEARCH CONFIGURATION search_it ALTER MAPPING FOR hword, hword_part, word WITH unaccent, italian_stem;
--> statement-breakpoint
CREATE TEXT SEARCH CONFIGURATION search_pl (COPY = simple);
--> statement-breakpoint
-- PostgreSQL ships no Polish stemmer: common endings of nouns and adjectives are cut here,
-- leaving at least three letters.
CREATE FUNCTION polish_stems(content text) RETURNS text
LANGUAGE sql STABLE STRICT PARALLEL SAFE AS $$
  SELECT coalesce(string_agg(regexp_replace(word,
    '^(.{3,}?)(ami|ach|owie|iego|iemu|ymi|imi|ych|ich|ego|emu|iej|ej|ow|om|em|ie|ia|ii|y|i|a|e|u|o)$',
    '\1'), ' '), '')
  FROM regexp_split_to_table(lower(unaccent(content)), '[^[:alnum:]]+') AS word
$$;
--> statement-breakpoint
CREATE FUNCTION search_vector(lang text, content text) RETURNS tsvector
LANGUAGE sql STABLE STRICT PARALLEL SAFE AS $$
  SELECT to_tsvector(('search_' || lang)::regconfig,
    CASE lang WHEN 'pl' THEN polish_stems(content) ELSE content END)
$$;
--> statement-breakpoint
CREATE FUNCTION search_query(lang text, content text) RETURNS tsquery
LANGUAGE sql STABLE STRICT PARALLEL SAFE AS $$
  SELECT plainto_tsquery(('search_' || lang)::regconfig,
    CASE lang WHEN 'pl' THEN polish_stems(content) ELSE content END)
$$;
