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
--> statement-breakpoint
CREATE SEQUENCE "public"."imported_option_ids" INCREMENT BY 1 MINVALUE 700000 MAXVALUE 999999 START WITH 700000 CACHE 1;--> statement-breakpoint
CREATE SEQUENCE "public"."imported_product_ids" INCREMENT BY 1 MINVALUE 600000 MAXVALUE 699999 START WITH 600000 CACHE 1;--> statement-breakpoint
CREATE TABLE "account_notices" (
	"notice_id" text PRIMARY KEY NOT NULL,
	"customer_id" text NOT NULL,
	"kind" text NOT NULL,
	"domain" text NOT NULL,
	"recipient" text NOT NULL,
	"happened_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "bank_details" (
	"customer_id" text PRIMARY KEY NOT NULL,
	"sealed" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "email_changes" (
	"change_id" text PRIMARY KEY NOT NULL,
	"customer_id" text NOT NULL,
	"email" text NOT NULL,
	"domain" text NOT NULL,
	"sign_in_id" text NOT NULL,
	"requested_at" timestamp with time zone NOT NULL,
	"token_hash" text,
	CONSTRAINT "email_changes_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "password_resets" (
	"reset_id" text PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"domain" text NOT NULL,
	"requested_at" timestamp with time zone NOT NULL,
	"token_hash" text,
	CONSTRAINT "password_resets_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "sign_in_codes" (
	"code_id" text PRIMARY KEY NOT NULL,
	"asked_in" text NOT NULL,
	"email" text NOT NULL,
	"domain" text NOT NULL,
	"remembered" boolean NOT NULL,
	"requested_at" timestamp with time zone NOT NULL,
	"digest" text,
	"tries" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "sign_in_codes_asked_in_unique" UNIQUE("asked_in")
);
--> statement-breakpoint
CREATE TABLE "billing_addresses" (
	"customer_id" text PRIMARY KEY NOT NULL,
	"line1" text NOT NULL,
	"line2" text NOT NULL,
	"line3" text NOT NULL,
	"line4" text NOT NULL,
	"city" text NOT NULL,
	"zip_code" text NOT NULL,
	"country" text NOT NULL,
	"quality" text NOT NULL,
	"as_typed" jsonb
);
--> statement-breakpoint
CREATE TABLE "delivery_addresses" (
	"customer_id" text NOT NULL,
	"id" text NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"line1" text NOT NULL,
	"line2" text NOT NULL,
	"line3" text NOT NULL,
	"line4" text NOT NULL,
	"city" text NOT NULL,
	"zip_code" text NOT NULL,
	"country" text NOT NULL,
	"quality" text NOT NULL,
	"as_typed" jsonb,
	"phone_number" text NOT NULL,
	"phone_number_country" text NOT NULL,
	"phone_number_quality" text NOT NULL,
	"favorite" boolean NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "delivery_addresses_customer_id_id_pk" PRIMARY KEY("customer_id","id")
);
--> statement-breakpoint
CREATE TABLE "known_streets" (
	"country" text NOT NULL,
	"position" integer NOT NULL,
	"street" text NOT NULL,
	"number_position" integer NOT NULL,
	"building_name" text NOT NULL,
	"postal_code" text NOT NULL,
	"locality" text NOT NULL,
	"locality_synonym" text NOT NULL,
	"plain" text NOT NULL,
	CONSTRAINT "known_streets_country_position_pk" PRIMARY KEY("country","position")
);
--> statement-breakpoint
CREATE TABLE "attempt_windows" (
	"key" text PRIMARY KEY NOT NULL,
	"count" integer NOT NULL,
	"ends_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "cart_presses" (
	"cart_id" text NOT NULL,
	"press" text NOT NULL,
	"sku" text NOT NULL,
	"pressed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "cart_presses_cart_id_press_pk" PRIMARY KEY("cart_id","press")
);
--> statement-breakpoint
CREATE TABLE "cart_lines" (
	"cart_id" text NOT NULL,
	"line_id" text NOT NULL,
	"sku" text NOT NULL,
	"quantity" integer NOT NULL,
	"is_free" boolean NOT NULL,
	"price" jsonb NOT NULL,
	"position" integer NOT NULL,
	"last_modified_at" timestamp with time zone NOT NULL,
	CONSTRAINT "cart_lines_cart_id_line_id_pk" PRIMARY KEY("cart_id","line_id"),
	CONSTRAINT "cart_lines_quantity" CHECK ("cart_lines"."quantity" >= 1)
);
--> statement-breakpoint
CREATE TABLE "cart_promo_codes" (
	"cart_id" text NOT NULL,
	"code" text NOT NULL,
	"cent_amount" integer NOT NULL,
	"held_back" text,
	"position" integer NOT NULL,
	CONSTRAINT "cart_promo_codes_cart_id_code_pk" PRIMARY KEY("cart_id","code")
);
--> statement-breakpoint
CREATE TABLE "carts" (
	"cart_id" text PRIMARY KEY NOT NULL,
	"version" integer NOT NULL,
	"state" text NOT NULL,
	"store_id" text NOT NULL,
	"currency" text NOT NULL,
	"session_id" text,
	"customer_id" text,
	"channel" text,
	"source_cart_id" text,
	"billing_address" jsonb,
	"shipping_address" jsonb,
	"shipping_method_key" text,
	"shipping_price" integer NOT NULL,
	"loyalty_card" jsonb,
	"gift_cards" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"donations" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"points" jsonb DEFAULT '{"earned":0,"bonus":0,"incentive":0}'::jsonb NOT NULL,
	"planned_payment" jsonb,
	"locked_by" text,
	"created_at" timestamp with time zone NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "carts_one_owner" CHECK (("carts"."session_id" IS NULL) <> ("carts"."customer_id" IS NULL))
);
--> statement-breakpoint
CREATE TABLE "promo_code_uses" (
	"customer_id" text NOT NULL,
	"code" text NOT NULL,
	"cart_id" text NOT NULL,
	"used_at" timestamp with time zone NOT NULL,
	CONSTRAINT "promo_code_uses_once" PRIMARY KEY("customer_id","code")
);
--> statement-breakpoint
CREATE TABLE "promo_codes" (
	"code" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"value" integer NOT NULL,
	"gift_sku" text,
	"labels" jsonb NOT NULL,
	"minimum_cent_amount" integer NOT NULL,
	"expires_at" timestamp with time zone,
	"single_use" boolean NOT NULL,
	"for_members" boolean DEFAULT false NOT NULL,
	"store_id" text
);
--> statement-breakpoint
CREATE TABLE "brands" (
	"brand" text PRIMARY KEY NOT NULL,
	"safety" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "catalogue_terms" (
	"kind" text NOT NULL,
	"term_id" text NOT NULL,
	"labels" jsonb NOT NULL,
	CONSTRAINT "catalogue_terms_kind_term_id_pk" PRIMARY KEY("kind","term_id")
);
--> statement-breakpoint
CREATE TABLE "colours" (
	"colour_id" text PRIMARY KEY NOT NULL,
	"hex" text NOT NULL,
	"labels" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "families" (
	"family_id" text PRIMARY KEY NOT NULL,
	"parent_id" text,
	"position" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "family_texts" (
	"family_id" text NOT NULL,
	"lang" text NOT NULL,
	"slug" text NOT NULL,
	"title" text NOT NULL,
	"text" text NOT NULL,
	CONSTRAINT "family_texts_family_id_lang_pk" PRIMARY KEY("family_id","lang")
);
--> statement-breakpoint
CREATE TABLE "listing_changes" (
	"product_id" text PRIMARY KEY NOT NULL
);
--> statement-breakpoint
CREATE TABLE "listing_state" (
	"only" boolean PRIMARY KEY NOT NULL,
	"refreshed_at" timestamp with time zone NOT NULL,
	"next_price_change_at" timestamp with time zone,
	"version" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "listing_state_one_row" CHECK ("listing_state"."only")
);
--> statement-breakpoint
CREATE TABLE "option_photos" (
	"option_id" text NOT NULL,
	"type" text NOT NULL,
	"photo_id" text NOT NULL,
	"source" text NOT NULL,
	CONSTRAINT "option_photos_option_id_type_pk" PRIMARY KEY("option_id","type")
);
--> statement-breakpoint
CREATE TABLE "prices" (
	"option_id" text NOT NULL,
	"sku" text,
	"domain" text NOT NULL,
	"type" text NOT NULL,
	"valid_from" timestamp with time zone NOT NULL,
	"valid_until" timestamp with time zone,
	"cent_amount" integer NOT NULL,
	CONSTRAINT "prices_once" UNIQUE NULLS NOT DISTINCT("option_id","domain","type","valid_from","sku"),
	CONSTRAINT "prices_cent_amount_positive" CHECK ("prices"."cent_amount" > 0)
);
--> statement-breakpoint
CREATE TABLE "product_families" (
	"product_id" text NOT NULL,
	"family_id" text NOT NULL,
	"main" boolean NOT NULL,
	CONSTRAINT "product_families_product_id_family_id_pk" PRIMARY KEY("product_id","family_id")
);
--> statement-breakpoint
CREATE TABLE "product_options" (
	"option_id" text PRIMARY KEY NOT NULL,
	"product_id" text NOT NULL,
	"position" integer NOT NULL,
	"colour_id" text NOT NULL,
	"picture_types" text[] NOT NULL,
	"silhouette" text NOT NULL,
	"fabric" text NOT NULL,
	"pattern" text NOT NULL,
	"drawn_colour" text NOT NULL,
	"drawn_accent" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "product_relations" (
	"product_id" text NOT NULL,
	"kind" text NOT NULL,
	"position" integer NOT NULL,
	"related_id" text NOT NULL,
	CONSTRAINT "product_relations_product_id_kind_position_pk" PRIMARY KEY("product_id","kind","position")
);
--> statement-breakpoint
CREATE TABLE "product_texts" (
	"product_id" text NOT NULL,
	"lang" text NOT NULL,
	"slug" text NOT NULL,
	"name" text NOT NULL,
	"description" text NOT NULL,
	"keywords" text NOT NULL,
	CONSTRAINT "product_texts_product_id_lang_pk" PRIMARY KEY("product_id","lang")
);
--> statement-breakpoint
CREATE TABLE "products" (
	"product_id" text PRIMARY KEY NOT NULL,
	"segmentation_id" text NOT NULL,
	"category_label" text NOT NULL,
	"brand" text,
	"tags" text[] NOT NULL,
	"materials" jsonb NOT NULL,
	"care" text[] NOT NULL,
	"origin_country" text,
	"published_at" timestamp with time zone NOT NULL,
	"popularity" integer NOT NULL,
	"visibility" text NOT NULL,
	"labels" text[] DEFAULT '{}' NOT NULL,
	"eco_design" boolean DEFAULT false NOT NULL,
	"environment" jsonb,
	"safety" jsonb,
	"size_scale" text,
	"size_chart" text,
	"expected_on" date,
	"private_sale" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "search_words" (
	"domain" text NOT NULL,
	"word" text NOT NULL,
	"spelling" text NOT NULL,
	"stem" text NOT NULL,
	"occurrences" integer NOT NULL,
	CONSTRAINT "search_words_domain_word_pk" PRIMARY KEY("domain","word")
);
--> statement-breakpoint
CREATE TABLE "segmentations" (
	"segmentation_id" text PRIMARY KEY NOT NULL,
	"parent_id" text,
	"titles" jsonb NOT NULL,
	"position" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "size_charts" (
	"chart_id" text PRIMARY KEY NOT NULL,
	"measures" text[] NOT NULL,
	"rows" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "skus" (
	"sku" text PRIMARY KEY NOT NULL,
	"option_id" text NOT NULL,
	"gtin" text,
	"size" text NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "skus_gtin_unique" UNIQUE("gtin")
);
--> statement-breakpoint
CREATE TABLE "stocks" (
	"sku" text PRIMARY KEY NOT NULL,
	"quantity" integer NOT NULL,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "stocks_quantity_not_negative" CHECK ("stocks"."quantity" >= 0)
);
--> statement-breakpoint
CREATE TABLE "tiles" (
	"domain" text NOT NULL,
	"product_id" text NOT NULL,
	"summary" jsonb NOT NULL,
	"cent_amount" integer NOT NULL,
	"currency" text NOT NULL,
	"published_at" timestamp with time zone NOT NULL,
	"popularity" integer NOT NULL,
	"search" "tsvector" NOT NULL,
	"words" "tsvector" NOT NULL,
	CONSTRAINT "tiles_domain_product_id_pk" PRIMARY KEY("domain","product_id")
);
--> statement-breakpoint
CREATE TABLE "content_assets" (
	"uid" text PRIMARY KEY NOT NULL,
	"folder" text NOT NULL,
	"title" text NOT NULL,
	"url" text NOT NULL,
	"content_media_type" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "content_drafts" (
	"content_type" text NOT NULL,
	"uid" text NOT NULL,
	"locale" text NOT NULL,
	"fields" jsonb NOT NULL,
	"revision" uuid NOT NULL,
	"saved_by" text NOT NULL,
	"saved_at" timestamp with time zone NOT NULL,
	"publish_at" timestamp with time zone,
	CONSTRAINT "content_drafts_content_type_uid_locale_pk" PRIMARY KEY("content_type","uid","locale"),
	CONSTRAINT "content_drafts_revision_unique" UNIQUE("revision")
);
--> statement-breakpoint
CREATE TABLE "content_entries" (
	"content_type" text NOT NULL,
	"uid" text NOT NULL,
	"locale" text NOT NULL,
	"fields" jsonb NOT NULL,
	CONSTRAINT "content_entries_content_type_uid_locale_pk" PRIMARY KEY("content_type","uid","locale")
);
--> statement-breakpoint
CREATE TABLE "content_versions" (
	"version_id" uuid PRIMARY KEY NOT NULL,
	"content_type" text NOT NULL,
	"uid" text NOT NULL,
	"locale" text NOT NULL,
	"fields" jsonb NOT NULL,
	"published_by" text,
	"published_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "csp_rules" (
	"rules_type" text NOT NULL,
	"directive" text NOT NULL,
	"sources" text[] NOT NULL,
	CONSTRAINT "csp_rules_rules_type_directive_pk" PRIMARY KEY("rules_type","directive")
);
--> statement-breakpoint
CREATE TABLE "customers" (
	"customer_id" text PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"email_quality" text DEFAULT '' NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"gender" text,
	"birthday" date,
	"phone_number" text,
	"phone_number_country" text,
	"phone_number_quality" text DEFAULT '' NOT NULL,
	"optin_news" text DEFAULT 'NO' NOT NULL,
	"preferred_store" text,
	"fiscal_number" text,
	"preferred_channel" text,
	"is_deleted" boolean DEFAULT false NOT NULL,
	"loyalty_number" text,
	"loyalty_type" text,
	"loyalty_created_at" timestamp with time zone,
	"password_hash" text,
	"email_proven_at" timestamp with time zone,
	"last_purchase_on" date,
	"welcomed_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "customers_email_unique" UNIQUE("email"),
	CONSTRAINT "customers_loyalty_number_unique" UNIQUE("loyalty_number")
);
--> statement-breakpoint
CREATE TABLE "event_deliveries" (
	"delivery_id" text PRIMARY KEY NOT NULL,
	"event_id" text NOT NULL,
	"endpoint_id" text NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"since" timestamp with time zone NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"tried_at" timestamp with time zone,
	"answer" text
);
--> statement-breakpoint
CREATE TABLE "event_endpoints" (
	"endpoint_id" text PRIMARY KEY NOT NULL,
	"url" text NOT NULL,
	"sealed_secret" text NOT NULL,
	"types" text[] NOT NULL,
	"shops" text[] NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "events" (
	"event_id" text PRIMARY KEY NOT NULL,
	"sequence" bigserial NOT NULL,
	"type" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"shop" text,
	"subject_kind" text NOT NULL,
	"subject_id" text NOT NULL,
	"data" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "gift_card_plans" (
	"cart_id" text NOT NULL,
	"card_id" text NOT NULL,
	"cent_amount" integer NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "gift_card_plans_cart_id_card_id_pk" PRIMARY KEY("cart_id","card_id"),
	CONSTRAINT "gift_card_plans_amount" CHECK ("gift_card_plans"."cent_amount" > 0)
);
--> statement-breakpoint
CREATE TABLE "gift_card_uses" (
	"cart_id" text NOT NULL,
	"card_id" text NOT NULL,
	"cent_amount" integer NOT NULL,
	"order_number" text,
	"taken_at" timestamp with time zone NOT NULL,
	CONSTRAINT "gift_card_uses_cart_id_card_id_pk" PRIMARY KEY("cart_id","card_id"),
	CONSTRAINT "gift_card_uses_amount" CHECK ("gift_card_uses"."cent_amount" > 0)
);
--> statement-breakpoint
CREATE TABLE "gift_cards" (
	"card_id" text PRIMARY KEY NOT NULL,
	"shown_number" text NOT NULL,
	"pin_hash" text,
	"value_cents" integer NOT NULL,
	"balance_cents" integer NOT NULL,
	"currency" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"bought_as" text,
	"issued_at" timestamp with time zone NOT NULL,
	CONSTRAINT "gift_cards_bought_as_unique" UNIQUE("bought_as"),
	CONSTRAINT "gift_cards_balance" CHECK ("gift_cards"."balance_cents" BETWEEN 0 AND "gift_cards"."value_cents" AND "gift_cards"."value_cents" > 0)
);
--> statement-breakpoint
CREATE TABLE "idempotency_keys" (
	"owner" text NOT NULL,
	"key" text NOT NULL,
	"request" text NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"status" integer,
	"answer" text,
	CONSTRAINT "idempotency_keys_owner_key_pk" PRIMARY KEY("owner","key")
);
--> statement-breakpoint
CREATE TABLE "identity_payloads" (
	"model" text NOT NULL,
	"id" text NOT NULL,
	"payload" jsonb NOT NULL,
	"grant_id" text,
	"uid" text,
	"expires_at" timestamp with time zone,
	CONSTRAINT "identity_payloads_model_id_pk" PRIMARY KEY("model","id")
);
--> statement-breakpoint
CREATE TABLE "refresh_token_families" (
	"family_id" text PRIMARY KEY NOT NULL,
	"customer_id" text NOT NULL,
	"grant_id" text NOT NULL,
	"provider_token" text NOT NULL,
	"authenticated_at" timestamp with time zone NOT NULL,
	"remembered" boolean NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"current_jti" text NOT NULL,
	"revoked_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "refresh_tokens" (
	"family_id" text NOT NULL,
	"jti" text NOT NULL,
	"secure" boolean NOT NULL,
	"issued_at" timestamp with time zone NOT NULL,
	"rotated_at" timestamp with time zone,
	CONSTRAINT "refresh_tokens_family_id_jti_pk" PRIMARY KEY("family_id","jti")
);
--> statement-breakpoint
CREATE TABLE "sign_in_browsers" (
	"grant_id" text PRIMARY KEY NOT NULL,
	"browser" text NOT NULL,
	"system" text NOT NULL,
	"started_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "imported_options" (
	"handle" text NOT NULL,
	"colour" text NOT NULL,
	"option_id" text NOT NULL,
	CONSTRAINT "imported_options_handle_colour_pk" PRIMARY KEY("handle","colour"),
	CONSTRAINT "imported_options_option_id_unique" UNIQUE("option_id")
);
--> statement-breakpoint
CREATE TABLE "imported_products" (
	"handle" text PRIMARY KEY NOT NULL,
	"product_id" text NOT NULL,
	CONSTRAINT "imported_products_product_id_unique" UNIQUE("product_id")
);
--> statement-breakpoint
CREATE TABLE "stock_alerts" (
	"customer_id" text NOT NULL,
	"store" text NOT NULL,
	"sku" text NOT NULL,
	"added_at" timestamp with time zone NOT NULL,
	CONSTRAINT "stock_alerts_customer_id_store_sku_pk" PRIMARY KEY("customer_id","store","sku")
);
--> statement-breakpoint
CREATE TABLE "wishlist_products" (
	"customer_id" text NOT NULL,
	"product_id" text NOT NULL,
	"option_id" text NOT NULL,
	"added_at" timestamp with time zone NOT NULL,
	"wished_in" text,
	"wished_price" integer,
	CONSTRAINT "wishlist_products_customer_id_product_id_pk" PRIMARY KEY("customer_id","product_id")
);
--> statement-breakpoint
CREATE TABLE "wishlist_shares" (
	"customer_id" text PRIMARY KEY NOT NULL,
	"share_id" text NOT NULL,
	"sealed_id" text NOT NULL,
	"shared_at" timestamp with time zone NOT NULL,
	CONSTRAINT "wishlist_shares_share_id_unique" UNIQUE("share_id")
);
--> statement-breakpoint
CREATE TABLE "loyalty_movements" (
	"customer_id" text NOT NULL,
	"id" text NOT NULL,
	"moved_at" timestamp with time zone NOT NULL,
	"kind" text NOT NULL,
	"points" integer NOT NULL,
	"order_number" text,
	CONSTRAINT "loyalty_movements_customer_id_id_pk" PRIMARY KEY("customer_id","id")
);
--> statement-breakpoint
CREATE TABLE "mails" (
	"mail_id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"about" text NOT NULL,
	"recipient" text NOT NULL,
	"lang" text NOT NULL,
	"subject" text NOT NULL,
	"html" text NOT NULL,
	"text" text NOT NULL,
	"sealed" text,
	"written_at" timestamp with time zone NOT NULL,
	"sent_at" timestamp with time zone,
	"forgotten_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "newsletter_requests" (
	"request_id" text PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"store" text NOT NULL,
	"source" text NOT NULL,
	"requested_at" timestamp with time zone NOT NULL,
	"token_hash" text,
	"confirmed_at" timestamp with time zone,
	CONSTRAINT "newsletter_requests_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "newsletter_subscriptions" (
	"email" text NOT NULL,
	"type" text NOT NULL,
	"store" text NOT NULL,
	"source" text NOT NULL,
	"confirmed_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	"ended_from" text,
	CONSTRAINT "newsletter_subscriptions_email_type_pk" PRIMARY KEY("email","type")
);
--> statement-breakpoint
CREATE TABLE "unsubscribe_tokens" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "customer_files" (
	"customer_id" text PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "customer_notes" (
	"note_id" text PRIMARY KEY NOT NULL,
	"customer_id" text NOT NULL,
	"text" text NOT NULL,
	"author_name" text NOT NULL,
	"written_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "desk_changes" (
	"change_id" text PRIMARY KEY NOT NULL,
	"subject_kind" text NOT NULL,
	"subject_id" text NOT NULL,
	"made_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_exchanges" (
	"exchange_id" text PRIMARY KEY NOT NULL,
	"order_number" text NOT NULL,
	"return_id" text NOT NULL,
	"line_id" text NOT NULL,
	"sku" text NOT NULL,
	"quantity" integer NOT NULL,
	"product" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_links" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"order_number" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_notes" (
	"note_id" text PRIMARY KEY NOT NULL,
	"order_number" text NOT NULL,
	"text" text NOT NULL,
	"author_name" text NOT NULL,
	"written_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_parcels" (
	"parcel_id" text PRIMARY KEY NOT NULL,
	"order_number" text NOT NULL,
	"number" integer NOT NULL,
	"lines" jsonb NOT NULL,
	"carrier" text NOT NULL,
	"tracking_number" text,
	"left_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_refunds" (
	"refund_id" text PRIMARY KEY NOT NULL,
	"order_number" text NOT NULL,
	"reference" text NOT NULL,
	"cent_amount" integer NOT NULL,
	"reason" text NOT NULL,
	"author_name" text NOT NULL,
	"decided_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_returns" (
	"return_id" text PRIMARY KEY NOT NULL,
	"return_number" text NOT NULL,
	"order_number" text NOT NULL,
	"basis" text NOT NULL,
	"lines" jsonb NOT NULL,
	"declared_at" timestamp with time zone NOT NULL,
	"unsent" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"declared_by" text,
	"inspected" jsonb,
	"received_at" timestamp with time zone,
	"refund" jsonb,
	"refunded_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "order_steps" (
	"order_number" text NOT NULL,
	"step" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "order_steps_order_number_step_pk" PRIMARY KEY("order_number","step")
);
--> statement-breakpoint
CREATE TABLE "orders" (
	"order_number" text PRIMARY KEY NOT NULL,
	"cart_id" text NOT NULL,
	"customer_id" text NOT NULL,
	"store_id" text NOT NULL,
	"status" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"total_cent_amount" integer NOT NULL,
	"currency" text NOT NULL,
	"item_count" integer NOT NULL,
	"line_items" jsonb NOT NULL,
	"loyalty_card" jsonb,
	"gift_cards" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"donations" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"loyalty_points_earned" integer DEFAULT 0 NOT NULL,
	"loyalty_bonus_points_earned" integer DEFAULT 0 NOT NULL,
	"discounts" jsonb NOT NULL,
	"shipping_info" jsonb,
	"shipping_address" jsonb,
	"billing_address" jsonb,
	"payments" jsonb NOT NULL,
	"voucher" jsonb,
	"version" integer DEFAULT 1 NOT NULL,
	"to_send" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "passkeys" (
	"passkey_id" text PRIMARY KEY NOT NULL,
	"customer_id" text NOT NULL,
	"name" text NOT NULL,
	"credential_id" text NOT NULL,
	"public_key" text NOT NULL,
	"counter" bigint NOT NULL,
	"added_at" timestamp with time zone NOT NULL,
	"last_used_at" timestamp with time zone,
	CONSTRAINT "passkeys_credential_id_unique" UNIQUE("credential_id")
);
--> statement-breakpoint
CREATE TABLE "payment_captures" (
	"capture_id" text PRIMARY KEY NOT NULL,
	"reference" text NOT NULL,
	"cent_amount" integer NOT NULL,
	"state" text NOT NULL,
	"reason" text,
	"provider_id" text,
	"requested_at" timestamp with time zone NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	"is_last" boolean NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payment_disputes" (
	"dispute_id" text PRIMARY KEY NOT NULL,
	"reference" text NOT NULL,
	"cent_amount" integer NOT NULL,
	"reason" text,
	"opened_at" timestamp with time zone NOT NULL,
	"reversed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "payment_events" (
	"provider" text NOT NULL,
	"event_id" text NOT NULL,
	"reference" text NOT NULL,
	"status" text NOT NULL,
	"facts" jsonb,
	"received_at" timestamp with time zone NOT NULL,
	"taken_at" timestamp with time zone,
	"applied_at" timestamp with time zone,
	CONSTRAINT "payment_events_provider_event_id_pk" PRIMARY KEY("provider","event_id")
);
--> statement-breakpoint
CREATE TABLE "payment_refunds" (
	"refund_id" text PRIMARY KEY NOT NULL,
	"reference" text NOT NULL,
	"cent_amount" integer NOT NULL,
	"state" text NOT NULL,
	"reason" text,
	"provider_id" text,
	"requested_at" timestamp with time zone NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	"is_held" boolean DEFAULT false NOT NULL,
	"settled_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "payments" (
	"reference" text PRIMARY KEY NOT NULL,
	"cart_id" text NOT NULL,
	"cart_version" integer NOT NULL,
	"cent_amount" integer NOT NULL,
	"currency" text NOT NULL,
	"customer_id" text NOT NULL,
	"client" text,
	"store_id" text NOT NULL,
	"provider" text NOT NULL,
	"product" text NOT NULL,
	"merchant" text NOT NULL,
	"service" text DEFAULT 'sandbox' NOT NULL,
	"provider_id" text,
	"paid_id" text,
	"capture" text DEFAULT 'immediate' NOT NULL,
	"capture_before" timestamp with time zone,
	"released_at" timestamp with time zone,
	"status" text NOT NULL,
	"redirect_url" text,
	"voucher" jsonb,
	"created_at" timestamp with time zone NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"voided_at" timestamp with time zone,
	"void_sent_at" timestamp with time zone,
	"order_number" text,
	CONSTRAINT "payments_order_or_void" CHECK ("payments"."order_number" IS NULL OR "payments"."voided_at" IS NULL)
);
--> statement-breakpoint
CREATE TABLE "settled_entries" (
	"service" text NOT NULL,
	"kind" text NOT NULL,
	"transfer_id" text NOT NULL,
	"payment_id" text NOT NULL,
	"settlement_id" text NOT NULL,
	"cent_amount" integer NOT NULL,
	"currency" text NOT NULL,
	CONSTRAINT "settled_entries_service_kind_transfer_id_pk" PRIMARY KEY("service","kind","transfer_id")
);
--> statement-breakpoint
CREATE TABLE "settlement_differences" (
	"service" text NOT NULL,
	"kind" text NOT NULL,
	"transfer_id" text NOT NULL,
	"problem" text NOT NULL,
	"settlement_id" text,
	"settled_cents" integer,
	"reference" text,
	"own_cents" integer,
	"currency" text NOT NULL,
	CONSTRAINT "settlement_differences_service_kind_transfer_id_pk" PRIMARY KEY("service","kind","transfer_id")
);
--> statement-breakpoint
CREATE TABLE "settlements" (
	"service" text NOT NULL,
	"settlement_id" text NOT NULL,
	"settled_at" timestamp with time zone NOT NULL,
	"read_at" timestamp with time zone NOT NULL,
	CONSTRAINT "settlements_service_settlement_id_pk" PRIMARY KEY("service","settlement_id")
);
--> statement-breakpoint
CREATE TABLE "stray_payment_events" (
	"provider" text NOT NULL,
	"event_id" text NOT NULL,
	"reference" text NOT NULL,
	"status" text NOT NULL,
	"merchant" text NOT NULL,
	"cent_amount" integer NOT NULL,
	"currency_code" text NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	CONSTRAINT "stray_payment_events_provider_event_id_pk" PRIMARY KEY("provider","event_id")
);
--> statement-breakpoint
CREATE TABLE "reservations" (
	"reservation_id" text PRIMARY KEY NOT NULL,
	"customer_id" text NOT NULL,
	"domain" text NOT NULL,
	"store_id" text NOT NULL,
	"sku" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"pick_up_before" timestamp with time zone NOT NULL,
	"cancelled_at" timestamp with time zone,
	"released_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "reviews" (
	"review_id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"customer_id" text NOT NULL,
	"product_id" text NOT NULL,
	"author" text NOT NULL,
	"lang" text NOT NULL,
	"rating" integer NOT NULL,
	"fit" text,
	"text" text NOT NULL,
	"size" text,
	"state" text NOT NULL,
	"written_at" timestamp with time zone NOT NULL,
	CONSTRAINT "reviews_rating" CHECK ("reviews"."rating" between 1 and 5)
);
--> statement-breakpoint
CREATE TABLE "provider_connections" (
	"connection_id" text PRIMARY KEY NOT NULL,
	"customer_id" text NOT NULL,
	"provider" text NOT NULL,
	"issuer" text NOT NULL,
	"subject" text NOT NULL,
	"added_at" timestamp with time zone NOT NULL,
	"last_used_at" timestamp with time zone NOT NULL,
	CONSTRAINT "provider_connections_pair" UNIQUE("issuer","subject")
);
--> statement-breakpoint
CREATE TABLE "provider_sign_ins" (
	"started_in" text PRIMARY KEY NOT NULL,
	"provider" text NOT NULL,
	"state_digest" text,
	"remembered" boolean NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"issuer" text,
	"subject" text,
	"email" text,
	CONSTRAINT "provider_sign_ins_state_digest_unique" UNIQUE("state_digest")
);
--> statement-breakpoint
CREATE TABLE "audit_entries" (
	"entry_id" text PRIMARY KEY NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"actor_kind" text NOT NULL,
	"actor_id" text NOT NULL,
	"actor_name" text NOT NULL,
	"client_address" text,
	"correlation_id" text NOT NULL,
	"action" text NOT NULL,
	"subject_kind" text NOT NULL,
	"subject_id" text NOT NULL,
	"shop" text,
	"before" jsonb,
	"after" jsonb
);
--> statement-breakpoint
CREATE TABLE "staff_invitations" (
	"invitation_id" text PRIMARY KEY NOT NULL,
	"member_id" text NOT NULL,
	"requested_at" timestamp with time zone NOT NULL,
	"token_hash" text,
	CONSTRAINT "staff_invitations_member_id_unique" UNIQUE("member_id"),
	CONSTRAINT "staff_invitations_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "staff_key_secrets" (
	"secret_hash" text PRIMARY KEY NOT NULL,
	"key_id" text NOT NULL,
	"hint" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "staff_keys" (
	"key_id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"permissions" jsonb NOT NULL,
	"shops" jsonb,
	"refund_limit_cents" integer,
	"created_at" timestamp with time zone NOT NULL,
	"created_by" text NOT NULL,
	"ends_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	"last_used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "staff_member_roles" (
	"member_id" text NOT NULL,
	"role_id" text NOT NULL,
	"shops" jsonb,
	CONSTRAINT "staff_member_roles_member_id_role_id_pk" PRIMARY KEY("member_id","role_id")
);
--> statement-breakpoint
CREATE TABLE "staff_members" (
	"member_id" text PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"name" text NOT NULL,
	"language" text NOT NULL,
	"state" text NOT NULL,
	"password_hash" text,
	"totp_sealed" text,
	"totp_step" bigint,
	"totp_pending_sealed" text,
	"invited_at" timestamp with time zone NOT NULL,
	"joined_at" timestamp with time zone,
	"last_seen_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "staff_members_email_unique" UNIQUE("email")
);
--> statement-breakpoint
CREATE TABLE "staff_passkeys" (
	"passkey_id" text PRIMARY KEY NOT NULL,
	"member_id" text NOT NULL,
	"name" text NOT NULL,
	"credential_id" text NOT NULL,
	"public_key" text NOT NULL,
	"counter" bigint NOT NULL,
	"added_at" timestamp with time zone NOT NULL,
	"last_used_at" timestamp with time zone,
	CONSTRAINT "staff_passkeys_credential_id_unique" UNIQUE("credential_id")
);
--> statement-breakpoint
CREATE TABLE "staff_roles" (
	"role_id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"permissions" jsonb NOT NULL,
	"refund_limit_cents" integer,
	"is_shipped" boolean DEFAULT false NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "staff_roles_name_unique" UNIQUE("name")
);
--> statement-breakpoint
CREATE TABLE "staff_sessions" (
	"session_id" text PRIMARY KEY NOT NULL,
	"token_hash" text NOT NULL,
	"member_id" text NOT NULL,
	"is_waiting" boolean NOT NULL,
	"signed_in_at" timestamp with time zone NOT NULL,
	"last_seen_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"client_address" text,
	"browser" text NOT NULL,
	"system" text NOT NULL,
	CONSTRAINT "staff_sessions_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "staff_settings" (
	"settings_id" integer PRIMARY KEY NOT NULL,
	"second_factor_required" boolean NOT NULL
);
--> statement-breakpoint
CREATE TABLE "delivery_points" (
	"store_id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"line1" text NOT NULL,
	"zip_code" text NOT NULL,
	"city" text NOT NULL,
	"country" text NOT NULL,
	"latitude" double precision NOT NULL,
	"longitude" double precision NOT NULL,
	"opening_hours" jsonb NOT NULL,
	"mode" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "store_stocks" (
	"store_id" text NOT NULL,
	"sku" text NOT NULL,
	"quantity" integer NOT NULL,
	CONSTRAINT "store_stocks_store_id_sku_pk" PRIMARY KEY("store_id","sku"),
	CONSTRAINT "store_stocks_quantity_not_negative" CHECK ("store_stocks"."quantity" >= 0)
);
--> statement-breakpoint
CREATE TABLE "stores" (
	"store_id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"line1" text NOT NULL,
	"zip_code" text NOT NULL,
	"city" text NOT NULL,
	"country" text NOT NULL,
	"latitude" double precision NOT NULL,
	"longitude" double precision NOT NULL,
	"opening_hours" jsonb NOT NULL,
	"phone_number" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "subscriptions" (
	"customer_id" text NOT NULL,
	"type" text NOT NULL,
	"optin" text NOT NULL,
	"store" text NOT NULL,
	"source" text NOT NULL,
	"complement" text NOT NULL,
	"said_at" timestamp with time zone NOT NULL,
	CONSTRAINT "subscriptions_customer_id_type_pk" PRIMARY KEY("customer_id","type")
);
--> statement-breakpoint
CREATE TABLE "web_domains" (
	"domain" text PRIMARY KEY NOT NULL,
	"store_id" text NOT NULL,
	"country_code_iso2" text NOT NULL,
	"devise" text NOT NULL,
	"params" jsonb NOT NULL,
	CONSTRAINT "web_domains_store_id_unique" UNIQUE("store_id")
);
--> statement-breakpoint
CREATE TABLE "web_vitals" (
	"day" date NOT NULL,
	"domain" text NOT NULL,
	"page_kind" text NOT NULL,
	"vital" text NOT NULL,
	"bucket" integer NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "web_vitals_day_domain_page_kind_vital_bucket_pk" PRIMARY KEY("day","domain","page_kind","vital","bucket")
);
--> statement-breakpoint
CREATE TABLE "card_events" (
	"event_id" text PRIMARY KEY NOT NULL,
	"session_id" text NOT NULL,
	"status" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"delivered_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "card_refunds" (
	"refund_id" text PRIMARY KEY NOT NULL,
	"reference" text NOT NULL,
	"cent_amount" integer NOT NULL,
	"refunded_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "card_sessions" (
	"session_id" text PRIMARY KEY NOT NULL,
	"provider" text NOT NULL,
	"product" text DEFAULT 'cb' NOT NULL,
	"reference" text NOT NULL,
	"merchant" text NOT NULL,
	"cent_amount" integer NOT NULL,
	"currency_code" text NOT NULL,
	"items" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"lang" text NOT NULL,
	"return_url" text NOT NULL,
	"state" text NOT NULL,
	"status" text NOT NULL,
	"voucher" jsonb,
	"voided_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "card_sessions_reference_unique" UNIQUE("reference")
);
--> statement-breakpoint
ALTER TABLE "account_notices" ADD CONSTRAINT "account_notices_customer_id_customers_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("customer_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bank_details" ADD CONSTRAINT "bank_details_customer_id_customers_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("customer_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "email_changes" ADD CONSTRAINT "email_changes_customer_id_customers_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("customer_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "billing_addresses" ADD CONSTRAINT "billing_addresses_customer_id_customers_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("customer_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "delivery_addresses" ADD CONSTRAINT "delivery_addresses_customer_id_customers_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("customer_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cart_presses" ADD CONSTRAINT "cart_presses_cart_id_carts_cart_id_fk" FOREIGN KEY ("cart_id") REFERENCES "public"."carts"("cart_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cart_lines" ADD CONSTRAINT "cart_lines_cart_id_carts_cart_id_fk" FOREIGN KEY ("cart_id") REFERENCES "public"."carts"("cart_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cart_promo_codes" ADD CONSTRAINT "cart_promo_codes_cart_id_carts_cart_id_fk" FOREIGN KEY ("cart_id") REFERENCES "public"."carts"("cart_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cart_promo_codes" ADD CONSTRAINT "cart_promo_codes_code_promo_codes_code_fk" FOREIGN KEY ("code") REFERENCES "public"."promo_codes"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "promo_code_uses" ADD CONSTRAINT "promo_code_uses_code_promo_codes_code_fk" FOREIGN KEY ("code") REFERENCES "public"."promo_codes"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "families" ADD CONSTRAINT "families_parent_id_families_family_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."families"("family_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "family_texts" ADD CONSTRAINT "family_texts_family_id_families_family_id_fk" FOREIGN KEY ("family_id") REFERENCES "public"."families"("family_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listing_changes" ADD CONSTRAINT "listing_changes_product_id_products_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("product_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "option_photos" ADD CONSTRAINT "option_photos_option_id_product_options_option_id_fk" FOREIGN KEY ("option_id") REFERENCES "public"."product_options"("option_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "prices" ADD CONSTRAINT "prices_option_id_product_options_option_id_fk" FOREIGN KEY ("option_id") REFERENCES "public"."product_options"("option_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "prices" ADD CONSTRAINT "prices_sku_skus_sku_fk" FOREIGN KEY ("sku") REFERENCES "public"."skus"("sku") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_families" ADD CONSTRAINT "product_families_product_id_products_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("product_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_families" ADD CONSTRAINT "product_families_family_id_families_family_id_fk" FOREIGN KEY ("family_id") REFERENCES "public"."families"("family_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_options" ADD CONSTRAINT "product_options_product_id_products_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("product_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_options" ADD CONSTRAINT "product_options_colour_id_colours_colour_id_fk" FOREIGN KEY ("colour_id") REFERENCES "public"."colours"("colour_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_relations" ADD CONSTRAINT "product_relations_product_id_products_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("product_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_relations" ADD CONSTRAINT "product_relations_related_id_products_product_id_fk" FOREIGN KEY ("related_id") REFERENCES "public"."products"("product_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_texts" ADD CONSTRAINT "product_texts_product_id_products_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("product_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_segmentation_id_segmentations_segmentation_id_fk" FOREIGN KEY ("segmentation_id") REFERENCES "public"."segmentations"("segmentation_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_size_chart_size_charts_chart_id_fk" FOREIGN KEY ("size_chart") REFERENCES "public"."size_charts"("chart_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "segmentations" ADD CONSTRAINT "segmentations_parent_id_segmentations_segmentation_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."segmentations"("segmentation_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "skus" ADD CONSTRAINT "skus_option_id_product_options_option_id_fk" FOREIGN KEY ("option_id") REFERENCES "public"."product_options"("option_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stocks" ADD CONSTRAINT "stocks_sku_skus_sku_fk" FOREIGN KEY ("sku") REFERENCES "public"."skus"("sku") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_deliveries" ADD CONSTRAINT "event_deliveries_event_id_events_event_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("event_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_deliveries" ADD CONSTRAINT "event_deliveries_endpoint_id_event_endpoints_endpoint_id_fk" FOREIGN KEY ("endpoint_id") REFERENCES "public"."event_endpoints"("endpoint_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gift_card_plans" ADD CONSTRAINT "gift_card_plans_card_id_gift_cards_card_id_fk" FOREIGN KEY ("card_id") REFERENCES "public"."gift_cards"("card_id") ON DELETE no action ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "gift_card_uses" ADD CONSTRAINT "gift_card_uses_card_id_gift_cards_card_id_fk" FOREIGN KEY ("card_id") REFERENCES "public"."gift_cards"("card_id") ON DELETE no action ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "refresh_tokens" ADD CONSTRAINT "refresh_tokens_family_id_refresh_token_families_family_id_fk" FOREIGN KEY ("family_id") REFERENCES "public"."refresh_token_families"("family_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "imported_options" ADD CONSTRAINT "imported_options_handle_imported_products_handle_fk" FOREIGN KEY ("handle") REFERENCES "public"."imported_products"("handle") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "imported_options" ADD CONSTRAINT "imported_options_option_id_product_options_option_id_fk" FOREIGN KEY ("option_id") REFERENCES "public"."product_options"("option_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "imported_products" ADD CONSTRAINT "imported_products_product_id_products_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("product_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_alerts" ADD CONSTRAINT "stock_alerts_customer_id_customers_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("customer_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_alerts" ADD CONSTRAINT "stock_alerts_sku_skus_sku_fk" FOREIGN KEY ("sku") REFERENCES "public"."skus"("sku") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wishlist_products" ADD CONSTRAINT "wishlist_products_customer_id_customers_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("customer_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wishlist_products" ADD CONSTRAINT "wishlist_products_product_id_products_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("product_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wishlist_products" ADD CONSTRAINT "wishlist_products_option_id_product_options_option_id_fk" FOREIGN KEY ("option_id") REFERENCES "public"."product_options"("option_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wishlist_shares" ADD CONSTRAINT "wishlist_shares_customer_id_customers_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("customer_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "loyalty_movements" ADD CONSTRAINT "loyalty_movements_customer_id_customers_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("customer_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_exchanges" ADD CONSTRAINT "order_exchanges_order_number_orders_order_number_fk" FOREIGN KEY ("order_number") REFERENCES "public"."orders"("order_number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_links" ADD CONSTRAINT "order_links_order_number_orders_order_number_fk" FOREIGN KEY ("order_number") REFERENCES "public"."orders"("order_number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_notes" ADD CONSTRAINT "order_notes_order_number_orders_order_number_fk" FOREIGN KEY ("order_number") REFERENCES "public"."orders"("order_number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_parcels" ADD CONSTRAINT "order_parcels_order_number_orders_order_number_fk" FOREIGN KEY ("order_number") REFERENCES "public"."orders"("order_number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_refunds" ADD CONSTRAINT "order_refunds_order_number_orders_order_number_fk" FOREIGN KEY ("order_number") REFERENCES "public"."orders"("order_number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_returns" ADD CONSTRAINT "order_returns_order_number_orders_order_number_fk" FOREIGN KEY ("order_number") REFERENCES "public"."orders"("order_number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_steps" ADD CONSTRAINT "order_steps_order_number_orders_order_number_fk" FOREIGN KEY ("order_number") REFERENCES "public"."orders"("order_number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "passkeys" ADD CONSTRAINT "passkeys_customer_id_customers_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("customer_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_captures" ADD CONSTRAINT "payment_captures_reference_payments_reference_fk" FOREIGN KEY ("reference") REFERENCES "public"."payments"("reference") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_disputes" ADD CONSTRAINT "payment_disputes_reference_payments_reference_fk" FOREIGN KEY ("reference") REFERENCES "public"."payments"("reference") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_refunds" ADD CONSTRAINT "payment_refunds_reference_payments_reference_fk" FOREIGN KEY ("reference") REFERENCES "public"."payments"("reference") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reservations" ADD CONSTRAINT "reservations_customer_id_customers_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("customer_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reservations" ADD CONSTRAINT "reservations_store_id_stores_store_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("store_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reservations" ADD CONSTRAINT "reservations_sku_skus_sku_fk" FOREIGN KEY ("sku") REFERENCES "public"."skus"("sku") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_product_id_products_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("product_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "provider_connections" ADD CONSTRAINT "provider_connections_customer_id_customers_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("customer_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_invitations" ADD CONSTRAINT "staff_invitations_member_id_staff_members_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."staff_members"("member_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_key_secrets" ADD CONSTRAINT "staff_key_secrets_key_id_staff_keys_key_id_fk" FOREIGN KEY ("key_id") REFERENCES "public"."staff_keys"("key_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_member_roles" ADD CONSTRAINT "staff_member_roles_member_id_staff_members_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."staff_members"("member_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_member_roles" ADD CONSTRAINT "staff_member_roles_role_id_staff_roles_role_id_fk" FOREIGN KEY ("role_id") REFERENCES "public"."staff_roles"("role_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_passkeys" ADD CONSTRAINT "staff_passkeys_member_id_staff_members_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."staff_members"("member_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_sessions" ADD CONSTRAINT "staff_sessions_member_id_staff_members_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."staff_members"("member_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "store_stocks" ADD CONSTRAINT "store_stocks_store_id_stores_store_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("store_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "store_stocks" ADD CONSTRAINT "store_stocks_sku_skus_sku_fk" FOREIGN KEY ("sku") REFERENCES "public"."skus"("sku") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_customer_id_customers_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("customer_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "card_events" ADD CONSTRAINT "card_events_session_id_card_sessions_session_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."card_sessions"("session_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "card_refunds" ADD CONSTRAINT "card_refunds_reference_card_sessions_reference_fk" FOREIGN KEY ("reference") REFERENCES "public"."card_sessions"("reference") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "email_changes_customer" ON "email_changes" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "email_changes_time" ON "email_changes" USING btree ("requested_at");--> statement-breakpoint
CREATE INDEX "password_resets_email" ON "password_resets" USING btree ("email");--> statement-breakpoint
CREATE INDEX "password_resets_time" ON "password_resets" USING btree ("requested_at");--> statement-breakpoint
CREATE INDEX "sign_in_codes_email" ON "sign_in_codes" USING btree ("email");--> statement-breakpoint
CREATE INDEX "sign_in_codes_time" ON "sign_in_codes" USING btree ("requested_at");--> statement-breakpoint
CREATE UNIQUE INDEX "delivery_addresses_one_favorite" ON "delivery_addresses" USING btree ("customer_id") WHERE favorite;--> statement-breakpoint
CREATE INDEX "attempt_windows_end" ON "attempt_windows" USING btree ("ends_at");--> statement-breakpoint
CREATE INDEX "cart_presses_age" ON "cart_presses" USING btree ("pressed_at");--> statement-breakpoint
CREATE UNIQUE INDEX "cart_lines_one_a_sku" ON "cart_lines" USING btree ("cart_id","sku","is_free");--> statement-breakpoint
CREATE UNIQUE INDEX "carts_one_active_a_customer" ON "carts" USING btree ("customer_id","store_id") WHERE "carts"."state" = 'active' AND "carts"."customer_id" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "promo_code_uses_cart" ON "promo_code_uses" USING btree ("cart_id");--> statement-breakpoint
CREATE INDEX "option_photos_source" ON "option_photos" USING btree ("source");--> statement-breakpoint
CREATE INDEX "prices_begin" ON "prices" USING btree ("valid_from");--> statement-breakpoint
CREATE INDEX "prices_end" ON "prices" USING btree ("valid_until") WHERE "prices"."valid_until" is not null;--> statement-breakpoint
CREATE INDEX "product_families_family" ON "product_families" USING btree ("family_id");--> statement-breakpoint
CREATE UNIQUE INDEX "product_options_place" ON "product_options" USING btree ("product_id","position");--> statement-breakpoint
CREATE INDEX "search_words_beginning" ON "search_words" USING btree ("domain","word" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "search_words_stem" ON "search_words" USING btree ("domain","stem");--> statement-breakpoint
CREATE INDEX "search_words_likeness" ON "search_words" USING gin ("word" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "skus_option" ON "skus" USING btree ("option_id");--> statement-breakpoint
CREATE INDEX "stocks_changed" ON "stocks" USING btree ("changed_at");--> statement-breakpoint
CREATE INDEX "tiles_search_fr_fr" ON "tiles" USING gin ("search") WHERE domain = 'fr-fr';--> statement-breakpoint
CREATE INDEX "tiles_search_fr_ch" ON "tiles" USING gin ("search") WHERE domain = 'fr-ch';--> statement-breakpoint
CREATE INDEX "tiles_search_en" ON "tiles" USING gin ("search") WHERE domain = 'en';--> statement-breakpoint
CREATE INDEX "tiles_search_es_es" ON "tiles" USING gin ("search") WHERE domain = 'es-es';--> statement-breakpoint
CREATE INDEX "tiles_search_de_de" ON "tiles" USING gin ("search") WHERE domain = 'de-de';--> statement-breakpoint
CREATE INDEX "tiles_search_it_it" ON "tiles" USING gin ("search") WHERE domain = 'it-it';--> statement-breakpoint
CREATE INDEX "tiles_search_pl_pl" ON "tiles" USING gin ("search") WHERE domain = 'pl-pl';--> statement-breakpoint
CREATE INDEX "content_versions_entry" ON "content_versions" USING btree ("content_type","uid","locale","published_at");--> statement-breakpoint
CREATE INDEX "customers_email" ON "customers" USING gin ("email" gin_trgm_ops);--> statement-breakpoint
CREATE UNIQUE INDEX "event_deliveries_once" ON "event_deliveries" USING btree ("event_id","endpoint_id");--> statement-breakpoint
CREATE INDEX "event_deliveries_endpoint" ON "event_deliveries" USING btree ("endpoint_id","since");--> statement-breakpoint
CREATE UNIQUE INDEX "events_sequence" ON "events" USING btree ("sequence");--> statement-breakpoint
CREATE INDEX "events_at" ON "events" USING btree ("at");--> statement-breakpoint
CREATE INDEX "gift_card_uses_card" ON "gift_card_uses" USING btree ("card_id");--> statement-breakpoint
CREATE INDEX "idempotency_keys_age" ON "idempotency_keys" USING btree ("started_at");--> statement-breakpoint
CREATE INDEX "identity_payloads_grant" ON "identity_payloads" USING btree ("grant_id");--> statement-breakpoint
CREATE INDEX "identity_payloads_uid" ON "identity_payloads" USING btree ("uid");--> statement-breakpoint
CREATE INDEX "identity_payloads_expiry" ON "identity_payloads" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "identity_payloads_account" ON "identity_payloads" USING btree (("payload" ->> 'accountId'));--> statement-breakpoint
CREATE INDEX "refresh_token_families_end" ON "refresh_token_families" USING btree ("ends_at");--> statement-breakpoint
CREATE INDEX "refresh_token_families_grant" ON "refresh_token_families" USING btree ("grant_id");--> statement-breakpoint
CREATE INDEX "refresh_token_families_customer" ON "refresh_token_families" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "sign_in_browsers_start" ON "sign_in_browsers" USING btree ("started_at");--> statement-breakpoint
CREATE INDEX "stock_alerts_sku" ON "stock_alerts" USING btree ("sku");--> statement-breakpoint
CREATE INDEX "loyalty_movements_newest" ON "loyalty_movements" USING btree ("customer_id","moved_at");--> statement-breakpoint
CREATE UNIQUE INDEX "mails_once" ON "mails" USING btree ("kind","about");--> statement-breakpoint
CREATE INDEX "mails_about" ON "mails" USING btree ("about");--> statement-breakpoint
CREATE INDEX "mails_recipient" ON "mails" USING btree ("recipient");--> statement-breakpoint
CREATE INDEX "mails_written" ON "mails" USING btree ("written_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "newsletter_requests_time" ON "newsletter_requests" USING btree ("requested_at");--> statement-breakpoint
CREATE INDEX "customer_notes_customer" ON "customer_notes" USING btree ("customer_id","written_at");--> statement-breakpoint
CREATE INDEX "order_exchanges_order" ON "order_exchanges" USING btree ("order_number");--> statement-breakpoint
CREATE INDEX "order_links_expiry" ON "order_links" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "order_notes_order" ON "order_notes" USING btree ("order_number","written_at");--> statement-breakpoint
CREATE UNIQUE INDEX "order_parcels_number" ON "order_parcels" USING btree ("order_number","number");--> statement-breakpoint
CREATE INDEX "order_refunds_order" ON "order_refunds" USING btree ("order_number");--> statement-breakpoint
CREATE INDEX "order_returns_order" ON "order_returns" USING btree ("order_number","declared_at");--> statement-breakpoint
CREATE UNIQUE INDEX "order_returns_number" ON "order_returns" USING btree ("return_number");--> statement-breakpoint
CREATE UNIQUE INDEX "orders_one_a_cart" ON "orders" USING btree ("cart_id");--> statement-breakpoint
CREATE INDEX "orders_customer" ON "orders" USING btree ("customer_id","created_at");--> statement-breakpoint
CREATE INDEX "orders_newest" ON "orders" USING btree ("created_at","order_number");--> statement-breakpoint
CREATE INDEX "orders_shop" ON "orders" USING btree ("store_id","status");--> statement-breakpoint
CREATE INDEX "orders_to_send" ON "orders" USING btree ("created_at") WHERE "orders"."to_send" > 0;--> statement-breakpoint
CREATE INDEX "orders_goods" ON "orders" USING gin ("line_items" jsonb_path_ops);--> statement-breakpoint
CREATE INDEX "orders_names" ON "orders" USING gin (lower(("billing_address" ->> 'firstName') || ' ' || ("billing_address" ->> 'lastName')) gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "passkeys_customer" ON "passkeys" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "payment_captures_payment" ON "payment_captures" USING btree ("reference");--> statement-breakpoint
CREATE INDEX "payment_disputes_payment" ON "payment_disputes" USING btree ("reference");--> statement-breakpoint
CREATE INDEX "payment_events_waiting" ON "payment_events" USING btree ("reference") WHERE "payment_events"."applied_at" IS NULL;--> statement-breakpoint
CREATE INDEX "payment_refunds_payment" ON "payment_refunds" USING btree ("reference");--> statement-breakpoint
CREATE INDEX "payment_refunds_failed" ON "payment_refunds" USING btree ("changed_at") WHERE "payment_refunds"."state" = 'failed' AND "payment_refunds"."settled_at" IS NULL;--> statement-breakpoint
CREATE INDEX "payments_cart" ON "payments" USING btree ("cart_id","created_at");--> statement-breakpoint
CREATE INDEX "payments_vouchers" ON "payments" USING btree ("customer_id") WHERE "payments"."status" = 'PresentToShopper';--> statement-breakpoint
CREATE INDEX "payments_unsettled" ON "payments" USING btree ("changed_at","reference") WHERE "payments"."order_number" IS NULL AND "payments"."voided_at" IS NULL AND "payments"."status" NOT IN ('Refused', 'Error', 'Cancelled');--> statement-breakpoint
CREATE INDEX "payments_unsent_voids" ON "payments" USING btree ("voided_at","reference") WHERE "payments"."voided_at" IS NOT NULL AND "payments"."void_sent_at" IS NULL;--> statement-breakpoint
CREATE INDEX "payments_to_capture" ON "payments" USING btree ("order_number") WHERE "payments"."capture" = 'dispatch' AND "payments"."status" = 'Authorised' AND "payments"."order_number" IS NOT NULL AND "payments"."released_at" IS NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "payments_one_order" ON "payments" USING btree ("order_number");--> statement-breakpoint
CREATE UNIQUE INDEX "payments_provider_id" ON "payments" USING btree ("service","provider_id");--> statement-breakpoint
CREATE UNIQUE INDEX "payments_paid_id" ON "payments" USING btree ("service","paid_id");--> statement-breakpoint
CREATE UNIQUE INDEX "reservations_open" ON "reservations" USING btree ("customer_id","store_id","sku") WHERE "reservations"."released_at" is null;--> statement-breakpoint
CREATE INDEX "reservations_customer" ON "reservations" USING btree ("customer_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "reservations_due" ON "reservations" USING btree ("pick_up_before") WHERE "reservations"."released_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "reviews_one_a_customer" ON "reviews" USING btree ("customer_id","product_id");--> statement-breakpoint
CREATE INDEX "reviews_product" ON "reviews" USING btree ("product_id","lang","written_at");--> statement-breakpoint
CREATE INDEX "reviews_state" ON "reviews" USING btree ("state","written_at");--> statement-breakpoint
CREATE INDEX "provider_connections_customer" ON "provider_connections" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "provider_sign_ins_time" ON "provider_sign_ins" USING btree ("started_at");--> statement-breakpoint
CREATE INDEX "audit_entries_at" ON "audit_entries" USING btree ("at");--> statement-breakpoint
CREATE INDEX "audit_entries_subject" ON "audit_entries" USING btree ("subject_kind","subject_id","at");--> statement-breakpoint
CREATE INDEX "audit_entries_actor" ON "audit_entries" USING btree ("actor_id","at");--> statement-breakpoint
CREATE INDEX "staff_key_secrets_key" ON "staff_key_secrets" USING btree ("key_id");--> statement-breakpoint
CREATE INDEX "staff_member_roles_role" ON "staff_member_roles" USING btree ("role_id");--> statement-breakpoint
CREATE INDEX "staff_passkeys_member" ON "staff_passkeys" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "staff_sessions_member" ON "staff_sessions" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "staff_sessions_end" ON "staff_sessions" USING btree ("ends_at");--> statement-breakpoint
CREATE INDEX "delivery_points_country" ON "delivery_points" USING btree ("mode","country");--> statement-breakpoint
CREATE INDEX "store_stocks_sku" ON "store_stocks" USING btree ("sku");--> statement-breakpoint
CREATE INDEX "stores_country" ON "stores" USING btree ("country");--> statement-breakpoint
CREATE INDEX "card_events_undelivered" ON "card_events" USING btree ("delivered_at","created_at");--> statement-breakpoint
-- The audit log grows and nothing else: whatever runs as the platform adds rows alone.
CREATE FUNCTION refuse_audit_change() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'the audit log is append-only' USING ERRCODE = 'insufficient_privilege';
END
$$;
--> statement-breakpoint
CREATE TRIGGER audit_entries_rows_stay BEFORE UPDATE OR DELETE ON "audit_entries" FOR EACH ROW EXECUTE FUNCTION refuse_audit_change();
--> statement-breakpoint
CREATE TRIGGER audit_entries_stay BEFORE TRUNCATE ON "audit_entries" FOR EACH STATEMENT EXECUTE FUNCTION refuse_audit_change();
--> statement-breakpoint
-- Where the platform's role does not own the table, it has no such right either.
REVOKE UPDATE, DELETE, TRUNCATE ON "audit_entries" FROM PUBLIC;
