CREATE TABLE "settlements" (
	"seller_id" integer NOT NULL,
	"month" text NOT NULL,
	"state" text NOT NULL,
	"version" integer NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL,
	"reference" text,
	"dispute" text,
	CONSTRAINT "settlements_seller_id_month_pk" PRIMARY KEY("seller_id","month")
);
--> statement-breakpoint
ALTER TABLE "settlements" ADD CONSTRAINT "settlements_seller_id_sellers_id_fk" FOREIGN KEY ("seller_id") REFERENCES "public"."sellers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "settlement_lines_at" ON "settlement_lines" USING btree ("seller_id","at","id");