-- Cash that was taken until now: when the goods came, or when the purchase was confirmed.
UPDATE "order_items" SET "data" = "data" || jsonb_build_object('collectedAt', CASE
  WHEN ("data"->>'cod')::boolean AND (("data"->>'captured')::bigint > 0
    OR (("data"->>'amount')::bigint = 0 AND "data"->>'deliveredAt' IS NOT NULL))
  THEN coalesce(nullif("data"->'deliveredAt', 'null'), "data"->'confirmedAt') ELSE 'null'::jsonb END);
--> statement-breakpoint
UPDATE "order_items" i SET "thing" = i."thing" || jsonb_build_object('extraPrice',
  (SELECT o."extra_price" FROM "product_options" o WHERE o."id" = i."option_id"));
