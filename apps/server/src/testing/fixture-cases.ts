import { blankDesign, blankItem, blankProject, newMoneyReturn } from '@hien/domain';
import { emptyProject, moduleLines } from '@hien/domain/office-plan';
import { eq, inArray } from 'drizzle-orm';
import type { staffLists } from '../admin/queues.ts';
import { contentOf } from '../contractors/own/company/company-version.ts';
import type { Database, Orm } from '../db/database.ts';
import { standingEvents, users } from '../db/schema/account.ts';
import {
  constructionEvidence,
  constructionRemovals,
  constructionReviews,
  projectRequests,
} from '../db/schema/construction.ts';
import { designRequests } from '../db/schema/design-works.ts';
import { designs } from '../db/schema/designs.ts';
import { communityCases, communityReports } from '../db/schema/community.ts';
import { companyRequests, contractors } from '../db/schema/contractors.ts';
import { designExtensions, designPurchases } from '../db/schema/design-purchases.ts';
import { designOrderLines, designOrders, designRefunds } from '../db/schema/design-orders.ts';
import { jobApplications } from '../db/schema/jobs.ts';
import { leads, partnerApplicationEvents, partnerApplications } from '../db/schema/leads.ts';
import { officeQuotations } from '../db/schema/office.ts';
import { outbox } from '../db/schema/mail.ts';
import { memberships } from '../db/schema/memberships.ts';
import { auctionDisputes, auctions } from '../db/schema/auctions.ts';
import { businessProfiles } from '../db/schema/my-page.ts';
import { orderItems, paymentGroups, redBills } from '../db/schema/orders.ts';
import { moneyReturns, staffActs, staffCases } from '../db/schema/payments.ts';
import { promotions } from '../db/schema/promotions.ts';
import { couponCampaigns, referralCodes, userCoupons } from '../db/schema/rewards.ts';
import { shopChanges } from '../db/schema/shop-account.ts';
import { penalties, settlements } from '../db/schema/settlement.ts';
import {
  itemRequests,
  productReviews,
  products,
  reviewRemovals,
  sellers,
} from '../db/schema/shop.ts';
import { supportPosts } from '../db/schema/support.ts';
import { adCases, adReports } from '../db/schema/paid-places.ts';
import { createOrders } from '../orders/write/create-order.ts';
import { newGroup } from './fixture-orders.ts';
import { product } from './fixture-products.ts';
import { picture, testNow, text } from './fixture-values.ts';

const at = new Date(testNow);

/** An order whose buyer asks for an invoice. */
const billed = newGroup();
const billedGroup = {
  ...billed,
  orders: billed.orders.map((order) => ({
    ...order,
    redBill: {
      company: 'Công ty TNHH Bếp Mới',
      email: 'ketoan@bepmoi.example',
      taxCode: '0100109106',
      address: '18 Nguyễn Huệ, Huế',
    },
  })),
};

/** The line of one order whose buyer asks for an invoice: every late one of the list is of it. */
async function billedLine(orm: Orm): Promise<number> {
  const known = () =>
    orm
      .select({ id: orderItems.id })
      .from(orderItems)
      .innerJoin(redBills, eq(redBills.orderId, orderItems.orderId))
      .limit(1);
  const [found] = await known();
  if (found !== undefined) return found.id;
  await createOrders(orm, billedGroup);
  // What its buyer is told of it is no mail of the outbox's own test.
  await orm.delete(outbox);
  return (await known())[0]?.id ?? 0;
}

/** A member of their own for each case: some queues allow one case a member. */
async function newMember(
  orm: Orm,
  index: number,
  more: Partial<typeof users.$inferInsert> = {},
): Promise<number> {
  const email = `case-${index}-${more.status ?? ''}-${crypto.randomUUID()}@hien.example`;
  const values = { email, firstName: 'Bình', lastName: 'Lê', ...more };
  const [made] = await orm.insert(users).values(values).returning({ id: users.id });
  return made?.id ?? 0;
}

