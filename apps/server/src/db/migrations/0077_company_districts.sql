UPDATE "contractors" c SET "work_districts" = n.keys FROM (
  SELECT p.contractor_id, array_agg(DISTINCT p.city || '|' || coalesce(nullif(trim(regexp_replace(p.folded, '^(?:quan|q|phuong|p|huyen|h|thi xa|tx|thanh pho|tp|xa|x)(?:\.\s*|\s+|(?=\d))', '')), ''), p.folded)) AS keys
  FROM (SELECT contractor_id, city, trim(regexp_replace(replace(regexp_replace(normalize(lower(district), NFD), '[\u0300-\u036f]', '', 'g'), 'đ', 'd'), '\s+', ' ', 'g')) AS folded
    FROM "contractor_projects" WHERE NOT hidden) p
  GROUP BY p.contractor_id
) n WHERE n.contractor_id = c.id;
