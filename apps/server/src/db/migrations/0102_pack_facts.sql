ALTER TABLE "products" ADD COLUMN "pack" jsonb;--> statement-breakpoint
UPDATE "products" p SET "pack" = jsonb_build_object('surface', o."slot", 'covers', o."coverage"->'pack')
FROM (SELECT DISTINCT ON ("product_id") "product_id", "slot", "coverage" FROM "room_options" WHERE "coverage" IS NOT NULL ORDER BY "product_id", "id") o
WHERE o."product_id" = p."id";
