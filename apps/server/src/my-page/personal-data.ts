import { type SQL, sql } from 'drizzle-orm';
import type { Orm } from '../db/database.ts';

/** Whose data: the account, and the address it signs in with. */
export type Person = { readonly userId: number; readonly email: string | null };

/**
 * One kind of personal data: how it is read for the export, and what becomes of it when the account leaves.
 * A table that holds something about a member has its entry here, or both would miss it.
 */
export type PersonalData = {
  /** Its name in the export. */
  readonly name: string;
  readonly read: (person: Person) => SQL;
  /** Null where it stays as it is; the reason stands beside it. */
  readonly erase: ((person: Person) => SQL) | null;
};

/** What a page shows in place of a name. */
export const formerMember = 'Thành viên cũ';

/** An address that reaches nobody, where a table wants one. */
const nobody = 'da-roi@hien.invalid';

export const personalData: readonly PersonalData[] = [
  {
    name: 'addresses',
    read: ({ userId }) =>
      sql`select receiver, phone, city, district, ward, address, is_default, created_at from addresses where user_id = ${userId} order by id`,
    erase: ({ userId }) => sql`delete from addresses where user_id = ${userId}`,
  },
  {
    name: 'business',
    read: ({ userId }) =>
      sql`select state, sent, shown, rejection, sent_at, decided_at from business_profiles where user_id = ${userId}`,
    erase: ({ userId }) => sql`delete from business_profiles where user_id = ${userId}`,
  },
  {
    name: 'coupons',
    read: ({ userId }) =>
      sql`select code, name, state, minimum, "from", until, created_at, changed_at from user_coupons where user_id = ${userId} order by id`,
    // What they took off stands in orders, and says nothing of a person.
    erase: null,
  },
  {
    name: 'coupons_meant_for_you',
    read: ({ email }) =>
      sql`select code, name, created_at from coupon_campaigns where emails @> to_jsonb(${email}::text) order by id`,
    erase: ({ email }) =>
      sql`update coupon_campaigns set emails = emails - ${email}::text where emails @> to_jsonb(${email}::text)`,
  },
  {
    name: 'referral_codes',
    read: ({ userId }) =>
      sql`select code, label, ends_at, created_at from referral_codes where user_id = ${userId} order by id`,
    // Orders keep the code that they named; nobody is recommended by who has left.
    erase: ({ userId }) =>
      sql`update referral_codes set user_id = null, label = ${formerMember}, ends_at = least(ends_at, now()), version = version + 1 where user_id = ${userId}`,
  },
  {
    name: 'office_projects',
    read: ({ userId }) =>
      sql`select version, content, saved_at, created_at from office_projects where user_id = ${userId} order by id`,
    erase: ({ userId }) => sql`delete from office_projects where user_id = ${userId}`,
  },
  {
    name: 'kept_modules',
    read: ({ userId }) =>
      sql`select module, created_at from kept_modules where user_id = ${userId} order by id`,
    erase: ({ userId }) => sql`delete from kept_modules where user_id = ${userId}`,
  },
  {
    name: 'office_quotations',
    read: ({ userId }) =>
      sql`select q.id, q.state, q.total, q.valid_until, q.start, q.estimate, q.content, q.lines, q.contact_name, q.contact_phone, q.note, q.words, q.requested_at,
        (select coalesce(json_agg(json_build_object('event', e.event, 'by', e.by, 'words', e.words, 'at', e.at) order by e.id), '[]')
          from office_quotation_events e where e.quotation_id = q.id) as history
        from office_quotations q where q.user_id = ${userId} order by q.id`,
    // What was offered and built is kept as every offer is; who asked is not.
    erase: ({ userId }) =>
      sql`update office_quotations set contact_name = ${formerMember}, contact_phone = '0', note = '' where user_id = ${userId}`,
  },
  {
    name: 'social_accounts',
    read: ({ userId }) =>
      sql`select method, social_id, created_at from social_accounts where user_id = ${userId} order by id`,
    erase: ({ userId }) => sql`delete from social_accounts where user_id = ${userId}`,
  },
  {
    name: 'sessions',
    read: ({ userId }) =>
      sql`select created_at, expires_at, revoked_at from sessions where user_id = ${userId} and kind = 'main' order by id`,
    // They end with the account and are swept a month later.
    erase: null,
  },
  {
    name: 'messages_sent',
    read: ({ userId }) =>
      sql`select id, like_id, target_type, contractor_id, phone_number, email, content, job, images, inquiry, refusal, created_at from inbox_messages where sender_id = ${userId} order by id`,
    // Whoever got the message keeps it, without the way to reach its sender.
    erase: ({ userId }) =>
      sql`update inbox_messages set phone_number = '0', email = ${nobody} where sender_id = ${userId}`,
  },
  {
    name: 'replies_sent',
    read: ({ userId }) =>
      sql`select message_id, content, images, created_at from inbox_replies where author_id = ${userId} order by id`,
    // As the messages: they are the other side's too.
    erase: null,
  },
  {
    name: 'support_posts',
    read: ({ userId }) =>
      sql`select p.id, p.category, p.title, p.content, p.state, p.created_at,
        (select coalesce(json_agg(json_build_object('party', m.party, 'content', m.content, 'created_at', m.created_at) order by m.id), '[]')
          from support_messages m where m.post_id = p.id) as messages
        from support_posts p where p.user_id = ${userId} order by p.id`,
    erase: ({ userId }) => sql`delete from support_posts where user_id = ${userId}`,
  },
  {
    name: 'requests',
    read: ({ userId, email }) =>
      sql`select kind, state, name, phone, email, details, answer, consent_at, marketing_consent_at, marketing_withdrawn_at, created_at from leads where user_id = ${userId} or (user_id is null and email = ${email}) order by id`,
    // How often what was asked for is worth knowing; who asked is not. Sent as a guest from the account's address, it is theirs too.
    erase: ({ userId, email }) =>
      sql`update leads set name = ${formerMember}, phone = '0', email = ${nobody}, details = '{}', user_id = null,
        marketing_withdrawn_at = case when marketing_consent_at is null then null else coalesce(marketing_withdrawn_at, now()) end
        where user_id = ${userId} or (user_id is null and email = ${email})`,
  },
  {
    name: 'job_applications',
    read: ({ userId }) =>
      sql`select job_id, state, name, phone, email, message, answer, consent_at, created_at, decided_at from job_applications where user_id = ${userId} order by id`,
    // The CV goes with it: the sweep of uploads takes the file.
    erase: ({ userId }) =>
      sql`with gone as (delete from job_applications where user_id = ${userId} returning cv)
        update media_uploads set swept_at = now()
        where owner_id = ${userId} and name in (select 'private-' || substr(cv, length('/media/private/') + 1) from gone)`,
  },
  {
    name: 'partner_applications',
    read: ({ userId }) =>
      sql`select kind, state, reason, details, consent_at, sent_at, created_at from partner_applications where user_id = ${userId} order by id`,
    erase: ({ userId }) => sql`delete from partner_applications where user_id = ${userId}`,
  },
  {
    name: 'questions',
    read: ({ userId }) =>
      sql`select product_id, design_id, content, answer, created_at, (select coalesce(json_agg(json_build_object('content', t.content, 'answer', t.answer, 'created_at', t.created_at) order by t.id), '[]')
        from question_turns t where t.question_id = q.id) as further from product_questions q where user_id = ${userId} order by id`,
    // An answer that helped others stays, without the name.
    erase: ({ userId }) =>
      sql`update product_questions set author_name = ${formerMember}, user_id = null where user_id = ${userId}`,
  },
  {
    name: 'reviews',
    read: ({ userId }) =>
      sql`select product_id, rating, content, created_at from product_reviews where user_id = ${userId} order by id`,
    erase: ({ userId }) =>
      sql`update product_reviews set author_name = ${formerMember}, user_id = null where user_id = ${userId}`,
  },
  {
    name: 'construction_evidence',
    read: ({ userId }) =>
      sql`select e.review_id, e.kind, e.state, e.tries, e.reason, e.sent_at, e.decided_at
        from construction_evidence e join construction_reviews t on t.id = e.review_id where t.user_id = ${userId} order by e.id`,
    // Before the review forgets whose it was; the files go with the other private ones. The day of the badge stays.
    erase: ({ userId }) =>
      sql`delete from construction_evidence where review_id in (select id from construction_reviews where user_id = ${userId})`,
  },
  {
    name: 'construction_reviews',
    read: ({ userId }) =>
      sql`select contractor_id, rating, content, phone, building, district, city, area_m2, months, cost_from, cost_to, created_at, edited_at, removed_on, removed_for
        from construction_reviews where user_id = ${userId} order by id`,
    erase: ({ userId }) =>
      sql`update construction_reviews set author_name = ${formerMember}, phone = '', user_id = null where user_id = ${userId}`,
  },
  {
    name: 'bookmarks',
    read: ({ userId }) =>
      sql`select kind, target_id, created_at from bookmarks where user_id = ${userId} order by created_at`,
    erase: ({ userId }) => sql`delete from bookmarks where user_id = ${userId}`,
  },
  {
    name: 'liked_homes',
    read: ({ userId }) =>
      sql`select share_id, created_at from share_likes where user_id = ${userId} order by created_at`,
    erase: ({ userId }) => sql`delete from share_likes where user_id = ${userId}`,
  },
  {
    name: 'comments',
    read: ({ userId }) =>
      sql`select share_id, design_id, parent_id, content, created_at, edited_at, gone_at from share_comments where user_id = ${userId} order by id`,
    // Replies of others hang on what was said: it stays, without the name.
    erase: ({ userId }) =>
      sql`update share_comments set author_name = ${formerMember}, author_avatar = null, user_id = null where user_id = ${userId}`,
  },
  {
    name: 'community_reports',
    read: ({ userId }) =>
      sql`select share_id, comment_id, reason, words, created_at from community_reports where user_id = ${userId} order by id`,
    // What was reported is still to be looked at: it stays, without who said so.
    erase: ({ userId }) =>
      sql`update community_reports set user_id = null where user_id = ${userId}`,
  },
  {
    name: 'community_cases',
    read: ({ userId }) =>
      sql`select share_id, comment_id, state, rule, quote, decided_at, appeal, appealed_at, answer, answered_at from community_cases where author_id = ${userId} and rule is not null order by id`,
    // What was decided counts in the published numbers: it stays, without whose it was.
    erase: ({ userId }) =>
      sql`update community_cases set author_id = null, appeal = null, copy = null where author_id = ${userId}`,
  },
  {
    name: 'large_pictures',
    read: ({ userId }) =>
      sql`select design_id, reason, requested_at, decision, answer, decided_at, shown_until from design_picture_requests where user_id = ${userId} order by id`,
    erase: ({ userId }) => sql`delete from design_picture_requests where user_id = ${userId}`,
  },
  {
    name: 'saved_rooms',
    read: ({ userId }) =>
      sql`select name, unit_id, code, total, created_at from saved_rooms where user_id = ${userId} order by id`,
    erase: ({ userId }) => sql`delete from saved_rooms where user_id = ${userId}`,
  },
  {
    name: 'designs',
    read: ({ userId }) =>
      sql`select d.number, p.allowed_times, p.used_times, p.granted_at, p.expires_at, p.returned_at,
        (select coalesce(json_agg(json_build_object('started_at', l.started_at, 'device', l.device) order by l.started_at), '[]')
          from design_downloads l where l.purchase_id = p.id and l.started_at is not null) as downloads,
        (select coalesce(json_agg(json_build_object('reason', e.reason, 'requested_at', e.requested_at, 'answer', e.answer) order by e.id), '[]')
          from design_extensions e where e.purchase_id = p.id) as extensions,
        (select json_build_object('reason', r.reason, 'account', r.account, 'requested_at', r.requested_at, 'answer', r.answer)
          from design_refunds r where r.order_id = p.order_id) as refund
        from design_purchases p join designs d on d.id = p.design_id where p.user_id = ${userId} order by p.id`,
    // That it was sold stays in the books; with what was downloaded stays no device.
    erase: ({ userId }) =>
      sql`delete from design_links where purchase_id in (select id from design_purchases where user_id = ${userId})`,
  },
  {
    name: 'designs_sold',
    read: ({ userId }) =>
      sql`select w.state, w.sent, d.number, d.name, d.price, d.published_at, d.withdrawn_at,
        (select t.content from design_drafts t where t.work_id = w.id) as draft,
        (select coalesce(json_agg(json_build_object('state', r.state, 'sent_at', r.sent_at, 'reason', r.reason) order by r.id), '[]')
          from design_requests r where r.work_id = w.id) as requests
        from design_works w left join designs d on d.id = w.design_id where w.owner_id = ${userId}
        union all select 'draft', t.content, null, null, null, null, null, null, '[]' from design_drafts t
          where t.owner_id = ${userId} and t.work_id is null and t.content is not null`,
    // What was bought stays its buyers'; nobody buys it any more, and what was never sold goes.
    erase: ({ userId }) => sql`with gone as (delete from design_drafts where owner_id = ${userId}),
      asked as (delete from design_requests where owner_id = ${userId}),
      off as (update designs set withdrawn_at = coalesce(withdrawn_at, now()) where owner_id = ${userId})
      delete from design_works where owner_id = ${userId}`,
  },
  {
    name: 'designs_in_cart',
    read: ({ userId }) =>
      sql`select d.number, c.seen_price, c.created_at from cart_designs c join designs d on d.id = c.design_id where c.user_id = ${userId} order by c.id`,
    erase: ({ userId }) => sql`delete from cart_designs where user_id = ${userId}`,
  },
  {
    name: 'ad_memberships',
    read: ({ userId }) =>
      sql`select m.plan, m.state, m.cities, m.period_start, m.period_end,
        (select coalesce(json_agg(json_build_object('number', g.number, 'kind', o.kind, 'plan', o.plan, 'total', g.total,
            'paid_at', g.paid_at, 'invoice', o.red_bill) order by o.id), '[]')
          from ad_orders o join payment_groups g on g.id = o.group_id where o.contractor_id = m.contractor_id) as orders
        from memberships m where m.user_id = ${userId}`,
    // What was sold stays in the books.
    erase: null,
  },
  {
    name: 'ad_waiting_lists',
    read: ({ userId }) =>
      sql`select city, state, joined_at, offer_until from place_waits where user_id = ${userId} order by id`,
    // A line of companies: who waited is the company, and it ends by itself.
    erase: null,
  },
  {
    name: 'auction_bids',
    read: ({ userId }) =>
      sql`select a.city, a.week, b.slot, b.amount, b.state, b.placed_at, b.refunded_at, g.number, o.red_bill as invoice
        from bids b join auctions a on a.id = b.auction_id join payment_groups g on g.id = b.group_id
          left join bid_orders o on o.group_id = b.group_id
        where b.user_id = ${userId} order by b.id`,
    // Who bid what decides who won: the ledger stays, and names the company alone.
    erase: null,
  },
  {
    name: 'auction_disputes',
    read: ({ userId }) =>
      sql`select a.city, a.week, d.state, d.words, d.opened_at, d.answer, d.decided_at
        from auction_disputes d join auctions a on a.id = d.auction_id where d.user_id = ${userId} order by d.id`,
    // A company's word about an auction, and the answer to it.
    erase: null,
  },
  {
    name: 'helpful_reviews',
    read: ({ userId }) =>
      sql`select review_id, created_at from review_votes where user_id = ${userId} order by created_at`,
    // How many found a review helpful stays true.
    erase: null,
  },
  {
    name: 'shared_homes',
    read: ({ userId }) =>
      sql`select slug, title, content, city, cost, hashtags, status, published_at from interior_shares where user_id = ${userId} order by id`,
    // What readers talk about below it stays readable; nobody is named, and nobody is left to read what its pieces brought.
    erase: ({ userId }) =>
      sql`with left_behind as (
          update interior_shares set author_name = ${formerMember}, author_avatar = null, user_id = null where user_id = ${userId} returning id)
        delete from share_piece_counts where share_id in (select id from left_behind)`,
  },
  {
    name: 'posts',
    read: ({ userId }) =>
      sql`select title, body, house_type, style, area_m2, city, cost, hashtags, created_at, updated_at from share_posts where user_id = ${userId} order by id`,
    erase: ({ userId }) => sql`delete from share_posts where user_id = ${userId}`,
  },
  {
    name: 'company_papers',
    read: ({ userId }) =>
      sql`select p.kind, p.paper, p.until, p.state, p.reason, p.sent_at, p.decided_at
        from company_papers p join contractors c on c.id = p.contractor_id where c.user_id = ${userId} order by p.id`,
    // The files go with the other private ones.
    erase: ({ userId }) =>
      sql`delete from company_papers where contractor_id in (select id from contractors where user_id = ${userId})`,
  },
  {
    name: 'contractor',
    read: ({ userId }) =>
      sql`select company_name, company_phone, email, website, address, city, tax_code, representative, registered_on, approval, papers, created_at from contractors where user_id = ${userId} order by id`,
    // Customers who were in touch keep the company's name; nobody finds it in the directory any more.
    erase: ({ userId }) =>
      sql`update contractors set approval = 'ended', papers = '[]', paper_sent_at = null where user_id = ${userId}`,
  },
  {
    name: 'shop_work',
    read: ({ userId }) =>
      sql`select s.name as shop, t.joined_at from shop_staff t join sellers s on s.id = t.seller_id where t.user_id = ${userId}`,
    erase: ({ userId }) => sql`delete from shop_staff where user_id = ${userId}`,
  },
  {
    name: 'shop_acts',
    read: ({ userId }) =>
      sql`select act, event, subject, name, at from shop_acts where user_id = ${userId} order by id`,
    // What was done in a shop is the shop's to know; by whom is not any more. Names and addresses of people stand at acts on them.
    erase: ({ userId, email }) =>
      sql`update shop_acts set user_id = nullif(user_id, ${userId}),
          name = case when subject = 'team' and (subject_id = ${userId} or name = ${email ?? ''}) then ${formerMember} else name end
        where user_id = ${userId} or (subject = 'team' and (subject_id = ${userId} or name = ${email ?? ''}))`,
  },
  {
    name: 'shop_invitations',
    read: ({ email }) =>
      sql`select s.name as shop, i.state, i.sent_at, i.expires_at from shop_invitations i join sellers s on s.id = i.seller_id where i.email = ${email} order by i.id`,
    erase: ({ email }) => sql`delete from shop_invitations where email = ${email}`,
  },
  {
    name: 'penalties',
    read: ({ userId }) =>
      sql`select action, reason, until, at from standing_events where user_id = ${userId} order by id`,
    erase: ({ userId }) => sql`delete from standing_events where user_id = ${userId}`,
  },
  {
    name: 'private_pictures',
    read: ({ userId }) =>
      sql`select name, width, height, created_at from media_uploads where owner_id = ${userId} and swept_at is null order by id`,
    // The sweep of uploads takes the files, but for those in packages that people have bought.
    erase: ({ userId }) =>
      sql`update media_uploads set owner_id = null,
        swept_at = case when name in (select 'private-' || substr(file, length('/media/private/') + 1) from design_files)
          then swept_at else now() end
        where owner_id = ${userId}`,
  },
  {
    name: 'consents',
    read: ({ userId }) =>
      sql`select kind, version, granted, at from consents where user_id = ${userId} order by id`,
    // What was agreed to and when is the proof that the law asks for; it names nobody any more.
    erase: null,
  },
  {
    name: 'newsletter',
    read: ({ email }) =>
      sql`select email, language, consent_at, confirmed_at, unsubscribed_at from newsletter_subscribers where email = ${email}`,
    erase: ({ email }) => sql`delete from newsletter_subscribers where email = ${email}`,
  },
  {
    name: 'mails',
    read: ({ email }) =>
      sql`select template, language, state, created_at, sent_at from outbox where recipient = ${email} order by id`,
    erase: ({ email }) => sql`delete from outbox where recipient = ${email}`,
  },
  {
    name: 'verification_codes',
    read: ({ email }) =>
      sql`select purpose, state, sent_at from verification_codes where email = ${email} order by id`,
    erase: ({ email }) => sql`delete from verification_codes where email = ${email}`,
  },
];

/** Rows of a statement, the same from both drivers. */
export async function rowsOf(orm: Orm, statement: SQL): Promise<Record<string, unknown>[]> {
  const answer: unknown = await orm.execute(statement);
  if (
    typeof answer === 'object' &&
    answer !== null &&
    'rows' in answer &&
    Array.isArray(answer.rows)
  )
    return answer.rows as Record<string, unknown>[];
  return [];
}
