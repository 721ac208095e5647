ALTER TABLE "order_items" ADD COLUMN "awaits_shop" boolean DEFAULT false NOT NULL;--> statement-breakpoint
-- Lines whose next step is the shop's.
UPDATE "order_items" SET "awaits_shop" = true WHERE "state" IN (
  'new_order',
  'preparing',
  'dispatch_delayed',
  'cancel_requested',
  'cancel_late',
  'cancel_rejected',
  'refund_requested',
  'refund_waiting',
  'refund_received',
  'refund_held_requested',
  'refund_held_waiting',
  'refund_held_collecting',
  'refund_held_received',
  'refund_released_requested',
  'refund_released_waiting',
  'refund_released_received',
  'refund_late_requested',
  'refund_late_received',
  'exchange_requested',
  'exchange_received',
  'exchange_confirmed',
  'exchange_held_requested',
  'exchange_held_collecting',
  'exchange_held_received',
  'exchange_held_confirmed',
  'exchange_released_requested',
  'exchange_released_received',
  'exchange_released_confirmed',
  'exchange_late_requested',
  'exchange_late_received',
  'exchange_late_confirmed'
);
--> statement-breakpoint
INSERT INTO "order_counts" ("owner", "what", "change")
SELECT 'seller:' || "seller_id", 'awaiting-shop', count(*)::int FROM "order_items" WHERE "awaits_shop" GROUP BY 1;
--> statement-breakpoint
CREATE INDEX "order_items_seller_awaits" ON "order_items" USING btree ("seller_id","due_at","id" DESC NULLS FIRST) WHERE awaits_shop;