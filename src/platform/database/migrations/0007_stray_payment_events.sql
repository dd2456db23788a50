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
