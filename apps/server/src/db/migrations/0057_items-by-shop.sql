DROP INDEX "products_seller";--> statement-breakpoint
CREATE INDEX "products_seller" ON "products" USING btree ("seller_id","id");