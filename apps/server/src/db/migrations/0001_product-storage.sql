-- What lists, searches and counts read stays in the row; the texts of the product page live beside it, uncompressed.
ALTER TABLE "products" SET (toast_tuple_target = 2560);--> statement-breakpoint
ALTER TABLE "products"
  ALTER COLUMN "sku" SET STORAGE MAIN,
  ALTER COLUMN "slug" SET STORAGE MAIN,
  ALTER COLUMN "status" SET STORAGE MAIN,
  ALTER COLUMN "name" SET STORAGE MAIN,
  ALTER COLUMN "style" SET STORAGE MAIN,
  ALTER COLUMN "rooms" SET STORAGE MAIN,
  ALTER COLUMN "hashtags" SET STORAGE MAIN,
  ALTER COLUMN "promotion_icons" SET STORAGE MAIN,
  ALTER COLUMN "rating_histogram" SET STORAGE MAIN,
  ALTER COLUMN "cover" SET STORAGE MAIN,
  ALTER COLUMN "hover" SET STORAGE MAIN,
  ALTER COLUMN "search" SET STORAGE MAIN,
  ALTER COLUMN "summary" SET STORAGE EXTERNAL,
  ALTER COLUMN "description" SET STORAGE EXTERNAL,
  ALTER COLUMN "material" SET STORAGE EXTERNAL,
  ALTER COLUMN "measurement" SET STORAGE EXTERNAL,
  ALTER COLUMN "handling" SET STORAGE EXTERNAL,
  ALTER COLUMN "after_sales" SET STORAGE EXTERNAL,
  ALTER COLUMN "shipping" SET STORAGE EXTERNAL,
  ALTER COLUMN "returns" SET STORAGE EXTERNAL;
