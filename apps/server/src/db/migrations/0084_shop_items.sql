ALTER TABLE "products" ADD COLUMN "visible_from" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "deleted_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "products_scheduled" ON "products" USING btree ("visible_from") WHERE status = 'scheduled';