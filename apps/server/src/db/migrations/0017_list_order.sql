DROP INDEX "bookmarks_user";--> statement-breakpoint
DROP INDEX "notices_user";--> statement-breakpoint
DROP INDEX "order_items_seller";--> statement-breakpoint
DROP INDEX "order_items_shop";--> statement-breakpoint
DROP INDEX "orders_user";--> statement-breakpoint
DROP INDEX "orders_user_code";--> statement-breakpoint
DROP INDEX "orders_seller";--> statement-breakpoint
DROP INDEX "payment_groups_user";--> statement-breakpoint
DROP INDEX "point_moves_user";--> statement-breakpoint
DROP INDEX "product_questions_user";--> statement-breakpoint
DROP INDEX "product_reviews_user";--> statement-breakpoint
DROP INDEX "support_posts_user";--> statement-breakpoint
CREATE INDEX "bookmarks_user" ON "bookmarks" USING btree ("user_id","kind","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "notices_user" ON "notices" USING btree ("user_id","at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "order_items_seller" ON "order_items" USING btree ("seller_id","tab","changed_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "order_items_shop" ON "order_items" USING btree ("seller_id","changed_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "orders_user" ON "orders" USING btree ("user_id","placed_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "orders_user_code" ON "orders" USING btree ("user_id","code","placed_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "orders_seller" ON "orders" USING btree ("seller_id","placed_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "payment_groups_user" ON "payment_groups" USING btree ("user_id","placed_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "point_moves_user" ON "point_moves" USING btree ("user_id","at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "product_questions_user" ON "product_questions" USING btree ("user_id","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "product_reviews_user" ON "product_reviews" USING btree ("user_id","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "support_posts_user" ON "support_posts" USING btree ("user_id","updated_at" DESC NULLS FIRST);