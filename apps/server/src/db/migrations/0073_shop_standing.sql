ALTER TABLE "sellers" ADD COLUMN "sales_stopped_by" text;--> statement-breakpoint
ALTER TABLE "sellers" ADD COLUMN "sales_resumed_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "sellers" ADD COLUMN "sales_version" integer DEFAULT 0 NOT NULL;