CREATE SEQUENCE "public"."order_numbers" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1;--> statement-breakpoint
ALTER TABLE "order_items" ADD COLUMN "refund" jsonb;--> statement-breakpoint
ALTER TABLE "order_items" ADD COLUMN "prepaid_shipping" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "refund_account" jsonb;--> statement-breakpoint
ALTER TABLE "payment_groups" ADD COLUMN "paid_attempt_id" integer;--> statement-breakpoint
ALTER TABLE "sellers" ADD COLUMN "sales_stopped_at" timestamp (3) with time zone;