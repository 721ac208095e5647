import {
  MockFailure,
  type RoutedOperation,
  fixtures,
  handlers,
  setRequestCheck,
} from '@hien/api/testing';
import { limits } from '@hien/domain';
import { getResponse } from 'msw';
import { requestProblems } from './schemas.ts';
import type { KnownDesigns, KnownOrder, Stage } from './stage.ts';

/** As the server's. */
const bodyLimit = 256 * 1024;

/** The mock handlers, made to refuse what the contract refuses. */
export function mockStage(): Stage {
  setRequestCheck(refuseWhatTheContractRefuses);
  return {
    name: 'mock handlers',
    known: {
      member: { email: 'khach@hien.example', password: fixtures.password },
      partner: { email: 'nguoiban@hien.example', password: fixtures.password },
      builder: { email: 'nguoiban@hien.example', password: fixtures.password },
      designer: { email: 'nguoiban@hien.example', password: fixtures.password },
      leaver: { email: 'khach@hien.example', password: fixtures.password },
      forgetful: { email: 'khach@hien.example', password: fixtures.password },
      ticket: fixtures.resetTicket,
      secondFactor: {
        ticket: fixtures.secondFactor.ticket,
        code: fixtures.verificationCode,
        setup: fixtures.secondFactor.ticket,
      },
      code: fixtures.verificationCode,
      admin: { email: 'quantri@hien.example', password: fixtures.password },
      newcomer: { email: 'khach@hien.example', password: fixtures.password },
      parting: { email: 'khach@hien.example', password: fixtures.password },
      productId: fixtures.plainProductId,
      floorId: fixtures.floorId,
      questionId: 901,
      ownQuestionId: 902,
      reviewId: 501,
      commentIds: [3, 4],
      postIds: [2, 4],
      letter: { month: '2026-03', version: 1 },
      readingIds: { draft: 1, published: 3, blank: 9 },
      ownProjectIds: [1, 2, 3],
      evidenceIds: [71, 71],
      ownConstruction: { open: 701, proving: 701, other: 702, answered: 702, removed: 704 },
      constructionRemoval: { reviewId: 4, ids: [61, 61], appealed: 64 },
      removal: { reviewId: 502, ids: [41, 42] },
      boughtItemIds: { confirmed: 61, other: 62, unconfirmed: fixtures.unconfirmedItemId },
      contractorId: 1,
      inquiries: { refused: 5, takenBack: 6 },
      builtDesignId: 1,
      finishedHomeId: 1,
      membership: {
        ...fixtures.adOrderIds,
        version: 1,
        goldTotal: limits.ad.gold.monthlyVnd,
        fullCity: fixtures.fullCity,
        leftWait: fixtures.placeWaitIds.left,
      },
      auction: {
        ...fixtures.bidOrderIds,
        bid: { id: fixtures.myBid().id, version: fixtures.myBid().version },
        city: fixtures.auctionCity,
        told: { city: fixtures.auctionCity, week: fixtures.auctionWeeks.told },
        disputes: [81, 81],
      },
      constructionReviewId: 2,
      projectId: 1,
      designId: 1,
      designs: knownDesigns(),
      download: {
        extensionId: 1,
        picturesId: 1,
        shownDesignId: 2,
        designId: 1,
        usedUpId: 3,
        token: fixtures.downloadToken,
        linkId: 1,
      },
      social: { code: fixtures.socialCode, id: fixtures.socialPerson.social_id },
      trial: { id: fixtures.trialId, email: fixtures.member.email ?? '' },
      upload: fixtures.licence,
      cv: fixtures.cv,
      companyPaper: fixtures.cv,
      builderPaper: fixtures.cv,
      sentPaperOf: { id: 3, version: 0 },
      cvText: fixtures.cvText,
      appliedJobId: fixtures.appliedJobId,
      applicantIds: [12, 13],
      profileVersion: 3,
      office: { projectIds: [1, 2], version: 2, requested: 1, quoted: 2, toQuote: 1 },
      savedRoomsIds: [1, 2],
      addressIds: [1, 2],
      options: { plain: 10, soldOut: 40 },
      cartLineIds: [2, 3, 1],
      orderTotal: fixtures.quote('vi', { lineIds: [1], addressId: 1 }).totals.total,
      orders: {
        extendable: knownOrder(fixtures.orderIdOfCode.COMPLETED),
        claimable: knownOrder(fixtures.orderIdOfItemCode.DELIVERED),
        byTransfer: knownOrder(fixtures.orderIdOfCode.PENDING),
        link: { token: 'Zk3v9wQp4mTn8xLc2rBs', digits: '5678' },
      },
      moderation: {
        reported: { id: 1, version: 0 },
        other: { id: 2, version: 0 },
        appealed: { id: 3, version: 2 },
        own: { open: 11, late: 12 },
      },
      coupons: {
        draft: { id: 6, version: 0 },
        unwanted: { id: 6, version: 0 },
        running: { id: 5, version: 1 },
        code: 'HIEN200',
        referral: { id: 4, version: 0, code: 'THIETKE' },
        own: 'NHAMINH',
      },
      promotions: {
        ending: { id: 3, version: 2 },
        planned: {
          id: 2,
          version: 1,
          itemId: 4,
          price: 1_000_000,
          startsOn: '2026-03-07',
          endsOn: '2026-03-09',
        },
        waiting: { id: 4, version: 0 },
        changed: { id: 3, version: 2 },
        rejected: { id: 5, version: 1 },
        item: fixtures.freeItem,
      },
      shopAccount: {
        version: fixtures.shopAccount.version,
        waitingId: 3,
        cases: [5, 3],
        address: fixtures.shopData.address,
        asked: fixtures.askedOfShop,
        contact: fixtures.shopContact,
      },
      shopTeam: {
        colleagueId: 112,
        invitations: [
          { id: 4, version: 0 },
          { id: 5, version: 1 },
        ],
        acceptedId: fixtures.acceptedInvitationId,
        tokens: fixtures.shopInvitationTokens,
      },
      shopNotice: { id: 2, version: 2 },
      templates: fixtures.templateIds,
      shopViews: [2, 3],
      settlements: {
        closed: { id: 21, version: 1 },
        disputed: { id: 22, version: 2 },
        held: { id: 21, version: 1 },
      },
      bills: {
        ofShop: { id: fixtures.waitingBillId, version: 1 },
        ofMember: { id: fixtures.waitingBillId, version: 1 },
        elsewhere: { id: fixtures.issuedBillId, version: 3 },
      },
      lateBill: { id: 601, version: 2 },
      upgradeCaseId: 31,
      designPartnerId: fixtures.partnerId,
      contractorCaseId: 9,
      paymentId: fixtures.paymentIds.waiting,
      paidId: fixtures.paymentIds.paid,
      returnIds: { toAccount: 61, refused: 63 },
      caseIds: { open: 71, closed: 70 },
      deskMembershipId: 2,
      deskShopId: 3,
      taxedShopId: 4,
      ads: { contractorId: 2, caseIds: [1, 2], takenDownId: 5 },
      companies: { caseIds: [91, 92] },
      ownDesigns: {
        untouched: 1,
        typed: 2,
        waiting: 3,
        refused: 5,
        ids: [1, 2, 3, 4, 5, 6],
        caseIds: [91, 92],
        soldId: 2,
      },
      projects: { untouched: 1, typed: 2, waiting: 3, caseIds: [81, 82] },
      items: { untouched: 1, typed: 2, waiting: 13, begun: 3, caseIds: [71, 72] },
      itemNotice: { id: 1, noticeId: 1 },
      sellerCaseId: 12,
      designerCaseIds: [121, 122],
      standingDesignerId: 118,
      leadCaseId: 42,
      answeredLeadId: 40,
      sanctioned: { id: 201, version: 1 },
      zalo: fixtures.zalo,
    },
    async fetch(request) {
      const response = await getResponse(Object.values(handlers), request);
      if (response === undefined)
        throw new Error(`No handler for ${request.method} ${request.url}`);
      return response;
    },
  };
}