/**
 * One more row in each list of staff, with everything that a row can ask for: `staff` has acted on it, and a lead names
 * a project. A list without its line here does not compile.
 */
export const plantCase: Readonly<
  Record<keyof typeof staffLists, (orm: Orm, index: number, staff: number) => Promise<void>>
> = {
  async listUpgradeCases(orm, index) {
    await orm.insert(businessProfiles).values({
      userId: await newMember(orm, index),
      state: 'pending',
      version: 1,
      sent: {
        type: 'freelancer',
        first_name: 'Bình',
        last_name: 'Lê',
        company_name: `Studio ${index}`,
        hotline: '0912345678',
        business_email: 'binh@studio.example',
        registration_number: '0312345678',
        foundation_day: '2019-04-02',
        website: '',
        city: 'Huế',
        company_address: '12 Lê Lợi',
        tax_code: '0312345678',
      },
      sentAt: at,
      changedAt: at,
    });
  },
  async listContractorCases(orm, index) {
    await newCompany(orm, index, 'applied');
  },
  async listSupportQueue(orm, index) {
    await orm.insert(supportPosts).values({
      userId: await newMember(orm, index),
      category: 'order',
      title: `Hỏi ${index}`,
      content: 'Bao giờ giao?',
      folded: 'bao gio giao',
      requestKey: `case-${index}`,
      updatedAt: at,
    });
  },
  async listOfficeQuotationCases(orm, index, staff) {
    const content = {
      ...emptyProject,
      name: `Tầng ${index}`,
      more: [{ module: 'desk-6', quantity: 2 }],
    };
    await orm.insert(officeQuotations).values({
      userId: await newMember(orm, index),
      requestKey: `case-${index}`,
      state: 'requested',
      changedAt: at,
      requestedAt: at,
      estimate: 52_800_000,
      area: 0,
      desks: 12,
      content,
      lines: moduleLines(content),
      contactName: 'Lê Bình',
      contactPhone: '0912345678',
      note: 'Trước Tết',
      language: 'vi',
      decidedBy: staff,
      decidedAt: at,
    });
  },
  async listPartnerCases(orm, index, staff) {
    const [made] = await orm
      .insert(partnerApplications)
      .values({
        userId: await newMember(orm, index),
        kind: 'commerce',
        state: 'applied',
        details: {
          store_name: `Gỗ ${index}`,
          registration_number: '0312345678',
          tax_code: '0312345678',
          business_address: '12 Bến Nghé',
          owner: 'Thu An',
          address: '12 Bến Nghé',
          contact_name: 'Thu An',
          contact_email: 'goven@hien.example',
          contact_phone: '0912345678',
          bank_name: 'Vietcombank',
          account_holder: 'GO VEN SONG',
          account_number: '0071001234567',
          holder_note: '',
          licence: '/media/private/0123456789abcdef0123456789abcdef.webp',
          self_delivery: true,
        },
        holderMatches: true,
        language: 'vi',
        termsVersion: 1,
        consentAt: at,
        sentAt: at,
        changedAt: at,
      })
      .returning({ id: partnerApplications.id });
    // Refused once before it was sent again.
    await orm.insert(partnerApplicationEvents).values({
      applicationId: made?.id ?? 0,
      event: 'reject',
      fromState: 'applied',
      toState: 'rejected',
      actorId: staff,
      reason: 'Ảnh mờ',
      at,
    });
  },
  async listDesignPartnerCases(orm, index, staff) {
    const userId = await newMember(orm, index);
    const [made] = await orm
      .insert(partnerApplications)
      .values({
        userId,
        kind: 'design',
        state: 'applied',
        details: {
          kind: 'freelancer',
          studio_name: `Studio ${index}`,
          tax_code: '079204001234',
          phone: '0912345678',
          email: 'studio@hien.example',
          years: 6,
          about: 'Nhà ở dưới 120 m².',
          portfolio: '',
          samples: ['/media/private/0123456789abcdef0123456789abcdef.pdf'],
          papers: [],
        },
        holderMatches: true,
        language: 'vi',
        termsVersion: 1,
        consentAt: at,
        sentAt: at,
        changedAt: at,
      })
      .returning({ id: partnerApplications.id });
    // Refused once before it was sent again.
    await orm.insert(partnerApplicationEvents).values({
      applicationId: made?.id ?? 0,
      event: 'reject',
      fromState: 'applied',
      toState: 'rejected',
      actorId: staff,
      reason: 'Bản vẽ chưa có kích thước',
      at,
    });
  },
  async listLeadCases(orm, index) {
    const lead = {
      name: 'Bình',
      phone: '0912345678',
      email: 'binh@hien.example',
      addressHash: 'x',
      language: 'vi' as const,
      termsVersion: 1,
      consentAt: at,
      createdAt: at,
    };
    const [trial] = await orm
      .insert(leads)
      .values({
        ...lead,
        kind: 'trial_project',
        state: 'answered',
        subjectId: 1,
        details: {},
        sameKey: `trial-${index}`,
      })
      .returning({ id: leads.id });
    await orm.insert(leads).values({
      ...lead,
      kind: 'trial_tax',
      subjectId: trial?.id ?? 0,
      details: { lines: [{ product_id: (index % 10) + 1, quantity: 2 }] },
      sameKey: `invoice-${index}`,
    });
  },
  async listJobApplications(orm, index) {
    await orm.insert(jobApplications).values({
      jobId: (index % 8) + 1,
      userId: await newMember(orm, index),
      name: 'Bình',
      phone: '0912345678',
      email: 'binh@hien.example',
      message: '',
      cv: '/media/private/0123456789abcdef0123456789abcdef.pdf',
      language: 'vi',
      termsVersion: 1,
      consentAt: at,
      createdAt: at,
    });
  },
  async listCompanyCases(orm, index, staff) {
    const contractorId = await newCompany(orm, index, 'approved');
    const [company] = await orm.select().from(contractors).where(eq(contractors.id, contractorId));
    if (company === undefined) return;
    const before = contentOf(company);
    await orm.insert(companyRequests).values({
      contractorId,
      before,
      after: { ...before, team_size: index + 1 },
      sentBy: staff,
      sentAt: at,
    });
  },
  async listDesignCases(orm, index) {
    await orm.insert(designRequests).values({
      ownerId: await newMember(orm, index),
      after: { ...blankDesign, name: { vi: `Nhà gỗ ${index}`, en: '', ko: '' } },
      sentAt: at,
    });
  },
  async listDesignSales(orm, index, staff) {
    const [made] = await orm
      .insert(designs)
      .values({
        slug: `nha-go-${index}`,
        number: `HD-8${index}00`,
        name: text(`Nhà gỗ ${index}`),
        summary: text('Gỗ sồi'),
        designerName: 'Nhóm thiết kế Hiên',
        designType: 'by-room',
        houseType: 'studio',
        style: 'modern',
        areaM2: 20,
        price: 1_000_000,
        cover: picture(`nha-go-${index}`, 'rooms'),
        withdrawnAt: at,
        withheldAt: at,
        withheldFor: 'design',
        withheldReason: 'Ảnh của người khác',
        search: '',
      })
      .returning({ id: designs.id });
    await orm.insert(staffActs).values({
      userId: staff,
      act: 'suspended',
      subject: 'design',
      subjectId: made?.id ?? 0,
      text: 'Ảnh của người khác',
      at,
    });
  },
  async listProjectCases(orm, index, staff) {
    await orm.insert(projectRequests).values({
      contractorId: await newCompany(orm, index, 'approved'),
      after: { ...blankProject, project_name: { vi: `Căn hộ ${index}`, en: '', ko: '' } },
      sentBy: staff,
      sentAt: at,
    });
  },
  async listItemSales(orm, index, staff) {
    const [item] = await orm
      .insert(products)
      .values({
        ...product(940 + index),
        soldCount: 0,
        status: 'rejected',
        staffStop: { rule: 'counterfeit', reason: 'Mẫu của người khác', was: 'on_sale' },
        saleVersion: 1,
      })
      .returning({ id: products.id });
    await orm.insert(staffActs).values({
      userId: staff,
      act: 'stopped-counterfeit',
      subject: 'item',
      subjectId: item?.id ?? 0,
      text: 'Mẫu của người khác',
      at,
    });
  },
  async listItemCases(orm, index, staff) {
    const [item] = await orm
      .insert(products)
      .values({ ...product(900 + index), status: 'waiting' })
      .returning({ id: products.id });
    await orm.insert(itemRequests).values({
      productId: item?.id ?? 0,
      after: { ...blankItem, name: { vi: `Ghế ${index}`, en: '', ko: '' } },
      sentBy: staff,
      sentAt: at,
    });
  },
  async listReportCases(orm, index, staff) {
    const about = { shareId: 1, commentId: 90_000 + index };
    await orm.insert(communityCases).values({
      ...about,
      authorId: await newMember(orm, index),
      state: 'appealed',
      version: 2,
      changedAt: at,
      openedAt: at,
      reports: 1,
      weight: 1,
      rule: 'spam',
      quote: 'Mua ngay',
      decidedBy: staff,
      decidedAt: at,
      appeal: 'Tôi không bán gì.',
      appealedAt: at,
    });
    await orm.insert(communityReports).values({
      ...about,
      userId: await newMember(orm, 1_000 + index),
      reason: 'spam',
      createdAt: at,
    });
  },
  async listReviewRemovals(orm) {
    const [review] = await orm
      .insert(productReviews)
      .values({ productId: 1, authorName: 'Minh', rating: 1, content: 'Tệ', createdAt: at })
      .returning({ id: productReviews.id });
    await orm
      .insert(reviewRemovals)
      .values({ reviewId: review?.id ?? 0, reason: 'abusive', requestedAt: at });
  },
  async listAdCases(orm, index) {
    const [made] = await orm
      .insert(adCases)
      .values({
        contractorId: await newCompany(orm, index, 'approved'),
        city: 'Huế',
        reports: 1,
        openedAt: at,
        dueAt: at,
      })
      .returning({ id: adCases.id });
    await orm
      .insert(adReports)
      .values({ caseId: made?.id ?? 0, reason: 'misleading', words: 'Sai', createdAt: at });
  },
  async listConstructionRemovals(orm, index) {
    await orm.insert(constructionRemovals).values({
      reviewId: await newReview(orm, index),
      rule: 'insult',
      words: 'Xúc phạm thợ.',
      requestedAt: at,
    });
  },
  async listReviewEvidence(orm, index) {
    await orm.insert(constructionEvidence).values({
      reviewId: await newReview(orm, index),
      kind: 'contract',
      files: ['/media/private/5f0c2a9be1d84736a2c19b7d3e6f4a80.pdf'],
      requestKey: `evidence-${index}`,
      sentAt: at,
    });
  },
  async listDesignRefunds(orm, index) {
    const userId = await newMember(orm, index);
    const [group] = await orm
      .insert(paymentGroups)
      .values({
        number: `SO-DESIGN-${index}`,
        userId,
        purpose: 'design',
        method: 'VA',
        goods: 1_000_000,
        total: 1_000_000,
        placedAt: at,
        dueAt: at,
      })
      .returning({ id: paymentGroups.id });
    const [order] = await orm
      .insert(designOrders)
      .values({
        groupId: group?.id ?? 0,
        userId,
        state: 'refund_requested',
        version: 2,
        added: 0,
        placedAt: at,
        dueAt: at,
        changedAt: at,
      })
      .returning({ id: designOrders.id });
    const orderId = order?.id ?? 0;
    await orm.insert(designOrderLines).values({ orderId, designId: 1, userId, price: 1_000_000 });
    await orm.insert(designRefunds).values({ orderId, reason: 'Mua nhầm', requestedAt: at });
  },
  async listDownloadExtensions(orm, index) {
    const [purchase] = await orm
      .insert(designPurchases)
      .values({
        userId: await newMember(orm, index),
        designId: 1,
        allowedTimes: 5,
        usedTimes: 5,
        grantedAt: at,
        expiresAt: at,
      })
      .returning({ id: designPurchases.id });
    await orm
      .insert(designExtensions)
      .values({ purchaseId: purchase?.id ?? 0, reason: 'Máy hỏng', requestedAt: at });
  },
  async listPromotionCases(orm, index, staff) {
    const content = {
      name: `Tuần lễ ${index}`,
      icon: 'special-price' as const,
      startsOn: '2026-04-01',
      endsOn: '2026-04-07',
      items: [{ id: 1, price: 1_000 }],
    };
    await orm.insert(promotions).values({
      sellerId: 1,
      state: 'edit_request',
      version: 2,
      changedAt: at,
      startsAt: at,
      endsAt: at,
      liveRevision: 1,
      draftRevision: 2,
      live: content,
      asked: content,
      sentAt: at,
      decidedBy: staff,
      decidedAt: at,
    });
  },
  async listShopChanges(orm, index, staff) {
    const data = {
      name: `Gian hàng ${index}`,
      companyName: 'Công ty Mộc An',
      registrationNumber: '0101234567',
      taxCode: '0101234567',
      representative: 'Lê An',
      address: '1 Hàng Bài',
      bank: null,
      licence: null,
    };
    // One request waits for each shop at most.
    const [shop] = await orm
      .insert(sellers)
      .values({
        slug: `doi-thong-tin-${index}-${crypto.randomUUID()}`,
        ...data,
        phone: '0912345678',
        email: 'shop@hien.example',
      })
      .returning({ id: sellers.id });
    await orm.insert(shopChanges).values({
      sellerId: shop?.id ?? 0,
      state: 'waiting',
      before: data,
      after: { ...data, address: '2 Hàng Bài' },
      sentAt: at,
      decidedBy: staff,
      decidedAt: at,
    });
  },
  async listSettlementCases(orm, index, staff) {
    const month = `2025-${String(1 + (index % 12)).padStart(2, '0')}`;
    await orm.insert(settlements).values({
      sellerId: 1,
      month: index < 12 ? month : month.replace('2025', String(2025 - Math.floor(index / 12))),
      state: 'closed',
      version: 3,
      changedAt: at,
      dispute: 'Thiếu một đơn',
      answer: 'Đơn ấy thuộc tháng sau',
      decidedBy: staff,
      decidedAt: at,
    });
  },
  async listMoneyReturns(orm, index, staff) {
    const [group] = await orm
      .insert(paymentGroups)
      .values({
        number: `SO-CASE-${index}`,
        userId: 1,
        method: 'VA',
        goods: 100_000,
        couponAmount: 0,
        pointsAmount: 0,
        delivery: 0,
        total: 100_000,
        placedAt: at,
        dueAt: at,
      })
      .returning({ id: paymentGroups.id });
    const money = newMoneyReturn(100_000, testNow);
    const [made] = await orm
      .insert(moneyReturns)
      .values({
        groupId: group?.id ?? 0,
        key: `case-${index}`,
        // A gateway that refused leaves a note about it.
        state: 'failed',
        refused: true,
        amount: money.amount,
        dueAt: new Date(money.dueAt),
        nextTryAt: at,
        changedAt: at,
        createdAt: at,
      })
      .returning({ id: moneyReturns.id });
    await orm.insert(staffActs).values({
      userId: staff,
      act: 'sent-again',
      subject: 'money-return',
      subjectId: made?.id ?? 0,
      at,
    });
  },
  async listLateBills(orm, index, staff) {
    const line = await billedLine(orm);
    const [late] = await orm
      .insert(staffCases)
      .values({
        queue: 'admin',
        because: 'red-bill-overdue',
        key: `late-${index}`,
        orderItemId: line,
        openedAt: at,
      })
      .returning({ id: staffCases.id });
    await orm.insert(staffActs).values({
      userId: staff,
      act: 'reminded',
      subject: 'case',
      subjectId: late?.id ?? 0,
      at,
    });
  },
  async listStaffOrders(orm) {
    const made = await createOrders(orm, newGroup());
    await orm
      .update(orderItems)
      .set({ state: 'dispatch_delayed', staffTab: 'late' })
      .where(eq(orderItems.orderId, made.orders[0]?.orderId ?? 0));
    await orm.delete(outbox);
  },
  async listStaffCases(orm, index, staff) {
    const [made] = await orm
      .insert(staffCases)
      .values({ queue: 'admin', because: 'seller-penalties', key: `case-${index}`, openedAt: at })
      .returning({ id: staffCases.id });
    await orm.insert(staffActs).values({
      userId: staff,
      act: 'noted',
      subject: 'case',
      subjectId: made?.id ?? 0,
      text: 'Đã gọi',
      at,
    });
  },
  async listShops(orm, index, staff) {
    const [made] = await orm
      .insert(sellers)
      .values({
        slug: `shop-${index}`,
        name: `Gian hàng ${index}`,
        companyName: `Công ty ${index}`,
        registrationNumber: `010000000${index}`,
        taxCode: `010000000${index}`,
        address: 'Hà Nội',
        phone: '+84912345678',
        email: `shop-${index}@hien.example`,
        salesStoppedAt: at,
        salesStoppedBy: 'staff',
      })
      .returning({ id: sellers.id });
    const sellerId = made?.id ?? 0;
    await orm.insert(penalties).values({
      sellerId,
      points: 1,
      because: 'dispatch',
      key: `shop-${index}`,
      at,
      endsAt: new Date('2100-01-01'),
    });
    await orm.insert(staffActs).values({
      userId: staff,
      act: 'suspended',
      subject: 'shop',
      subjectId: sellerId,
      text: 'Hàng giả',
      at,
    });
  },
  async listCompanyFacts(orm, index, staff) {
    const contractorId = await newCompany(orm, index, 'approved');
    await orm
      .update(contractors)
      .set({ companyName: `Xưởng thử giấy tờ ${index}` })
      .where(eq(contractors.id, contractorId));
    await orm.insert(staffActs).values({
      userId: staff,
      act: 'checked-office',
      subject: 'company',
      subjectId: contractorId,
      text: 'Đến tận nơi',
      at,
    });
  },
  async listAdMemberships(orm, index, staff) {
    const contractorId = await newCompany(orm, index, 'approved');
    const [made] = await orm
      .insert(memberships)
      .values({
        contractorId,
        userId: staff,
        state: 'purchased',
        version: 1,
        plan: 'basic',
        cities: [{ city: 'Huế', position: 60 + index }],
        periodStart: at,
        periodEnd: at,
        anchorDay: 6,
        suspended: true,
        changedAt: at,
      })
      .returning({ id: memberships.id });
    await orm.insert(staffActs).values({
      userId: staff,
      act: 'suspended',
      subject: 'membership',
      subjectId: made?.id ?? 0,
      text: 'Giấy phép hết hạn',
      at,
    });
  },
  async listAuctions(orm, index) {
    await orm.insert(auctions).values({
      city: `Thành phố ${index}`,
      week: '2026-03-09',
      weekKey: '',
      ownerKey: '',
      head: '0'.repeat(64),
      lines: 0,
    });
  },
  async listAuctionDisputes(orm, index) {
    const userId = await newMember(orm, index);
    // Of the auctions that `listAuctions` has planted before.
    const [auction] = await orm
      .select({ id: auctions.id })
      .from(auctions)
      .where(eq(auctions.city, `Thành phố ${index}`));
    const [company] = await orm.select({ id: contractors.id }).from(contractors).limit(1);
    await orm.insert(auctionDisputes).values({
      auctionId: auction?.id ?? 0,
      contractorId: company?.id ?? 0,
      userId,
      state: 'open',
      words: 'Lượt của chúng tôi cao hơn.',
      openedAt: at,
      dueAt: at,
    });
  },
  async listMembers(orm, index, staff) {
    const userId = await newMember(orm, index, { status: 'warning' });
    await orm.insert(standingEvents).values({
      userId,
      action: 'warn',
      fromState: 'active',
      toState: 'warning',
      reason: 'Spam',
      actorId: staff,
      at,
    });
  },
  async listCouponCampaigns(orm, index, staff) {
    const userId = await newMember(orm, index);
    const [made] = await orm
      .insert(couponCampaigns)
      .values({
        code: `MA${index}XYZ`,
        name: { vi: `Mã ${index}`, en: `Code ${index}`, ko: `코드 ${index}` },
        state: 'running',
        value: { kind: 'amount', amount: 50_000 },
        from: at,
        until: at,
        audience: 'members',
        emails: [`ai-${index}@hien.example`],
        most: 1,
        createdBy: staff,
      })
      .returning({ id: couponCampaigns.id });
    await orm.insert(userCoupons).values({
      userId,
      campaignId: made?.id ?? 0,
      code: `MA${index}XYZ`,
      name: { vi: `Mã ${index}`, en: null, ko: null },
      value: { kind: 'amount', amount: 50_000 },
      from: at,
      until: at,
      changedAt: at,
    });
    await orm.insert(staffActs).values({
      userId: staff,
      act: 'started',
      subject: 'coupon',
      subjectId: made?.id ?? 0,
      at,
    });
  },
  async listReferralCodes(orm, index, staff) {
    const userId = await newMember(orm, index);
    const [made] = await orm
      .insert(referralCodes)
      .values({ code: `BAN${index}`, label: `Bạn ${index}`, owner: 'member', userId })
      .returning({ id: referralCodes.id });
    await orm.insert(staffActs).values({
      userId: staff,
      act: 'made',
      subject: 'referral',
      subjectId: made?.id ?? 0,
      at,
    });
  },
  async listOutbox(orm, index) {
    await orm.insert(outbox).values({
      key: `case-${index}`,
      template: 'lead-received',
      recipient: 'binh@hien.example',
      language: 'vi',
      nextAttemptAt: at,
    });
  },
};

