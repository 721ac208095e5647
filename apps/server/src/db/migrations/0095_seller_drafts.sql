DROP INDEX "item_drafts_new";--> statement-breakpoint
ALTER TABLE "item_drafts" ADD COLUMN "key" text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "item_drafts_key" ON "item_drafts" USING btree ("seller_id","key") WHERE key <> '';--> statement-breakpoint
CREATE INDEX "item_drafts_listed" ON "item_drafts" USING btree ("seller_id","saved_at","id") WHERE product_id is null and content is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "item_drafts_new" ON "item_drafts" USING btree ("seller_id") WHERE product_id is null and key = '';