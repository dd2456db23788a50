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
	"last_purchase_on" date,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "customers_email_unique" UNIQUE("email")
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
	"quality" text NOT NULL
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
	"phone_number" text NOT NULL,
	"phone_number_country" text NOT NULL,
	"phone_number_quality" text NOT NULL,
	"favorite" boolean NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "delivery_addresses_customer_id_id_pk" PRIMARY KEY("customer_id","id")
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
CREATE TABLE "card_sessions" (
	"session_id" text PRIMARY KEY NOT NULL,
	"provider" text NOT NULL,
	"reference" text NOT NULL,
	"merchant" text NOT NULL,
	"cent_amount" integer NOT NULL,
	"currency_code" text NOT NULL,
	"lang" text NOT NULL,
	"return_url" text NOT NULL,
	"state" text NOT NULL,
	"status" text NOT NULL,
	"voided_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "card_sessions_reference_unique" UNIQUE("reference")
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
	"loyalty_card_id" text,
	"source_cart_id" text,
	"billing_address" jsonb,
	"shipping_address" jsonb,
	"shipping_method_key" text,
	"shipping_price" integer NOT NULL,
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
	"single_use" boolean NOT NULL
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
CREATE TABLE "family_listings" (
	"domain" text NOT NULL,
	"family_id" text NOT NULL,
	"product_id" text NOT NULL,
	"cent_amount" integer NOT NULL,
	"published_at" timestamp with time zone NOT NULL,
	"popularity" integer NOT NULL,
	CONSTRAINT "family_listings_domain_family_id_product_id_pk" PRIMARY KEY("domain","family_id","product_id")
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
CREATE TABLE "listing_state" (
	"only" boolean PRIMARY KEY NOT NULL,
	"refreshed_at" timestamp with time zone NOT NULL,
	"next_price_change_at" timestamp with time zone,
	CONSTRAINT "listing_state_one_row" CHECK ("listing_state"."only")
);
--> statement-breakpoint
CREATE TABLE "prices" (
	"option_id" text NOT NULL,
	"domain" text NOT NULL,
	"type" text NOT NULL,
	"valid_from" timestamp with time zone NOT NULL,
	"valid_until" timestamp with time zone,
	"cent_amount" integer NOT NULL,
	CONSTRAINT "prices_option_id_domain_type_valid_from_pk" PRIMARY KEY("option_id","domain","type","valid_from"),
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
	"tags" text[] NOT NULL,
	"materials" jsonb NOT NULL,
	"care" text[] NOT NULL,
	"origin_country" text NOT NULL,
	"published_at" timestamp with time zone NOT NULL,
	"popularity" integer NOT NULL,
	"listed" boolean NOT NULL
);
--> statement-breakpoint
CREATE TABLE "search_words" (
	"domain" text NOT NULL,
	"word" text NOT NULL,
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
CREATE TABLE "skus" (
	"sku" text PRIMARY KEY NOT NULL,
	"option_id" text NOT NULL,
	"gtin" text NOT NULL,
	"size" text NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "skus_gtin_unique" UNIQUE("gtin")
);
--> statement-breakpoint
CREATE TABLE "stocks" (
	"sku" text PRIMARY KEY NOT NULL,
	"quantity" integer NOT NULL,
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
CREATE TABLE "content_entries" (
	"content_type" text NOT NULL,
	"uid" text NOT NULL,
	"locale" text NOT NULL,
	"fields" jsonb NOT NULL,
	CONSTRAINT "content_entries_content_type_uid_locale_pk" PRIMARY KEY("content_type","uid","locale")
);
--> statement-breakpoint
CREATE TABLE "csp_rules" (
	"rules_type" text NOT NULL,
	"directive" text NOT NULL,
	"sources" text[] NOT NULL,
	CONSTRAINT "csp_rules_rules_type_directive_pk" PRIMARY KEY("rules_type","directive")
);
--> statement-breakpoint
CREATE TABLE "legal_notices" (
	"country" text NOT NULL,
	"lang" text NOT NULL,
	"position" integer NOT NULL,
	"title" text NOT NULL,
	"text" text NOT NULL,
	CONSTRAINT "legal_notices_country_lang_position_pk" PRIMARY KEY("country","lang","position")
);
--> statement-breakpoint
CREATE TABLE "idempotency_keys" (
	"owner" text NOT NULL,
	"key" text NOT NULL,
	"request" text NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"status" integer,
	"body" jsonb,
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
	"discounts" jsonb NOT NULL,
	"shipping_info" jsonb,
	"shipping_address" jsonb,
	"billing_address" jsonb,
	"payments" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payment_events" (
	"provider" text NOT NULL,
	"event_id" text NOT NULL,
	"reference" text NOT NULL,
	"status" text NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	CONSTRAINT "payment_events_provider_event_id_pk" PRIMARY KEY("provider","event_id")
);
--> statement-breakpoint
CREATE TABLE "payments" (
	"reference" text PRIMARY KEY NOT NULL,
	"cart_id" text NOT NULL,
	"cart_version" integer NOT NULL,
	"cent_amount" integer NOT NULL,
	"currency" text NOT NULL,
	"customer_id" text NOT NULL,
	"store_id" text NOT NULL,
	"provider" text NOT NULL,
	"product" text NOT NULL,
	"merchant" text NOT NULL,
	"status" text NOT NULL,
	"redirect_url" text,
	"created_at" timestamp with time zone NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"voided_at" timestamp with time zone,
	"void_sent_at" timestamp with time zone,
	"order_number" text,
	CONSTRAINT "payments_order_or_void" CHECK ("payments"."order_number" IS NULL OR "payments"."voided_at" IS NULL)
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
ALTER TABLE "billing_addresses" ADD CONSTRAINT "billing_addresses_customer_id_customers_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("customer_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "delivery_addresses" ADD CONSTRAINT "delivery_addresses_customer_id_customers_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("customer_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "card_events" ADD CONSTRAINT "card_events_session_id_card_sessions_session_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."card_sessions"("session_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cart_lines" ADD CONSTRAINT "cart_lines_cart_id_carts_cart_id_fk" FOREIGN KEY ("cart_id") REFERENCES "public"."carts"("cart_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cart_promo_codes" ADD CONSTRAINT "cart_promo_codes_cart_id_carts_cart_id_fk" FOREIGN KEY ("cart_id") REFERENCES "public"."carts"("cart_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cart_promo_codes" ADD CONSTRAINT "cart_promo_codes_code_promo_codes_code_fk" FOREIGN KEY ("code") REFERENCES "public"."promo_codes"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "promo_code_uses" ADD CONSTRAINT "promo_code_uses_code_promo_codes_code_fk" FOREIGN KEY ("code") REFERENCES "public"."promo_codes"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "families" ADD CONSTRAINT "families_parent_id_families_family_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."families"("family_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "family_texts" ADD CONSTRAINT "family_texts_family_id_families_family_id_fk" FOREIGN KEY ("family_id") REFERENCES "public"."families"("family_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "prices" ADD CONSTRAINT "prices_option_id_product_options_option_id_fk" FOREIGN KEY ("option_id") REFERENCES "public"."product_options"("option_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_families" ADD CONSTRAINT "product_families_product_id_products_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("product_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_families" ADD CONSTRAINT "product_families_family_id_families_family_id_fk" FOREIGN KEY ("family_id") REFERENCES "public"."families"("family_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_options" ADD CONSTRAINT "product_options_product_id_products_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("product_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_options" ADD CONSTRAINT "product_options_colour_id_colours_colour_id_fk" FOREIGN KEY ("colour_id") REFERENCES "public"."colours"("colour_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_texts" ADD CONSTRAINT "product_texts_product_id_products_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("product_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_segmentation_id_segmentations_segmentation_id_fk" FOREIGN KEY ("segmentation_id") REFERENCES "public"."segmentations"("segmentation_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "segmentations" ADD CONSTRAINT "segmentations_parent_id_segmentations_segmentation_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."segmentations"("segmentation_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "skus" ADD CONSTRAINT "skus_option_id_product_options_option_id_fk" FOREIGN KEY ("option_id") REFERENCES "public"."product_options"("option_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stocks" ADD CONSTRAINT "stocks_sku_skus_sku_fk" FOREIGN KEY ("sku") REFERENCES "public"."skus"("sku") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refresh_tokens" ADD CONSTRAINT "refresh_tokens_family_id_refresh_token_families_family_id_fk" FOREIGN KEY ("family_id") REFERENCES "public"."refresh_token_families"("family_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "delivery_addresses_one_favorite" ON "delivery_addresses" USING btree ("customer_id") WHERE favorite;--> statement-breakpoint
CREATE INDEX "card_events_undelivered" ON "card_events" USING btree ("delivered_at","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "cart_lines_one_a_sku" ON "cart_lines" USING btree ("cart_id","sku","is_free");--> statement-breakpoint
CREATE UNIQUE INDEX "carts_one_active_a_customer" ON "carts" USING btree ("customer_id","store_id") WHERE "carts"."state" = 'active' AND "carts"."customer_id" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "promo_code_uses_cart" ON "promo_code_uses" USING btree ("cart_id");--> statement-breakpoint
CREATE INDEX "family_listings_relevance" ON "family_listings" USING btree ("domain","family_id","popularity" DESC NULLS LAST,"product_id");--> statement-breakpoint
CREATE INDEX "family_listings_newest" ON "family_listings" USING btree ("domain","family_id","published_at" DESC NULLS LAST,"product_id");--> statement-breakpoint
CREATE INDEX "family_listings_price" ON "family_listings" USING btree ("domain","family_id","cent_amount","product_id");--> statement-breakpoint
CREATE INDEX "product_families_family" ON "product_families" USING btree ("family_id");--> statement-breakpoint
CREATE INDEX "product_options_product" ON "product_options" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "skus_option" ON "skus" USING btree ("option_id");--> statement-breakpoint
CREATE INDEX "tiles_search_fr_fr" ON "tiles" USING gin ("search") WHERE domain = 'fr-fr';--> statement-breakpoint
CREATE INDEX "tiles_search_fr_ch" ON "tiles" USING gin ("search") WHERE domain = 'fr-ch';--> statement-breakpoint
CREATE INDEX "tiles_search_en" ON "tiles" USING gin ("search") WHERE domain = 'en';--> statement-breakpoint
CREATE INDEX "tiles_search_es_es" ON "tiles" USING gin ("search") WHERE domain = 'es-es';--> statement-breakpoint
CREATE INDEX "tiles_search_de_de" ON "tiles" USING gin ("search") WHERE domain = 'de-de';--> statement-breakpoint
CREATE INDEX "tiles_search_it_it" ON "tiles" USING gin ("search") WHERE domain = 'it-it';--> statement-breakpoint
CREATE INDEX "tiles_search_pl_pl" ON "tiles" USING gin ("search") WHERE domain = 'pl-pl';--> statement-breakpoint
CREATE INDEX "idempotency_keys_age" ON "idempotency_keys" USING btree ("started_at");--> statement-breakpoint
CREATE INDEX "identity_payloads_grant" ON "identity_payloads" USING btree ("grant_id");--> statement-breakpoint
CREATE INDEX "identity_payloads_uid" ON "identity_payloads" USING btree ("uid");--> statement-breakpoint
CREATE INDEX "identity_payloads_expiry" ON "identity_payloads" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "refresh_token_families_end" ON "refresh_token_families" USING btree ("ends_at");--> statement-breakpoint
CREATE UNIQUE INDEX "orders_one_a_cart" ON "orders" USING btree ("cart_id");--> statement-breakpoint
CREATE INDEX "orders_customer" ON "orders" USING btree ("customer_id","created_at");--> statement-breakpoint
CREATE INDEX "payments_cart" ON "payments" USING btree ("cart_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "payments_one_order" ON "payments" USING btree ("order_number");