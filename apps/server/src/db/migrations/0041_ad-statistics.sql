ALTER TABLE "contractor_counters" ADD COLUMN "city" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "contractor_counters" ADD COLUMN "outcome" text DEFAULT 'counted' NOT NULL;--> statement-breakpoint
ALTER TABLE "contractor_counters" DROP CONSTRAINT "contractor_counters_contractor_id_day_type_ad_type_pk";--> statement-breakpoint
ALTER TABLE "contractor_counters" ADD CONSTRAINT "contractor_counters_contractor_id_day_type_ad_type_city_outcome_pk" PRIMARY KEY("contractor_id","day","type","ad_type","city","outcome");
