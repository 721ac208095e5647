/** The names under which a company stood here before, the latest first, twenty at most; `t` is its row. */
export const formerNamesSql = `(select coalesce(json_agg(json_build_object('name', n.name, 'until', n.until) order by n.until desc, n.id desc), '[]')
  from (select * from contractor_names where contractor_id = t.id order by until desc, id desc limit 20) n)`;
