-- Long texts live beside the row: a walk over the list reads names, prices and the search vector only.
ALTER TABLE "products" SET (toast_tuple_target = 1024);--> statement-breakpoint
ALTER TABLE "products" ALTER COLUMN "search" SET STORAGE MAIN;--> statement-breakpoint
ALTER TABLE "products" ALTER COLUMN "name" SET STORAGE MAIN;--> statement-breakpoint
ALTER TABLE "products" ALTER COLUMN "cover" SET STORAGE MAIN;--> statement-breakpoint
ALTER TABLE "products" ALTER COLUMN "description" SET STORAGE EXTERNAL;
