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
CREATE INDEX "newsletter_requests_time" ON "newsletter_requests" USING btree ("requested_at");