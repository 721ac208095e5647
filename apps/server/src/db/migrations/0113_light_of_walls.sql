-- A wall tells the light of each slot as red, green and blue; one factor was told for all three before.
UPDATE "room_options" SET "layer" = jsonb_set("layer", '{light}', (
  SELECT coalesce(jsonb_object_agg("slot", jsonb_build_object('red', "light", 'green', "light", 'blue', "light")), '{}')
  FROM jsonb_each("layer" -> 'light') AS "slots" ("slot", "light")))
WHERE "layer" ? 'light';
