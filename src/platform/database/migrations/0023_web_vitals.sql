CREATE TABLE "web_vitals" (
	"day" date NOT NULL,
	"domain" text NOT NULL,
	"page_kind" text NOT NULL,
	"vital" text NOT NULL,
	"bucket" integer NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "web_vitals_day_domain_page_kind_vital_bucket_pk" PRIMARY KEY("day","domain","page_kind","vital","bucket")
);
