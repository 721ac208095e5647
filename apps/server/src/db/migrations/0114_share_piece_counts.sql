CREATE TABLE "share_piece_counts" (
	"share_id" integer NOT NULL,
	"product_id" integer NOT NULL,
	"opened" integer DEFAULT 0 NOT NULL,
	"carted" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "share_piece_counts_share_id_product_id_pk" PRIMARY KEY("share_id","product_id")
);
--> statement-breakpoint
ALTER TABLE "share_piece_counts" ADD CONSTRAINT "share_piece_counts_share_id_interior_shares_id_fk" FOREIGN KEY ("share_id") REFERENCES "public"."interior_shares"("id") ON DELETE cascade ON UPDATE no action;