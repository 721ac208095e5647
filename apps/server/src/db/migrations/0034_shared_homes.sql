CREATE TABLE "interior_share_slugs" (
	"slug" text PRIMARY KEY NOT NULL,
	"share_id" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "share_likes" (
	"user_id" integer NOT NULL,
	"share_id" integer NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "share_likes_user_id_share_id_pk" PRIMARY KEY("user_id","share_id")
);
--> statement-breakpoint
ALTER TABLE "interior_shares" ADD COLUMN "city" text;--> statement-breakpoint
ALTER TABLE "interior_shares" ADD COLUMN "cost" bigint;--> statement-breakpoint
ALTER TABLE "interior_shares" ADD COLUMN "marks" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "interior_shares" ADD COLUMN "before" jsonb;--> statement-breakpoint
ALTER TABLE "interior_share_slugs" ADD CONSTRAINT "interior_share_slugs_share_id_interior_shares_id_fk" FOREIGN KEY ("share_id") REFERENCES "public"."interior_shares"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "share_likes" ADD CONSTRAINT "share_likes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "share_likes_user" ON "share_likes" USING btree ("user_id","created_at" DESC NULLS FIRST);