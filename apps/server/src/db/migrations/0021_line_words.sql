CREATE TABLE "order_line_words" (
	"item_id" integer PRIMARY KEY NOT NULL,
	"order_id" integer NOT NULL,
	"search" "tsvector" NOT NULL
);
--> statement-breakpoint
ALTER TABLE "order_line_words" ADD CONSTRAINT "order_line_words_item_id_order_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."order_items"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "order_line_words_search" ON "order_line_words" USING gin ("search");--> statement-breakpoint
-- What was bought before has its words too: lower case, without accents, Korean put together again.
INSERT INTO "order_line_words" ("item_id", "order_id", "search")
SELECT i.id, i.order_id, array_to_tsvector(
	array(
		SELECT left(word, 40) FROM regexp_split_to_table(
			lower(normalize(translate(regexp_replace(normalize(concat_ws(' ', o.number, i.thing->'name'->>'vi', i.thing->'name'->>'en', i.thing->'name'->>'ko'), NFD), '[\u0300-\u036f]', '', 'g'), 'đĐ', 'dd'), NFC)),
			'[\s[:punct:]]+') AS word WHERE word <> ''
	)
	|| array(
		SELECT digits FROM regexp_split_to_table(o.number, '-') AS part, ltrim(regexp_replace(part, '^\D+', ''), '0') AS digits
		WHERE digits <> ''
	)
	|| array['@s' || i.seller_id, '@u' || i.user_id])
FROM "order_items" i JOIN "orders" o ON o.id = i.order_id;