function knownOrder(id: number): KnownOrder {
  const told = fixtures.toldOrder(id);
  if (told === undefined) throw new Error(`no order ${id}`);
  const { items, version } = fixtures.orderDetail(told, 'vi');
  return { id, itemId: items[0]?.id ?? 0, version };
}

async function refuseWhatTheContractRefuses(
  operation: RoutedOperation,
  request: Request,
  path: Readonly<Record<string, unknown>>,
): Promise<void> {
  const search = new URL(request.url).searchParams;
  const query = Object.fromEntries(
    [...new Set(search.keys())].map((name) => [name, several(search.getAll(name))]),
  );
  const wrong = requestProblems(operation, { path, query, body: await bodyOf(operation, request) });
  if (wrong.length === 0) return;
  const fields = wrong.map(({ field, code }) => ({ field, code }));
  const [code = 'VALIDATION', ...others] = new Set(fields.map((one) => one.code));
  throw new MockFailure(400, { code: others.length === 0 ? code : 'VALIDATION', fields });
}

const several = (values: readonly string[]): string | readonly string[] =>
  values.length === 1 ? (values[0] ?? '') : values;

async function bodyOf(operation: RoutedOperation, request: Request): Promise<unknown> {
  const type = request.headers.get('Content-Type')?.split(';')[0] ?? '';
  // Where none is asked for, none may come, or any that is JSON.
  const { content: asked } = operation.requestBody ?? {
    content: { '': {}, 'application/json': {} },
  };
  if (!(type in asked)) throw new MockFailure(415);
  const content = await request.clone().arrayBuffer();
  if (type !== 'application/json') return undefined;
  if (content.byteLength > bodyLimit) throw new MockFailure(413);
  try {
    return JSON.parse(new TextDecoder().decode(content));
  } catch {
    throw new MockFailure(400);
  }
}

function knownDesigns(): KnownDesigns {
  const [free, more] = [2, 5];
  const priceOf = (id: number) => fixtures.designQuote('vi', { designIds: [id] })?.total ?? 0;
  const named = (id: number) => fixtures.designOrders('vi').find((order) => order.id === id);
  return {
    free,
    price: priceOf(free),
    more,
    pendingId: 1,
    waiting: 3,
    totalWithMore: (named(1)?.total ?? 0) + priceOf(more),
    paidId: 2,
    paidVersion: named(2)?.version ?? 0,
    cancellable: { id: 1, version: named(1)?.version ?? 0 },
    refundable: { id: 2, version: named(2)?.version ?? 0 },
    refundCase: { id: 4, orderId: 4, version: named(4)?.version ?? 0 },
  };
}
