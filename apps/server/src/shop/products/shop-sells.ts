/**
 * Whether new orders reach a shop: its sales are not stopped (2.8), and whoever keeps it may use the product as a seller. Of `seller`
 * and `user`, names of `sellers` and of its owner's row of `users` in the statement; a shop of the platform has no owner.
 */
export const shopSellsSql = (seller: string, user: string): string =>
  `(${seller}.sales_stopped_at is null and (${seller}.user_id is null
    or (${user}.status in ('active', 'warning') and 'commerce' = any(${user}.partner))))`;

/** The same of the shop of a product `p`, in a statement that reads no shop. */
export const soldByOpenShopSql = `not exists (select 1 from sellers rests left join users keeper on keeper.id = rests.user_id
    where rests.id = p.seller_id and not ${shopSellsSql('rests', 'keeper')})`;
