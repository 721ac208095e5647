ALTER TABLE "money_returns" ADD COLUMN "refused" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "money_returns_item" ON "money_returns" USING btree ("order_item_id");