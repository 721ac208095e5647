ALTER TABLE "order_items" ADD COLUMN "staff_tab" text;--> statement-breakpoint
-- Lines that wait too long already; those with a timer left to run do not.
UPDATE "order_items" SET "staff_tab" = CASE
  WHEN "state" IN ('dispatch_delayed', 'transit_delayed') THEN 'late'
  WHEN "state" LIKE '%\_held\_%' THEN 'held'
  ELSE 'overdue'
END
WHERE "due_at" IS NULL AND (
  "state" IN ('dispatch_delayed', 'transit_delayed', 'cancel_late')
  OR "state" LIKE 'refund\_held\_%' OR "state" LIKE 'exchange\_held\_%'
  OR "state" LIKE 'refund\_late\_%' OR "state" LIKE 'exchange\_late\_%'
);
--> statement-breakpoint
-- What staff were called for about lines that have moved on since.
UPDATE "staff_cases" c SET "closed_at" = i."changed_at"
FROM "order_items" i
WHERE i."id" = c."order_item_id" AND c."closed_at" IS NULL AND (
  (c."because" = 'claim.held-long' AND i."state" NOT LIKE '%\_held\_%')
  OR (c."because" = 'cancel.late' AND i."state" <> 'cancel_late')
  OR (c."because" = 'refund.late' AND i."state" NOT LIKE 'refund\_late\_%')
  OR (c."because" = 'exchange.late' AND i."state" NOT LIKE 'exchange\_late\_%')
);
--> statement-breakpoint
CREATE INDEX "order_items_staff" ON "order_items" USING btree ("staff_tab","changed_at","id") WHERE staff_tab is not null;--> statement-breakpoint
CREATE INDEX "staff_cases_line" ON "staff_cases" USING btree ("order_item_id") WHERE closed_at is null;