/** A contractor's company of a member of its own. */
async function newCompany(
  orm: Orm,
  index: number,
  approval: 'applied' | 'approved',
): Promise<number> {
  const [company] = await orm
    .insert(contractors)
    .values({
      userId: await newMember(orm, index),
      slug: `nha-thau-${crypto.randomUUID()}`,
      companyName: `Nhà thầu ${index}`,
      companyPhone: '0912345678',
      email: 'thau@hien.example',
      address: 'Số 1',
      city: 'Huế',
      taxCode: '0312345678',
      introduction: text('Sửa nhà'),
      approval,
      createdAt: at,
    })
    .returning({ id: contractors.id });
  return company?.id ?? 0;
}

/** Empties the lists, so that a page holds what a test put there. */
export async function clearCases({ orm }: Database): Promise<void> {
  for (const table of [
    businessProfiles,
    contractors,
    supportPosts,
    partnerApplications,
    leads,
    jobApplications,
    reviewRemovals,
    itemRequests,
    companyRequests,
    projectRequests,
    designRequests,
    moneyReturns,
    staffCases,
    outbox,
  ])
    await orm.delete(table);
  await orm
    .update(users)
    .set({ status: 'active' })
    .where(inArray(users.status, ['warning', 'suspended', 'banned']));
}

/** What a customer says of a new company. */
async function newReview(orm: Orm, index: number): Promise<number> {
  const [review] = await orm
    .insert(constructionReviews)
    .values({
      contractorId: await newCompany(orm, index, 'approved'),
      authorName: 'Minh',
      phone: '0912345678',
      rating: 1,
      content: 'Tệ',
      language: 'vi',
      building: 'Nhà 1',
      home: 'nha 1',
      district: 'Thuận Hóa',
      city: 'Huế',
      areaM2: 60,
      style: 'modern',
      houseType: '2-bedroom',
      months: 2,
      costFrom: 1,
      costTo: 2,
      createdAt: at,
    })
    .returning({ id: constructionReviews.id });
  return review?.id ?? 0;
}
