CREATE TABLE "shop_days" (
	"seller_id" integer NOT NULL,
	"day" text NOT NULL,
	"ordered" integer NOT NULL,
	"claims" integer NOT NULL,
	"sold" integer NOT NULL,
	"sales" bigint NOT NULL,
	CONSTRAINT "shop_days_seller_id_day_pk" PRIMARY KEY("seller_id","day")
);
--> statement-breakpoint
ALTER TABLE "shop_days" ADD CONSTRAINT "shop_days_seller_id_sellers_id_fk" FOREIGN KEY ("seller_id") REFERENCES "public"."sellers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "shop_days_day" ON "shop_days" USING btree ("day");--> statement-breakpoint
CREATE INDEX "item_events_claims" ON "item_events" USING btree ("at","item_id") WHERE event in ('cancel.request', 'refund.request', 'exchange.request');