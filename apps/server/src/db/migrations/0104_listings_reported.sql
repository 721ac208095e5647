ALTER TABLE "community_cases" ADD COLUMN "about" text;--> statement-breakpoint
ALTER TABLE "community_cases" ADD COLUMN "about_id" integer;--> statement-breakpoint
ALTER TABLE "community_reports" ADD COLUMN "about" text;--> statement-breakpoint
ALTER TABLE "community_reports" ADD COLUMN "about_id" integer;--> statement-breakpoint
ALTER TABLE "promotions" ADD COLUMN "stop_reason" text;--> statement-breakpoint
ALTER TABLE "product_questions" ADD COLUMN "removed_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "staff_stop" jsonb;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "sale_version" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "community_cases_listing_waits" ON "community_cases" USING btree ("about","about_id") WHERE about is not null and state = 'reported';--> statement-breakpoint
CREATE INDEX "community_cases_listing" ON "community_cases" USING btree ("about","about_id") WHERE about is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "community_reports_listing" ON "community_reports" USING btree ("user_id","about","about_id","digest") WHERE about is not null;--> statement-breakpoint
CREATE INDEX "community_reports_of_listing" ON "community_reports" USING btree ("about","about_id") WHERE about is not null;--> statement-breakpoint
CREATE INDEX "products_of_staff" ON "products" USING btree ("published_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "products_taken_down" ON "products" USING btree ("published_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE staff_stop is not null and deleted_at is null;