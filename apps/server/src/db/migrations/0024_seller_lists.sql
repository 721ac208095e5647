ALTER TABLE "order_items" ADD COLUMN "claim_type" text;--> statement-breakpoint
ALTER TABLE "order_items" ADD COLUMN "claim_tab" text;--> statement-breakpoint
-- Where each line stands that has a claim, or had one.
UPDATE "order_items" SET "claim_type" = v."type", "claim_tab" = v."tab" FROM (VALUES
  ('cancel_requested', 'cancel', 'requested'),
  ('cancel_late', 'cancel', 'requested'),
  ('cancel_rejected', 'cancel', 'rejected'),
  ('cancel_confirmed', 'cancel', 'processed'),
  ('cancel_completed', 'cancel', 'processed'),
  ('refund_requested', 'refund', 'requested'),
  ('refund_waiting', 'refund', 'waiting'),
  ('refund_collecting', 'refund', 'collecting'),
  ('refund_received', 'refund', 'collected'),
  ('refund_confirmed', 'refund', 'processed'),
  ('refund_completed', 'refund', 'processed'),
  ('refund_rejected_in_transit', 'refund', 'rejected'),
  ('refund_rejected_with_buyer', 'refund', 'rejected'),
  ('refund_held_requested', 'refund', 'on_hold'),
  ('refund_held_waiting', 'refund', 'on_hold'),
  ('refund_held_collecting', 'refund', 'on_hold'),
  ('refund_held_received', 'refund', 'on_hold'),
  ('refund_released_requested', 'refund', 'requested'),
  ('refund_released_waiting', 'refund', 'waiting'),
  ('refund_released_collecting', 'refund', 'collecting'),
  ('refund_released_received', 'refund', 'collected'),
  ('refund_late_requested', 'refund', 'requested'),
  ('refund_late_received', 'refund', 'collected'),
  ('exchange_requested', 'exchange', 'requested'),
  ('exchange_collecting', 'exchange', 'collecting'),
  ('exchange_received', 'exchange', 'collected'),
  ('exchange_confirmed', 'exchange', 'collected'),
  ('exchange_redelivering', 'exchange', 'redelivering'),
  ('exchange_completed', 'exchange', 'processed'),
  ('exchange_rejected_in_transit', 'exchange', 'rejected'),
  ('exchange_rejected_with_buyer', 'exchange', 'rejected'),
  ('exchange_held_requested', 'exchange', 'on_hold'),
  ('exchange_held_collecting', 'exchange', 'on_hold'),
  ('exchange_held_received', 'exchange', 'on_hold'),
  ('exchange_held_confirmed', 'exchange', 'on_hold'),
  ('exchange_released_requested', 'exchange', 'requested'),
  ('exchange_released_collecting', 'exchange', 'collecting'),
  ('exchange_released_received', 'exchange', 'collected'),
  ('exchange_released_confirmed', 'exchange', 'collected'),
  ('exchange_late_requested', 'exchange', 'requested'),
  ('exchange_late_received', 'exchange', 'collected'),
  ('exchange_late_confirmed', 'exchange', 'collected')
) AS v("state", "type", "tab") WHERE "order_items"."state" = v."state";
--> statement-breakpoint
INSERT INTO "order_counts" ("owner", "what", "change")
SELECT 'seller:' || "seller_id", "claim_type" || ':' || "claim_tab", count(*)::int
FROM "order_items" WHERE "claim_type" IS NOT NULL GROUP BY 1, 2;
--> statement-breakpoint
CREATE INDEX "order_items_seller_due" ON "order_items" USING btree ("seller_id","tab","due_at","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "order_items_seller_claims" ON "order_items" USING btree ("seller_id","claim_type","claim_tab","due_at","id" DESC NULLS FIRST) WHERE claim_type is not null;