import { type Language, limits } from '@hien/domain';
import { instantSql, objectSql, pictureSql, textSql, untranslatedSql } from '../../db/json-sql.ts';
import { shopSellsSql } from './shop-sells.ts';
import { availabilitySql, isNewSql, listed, pricesSql } from './card-sql.ts';

/** The summary over all visible reviews, kept beside the product. */
export const ratingSummarySql = objectSql({
  average: 'p.rating',
  count: 'p.rating_count',
  withPictures: 'p.picture_review_count',
  histogram: `json_build_array(${[5, 4, 3, 2, 1]
    .map(
      (stars, index) =>
        `json_build_object('stars', ${stars}, 'count', p.rating_histogram[${index + 1}])`,
    )
    .join(', ')})`,
});

const optionsSql = (language: Language): string =>
  `(select json_agg(${objectSql({
    id: 'o.id',
    name: textSql('o.name', language),
    additionalAmount: 'o.extra_price',
    stock: 'o.stock',
    color: 'o.color',
  })} order by o.position, o.id) from product_options o where o.product_id = p.id)`;

const gallerySql = (language: Language): string =>
  `coalesce((select json_agg(${pictureSql('g.picture', language)} order by g.position, g.id)
    from product_pictures g where g.product_id = p.id), json_build_array(${pictureSql('p.cover', language)}))`;

const noticesSql = `coalesce((select json_agg(${objectSql({
  id: 'n.id',
  title: 'n.title',
  details: 'n.details',
  addedAt: instantSql('n.created_at'),
})} order by n.created_at desc, n.id desc)
    from item_notices n where n.product_id = p.id and n.removed_at is null), '[]')`;

/** Those of today: `$2` is the present instant. */
const shopNoticesSql = `coalesce((select json_agg(${objectSql({
  id: 'n.id',
  title: 'n.title',
  details: 'n.details',
  addedAt: instantSql('n.starts_at'),
})} order by n.starts_at desc, n.id desc)
    from shop_notices n where n.seller_id = p.seller_id and n.removed_at is null
      and n.starts_at <= $2 and n.ends_at >= $2), '[]')`;

const storySql = (language: Language): string =>
  `coalesce((select json_agg(${objectSql({
    title: textSql(`(t.part->'title')`, language),
    text: textSql(`(t.part->'text')`, language),
    picture: pictureSql(`(t.part->'picture')`, language),
    side: `t.part->>'side'`,
  })} order by t.at) from jsonb_array_elements(p.story) with ordinality t (part, at)), '[]')`;

const sellerSql = objectSql({
  id: 's.id',
  name: 's.name',
  registrationNumber: 's.registration_number',
  address: 's.address',
  representative: 's.representative',
  rating: `json_build_object('average', s.rating, 'count', s.rating_count)`,
  productCount: 's.product_count',
  since: instantSql('s.created_at'),
  verifiedAt: `(select ${instantSql('a.verified_at')} from shop_accounts a where a.seller_id = s.id)`,
  resting: `not ${shopSellsSql('s', 'keeper')}`,
});

/** A promotion's prices are due when the next day begins: the one before is their last. */
const priceUntilSql = (now: string): string =>
  `case when p.final_price < (p.usual->>'finalPrice')::int and p.price_due > ${now}::timestamptz
    then to_char((p.price_due - interval '1 millisecond') at time zone 'Asia/Ho_Chi_Minh', 'YYYY-MM-DD') end`;

/** `$1` is the id, `$2` the present instant. One row, or none when the product is not public. */
export function productDetailSql(language: Language): string {
  const detail = objectSql({
    id: 'p.id',
    itemNumber: 'p.sku',
    name: textSql('p.name', language),
    slug: 'p.slug',
    summary: textSql('p.summary', language),
    description: textSql('p.description', language),
    brand: `json_build_object('id', b.id, 'name', b.name)`,
    category: objectSql({
      categoryId: 'c.id',
      name: textSql('c.name', 'vi'),
      nameEn: textSql('c.name', 'en'),
      nameKo: textSql('c.name', 'ko'),
      slug: 'c.slug',
    }),
    gallery: gallerySql(language),
    prices: pricesSql,
    options: optionsSql(language),
    stock: 'p.stock',
    availability: availabilitySql,
    promotionIcons: 'p.promotion_icons',
    madeToOrder: 'p.made_to_order',
    isNew: isNewSql('$2'),
    rooms: 'p.rooms',
    style: 'p.style',
    dimensions: objectSql({ width: 'p.width_mm', depth: 'p.depth_mm', height: 'p.height_mm' }),
    weight: 'p.weight_grams / 1000.0',
    appliance: 'p.appliance',
    // What covers nothing has no pack to count with.
    pack: `case when p.pack->>'surface' <> 'none' then p.pack end`,
    material: textSql('p.material', language),
    measurement: textSql('p.measurement', language),
    producedBy: 'p.producer',
    producedCountry: textSql('p.country', language),
    handling: textSql('p.handling', language),
    afterSales: `p.after_sales || jsonb_build_object('hours', ${textSql(`(p.after_sales->'hours')`, language)})`,
    // What was kept before legs were asked for says nothing of them.
    shipping: `p.shipping || jsonb_build_object('removableLegs', p.shipping->'removableLegs')`,
    returns: `p.returns || jsonb_build_object('note', ${textSql(`(p.returns->'note')`, language)})`,
    seller: sellerSql,
    ratingSummary: ratingSummarySql,
    questionCount: 'p.question_count',
    hashtags: 'p.hashtags',
    bulkFrom: String(limits.bulk.minQuantity),
    priceUntil: priceUntilSql('$2'),
    inVietnamese: untranslatedSql(
      { name: 'p.name', summary: 'p.summary', description: 'p.description' },
      language,
      // Shops write them once.
      language === 'vi' ? [] : ['notices'],
    ),
    notices: noticesSql,
    shopNotices: shopNoticesSql,
    story: storySql(language),
  });
  // A function takes at most 100 arguments, so at most 50 fields in one object.
  return `select ${detail}::text as product from products p
    join brands b on b.id = p.brand_id
    join categories c on c.id = p.category_id
    join sellers s on s.id = p.seller_id
    left join users keeper on keeper.id = s.user_id
    where p.id = $1 and ${listed}`;
}
