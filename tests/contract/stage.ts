import type { ShopContactCall, ShopDataCall } from '@hien/api';
import type { KnownModeration } from './moderation-cases.ts';
import type { KnownCoupons } from './coupon-cases.ts';
import type { KnownPromotions } from './promotion-cases.ts';
import type { KnownSettlements } from './settlement-cases.ts';
import type { KnownFinance } from './finance-cases.ts';

type KnownInvitation = { readonly id: number; readonly version: number };

export type Credentials = { readonly email: string; readonly password: string };

/** Things that exist on a stage. Examples name them instead of ids, so that one set fits mocks and server. */
export type Known = {
  readonly member: Credentials;
  readonly partner: Credentials;
  /** Whose company the directory's first is. */
  readonly builder: Credentials;
  /** Sells designs. */
  readonly designer: Credentials;
  /** Signs out. */
  readonly leaver: Credentials;
  /** Has a ticket for a new password. */
  readonly forgetful: Credentials;
  readonly ticket: string;
  /** Has shown a password: one with a second factor, one that sets it up. */
  readonly secondFactor: { readonly ticket: string; readonly code: string; readonly setup: string };
  /** The code in every mail. */
  readonly code: string;
  readonly admin: Credentials;
  /** Has no business yet, and a password that may change. */
  readonly newcomer: Credentials;
  /** Whose account may go. */
  readonly parting: Credentials;
  readonly productId: number;
  /** A floor that is sold in boxes of 2.2 m². */
  readonly floorId: number;
  /** A question that waits for the partner's shop. */
  readonly questionId: number;
  /** An answered question of the member. */
  readonly ownQuestionId: number;
  /** A review of a product of the partner's shop, by somebody else. */
  readonly reviewId: number;
  /** The member's own words below the first shared home: just written, and older than can be changed. */
  readonly commentIds: readonly [number, number];
  /** Drafts of the member, complete but for the address: one to read and save, one to publish. */
  readonly postIds: readonly [number, number];
  /** The letter of this month, as nobody has saved it since. */
  readonly letter: { readonly month: string; readonly version: number };
  /** Texts at the desk: a complete draft of version 2, one that is read, and one without a word, of version 1. */
  readonly readingIds: {
    readonly draft: number;
    readonly published: number;
    readonly blank: number;
  };
  /** All projects of the builder's company, in its order. */
  readonly ownProjectIds: readonly number[];
  /** Construction reviews of the member: one to change, one to take back, and one that the company has answered. */
  readonly ownConstruction: {
    readonly open: number;
    /** One to send a contract for. */
    readonly proving: number;
    readonly other: number;
    readonly answered: number;
    /** One that staff took away yesterday. */
    readonly removed: number;
  };
  /** Reviews of the partner's shop: one that nobody wants removed yet, and two requests to decide. */
  /** Reviews of a construction: one whose removal can be asked for, and a request to decide. */
  readonly constructionRemoval: {
    readonly reviewId: number;
    readonly ids: readonly [number, number];
    /** One that was removed and appealed. */
    readonly appealed: number;
  };
  /** Papers for construction reviews that wait. */
  readonly evidenceIds: readonly [number, number];
  readonly removal: { readonly reviewId: number; readonly ids: readonly [number, number] };
  /** What the member bought: two confirmed, one not yet. */
  readonly boughtItemIds: {
    readonly confirmed: number;
    readonly other: number;
    readonly unconfirmed: number;
  };
  readonly contractorId: number;
  /** Conversations: one of the member that was refused, one to the builder that its sender took back. */
  readonly inquiries: { readonly refused: number; readonly takenBack: number };
  /** A design after which a home was built. */
  readonly builtDesignId: number;
  readonly finishedHomeId: number;
  /** A review of that company without an answer. */
  /** The builder's membership and orders of it, what gold costs it now, and a city without a free gold place. */
  readonly membership: {
    readonly version: number;
    readonly cancelled: number;
    readonly paid: number;
    readonly goldTotal: number;
    readonly fullCity: string;
    /** A line of the full city that the company left. */
    readonly leftWait: number;
  };
  /** Orders of bids of the builder's company, a bid of it that can be taken back, and the city of that. */
  readonly auction: {
    readonly cancelled: number;
    readonly placed: number;
    readonly bid: { readonly id: number; readonly version: number };
    readonly city: string;
    /** A week whose results the builder can dispute, and disputes to decide. */
    readonly told: { readonly city: string; readonly week: string };
    readonly disputes: readonly [number, number];
  };
  readonly constructionReviewId: number;
  readonly projectId: number;
  readonly designId: number;
  readonly designs: KnownDesigns;
  /** A code of Google, Apple or Facebook, and whose it is. */
  readonly social: { readonly code: string; readonly id: string };
  /** Designs of the partner: one with a link, one whose times are used up. */
  readonly download: {
    /** Somebody's request for more downloads that waits for staff. */
    readonly extensionId: number;
    /** Somebody's request for larger pictures of a design of the house. */
    readonly picturesId: number;
    /** A design whose larger pictures are shown to the member. */
    readonly shownDesignId: number;
    readonly designId: number;
    readonly usedUpId: number;
    readonly token: string;
    readonly linkId: number;
  };
  /** A design trial that was asked for, and by whom. */
  readonly trial: { readonly id: number; readonly email: string };
  /** The address of a licence that the member uploaded. */
  readonly upload: string;
  /** The address of a CV that the member uploaded, what a PDF is, and a job that the member applied for. */
  readonly cv: string;
  readonly cvText: string;
  /** The address of a registration that the partner, a company, uploaded. */
  readonly companyPaper: string;
  /** The same of the builder, who keeps a listed company; and a company that sent an insurance. */
  readonly builderPaper: string;
  readonly sentPaperOf: { readonly id: number; readonly version: number };
  readonly appliedJobId: number;
  /** Applications of version 0 that wait for staff. */
  readonly applicantIds: readonly [number, number];
  /** The version of the member's profile before anybody changes it. */
  readonly profileVersion: number;
  /** The member's: one to change, one to take away. */
  /** Selections that the member keeps: one to name, one to take away. */
  /** Office projects of the member: one to change, one to take away; requests of it: as sent, offered, and one to quote. */
  readonly office: {
    /** Of the first project. */
    readonly version: number;
    readonly projectIds: readonly [number, number];
    readonly requested: number;
    readonly quoted: number;
    readonly toQuote: number;
  };
  readonly savedRoomsIds: readonly [number, number];
  readonly addressIds: readonly [number, number];
  /** Orders of the member, bought from a shop that is not the partner's. */
  readonly orders: {
    /** Delivered: one to extend, one to claim and reorder, each with its first line. */
    readonly extendable: KnownOrder;
    readonly claimable: KnownOrder;
    /** Paid by transfer, so that money would go to an account. */
    readonly byTransfer: KnownOrder;
    readonly link: { readonly token: string; readonly digits: string };
  };
  /** VAT invoices of the member that wait: two at the partner's shop, one at another. */
  readonly settlements: KnownSettlements;
  readonly moderation: KnownModeration;
  readonly promotions: KnownPromotions;
  readonly coupons: KnownCoupons;
  /** The partner's shop waits for another address than `address`; two others wait for staff. */
  readonly shopAccount: {
    readonly version: number;
    readonly waitingId: number;
    readonly cases: readonly [number, number];
    readonly address: string;
    /** What it asked for, as it was sent. */
    readonly asked: Omit<ShopDataCall, 'expectedVersion'>;
    readonly contact: Omit<ShopContactCall, 'expectedVersion'>;
  };
  /** Who works in the partner's shop, and who was asked to: two who wait, one who came, and links of the newcomer's and of another's. */
  readonly shopTeam: {
    readonly colleagueId: number;
    readonly invitations: readonly [KnownInvitation, KnownInvitation];
    readonly acceptedId: number;
    readonly tokens: { readonly open: string; readonly otherAccount: string };
  };
  /** Something that the partner's shop says about itself today. */
  readonly shopNotice: { readonly id: number; readonly version: number };
  /** Templates of the partner's shop: two of item information to put into an order, one of them to change; an answer to take away. */
  readonly templates: {
    readonly items: readonly [number, number];
    /** All of item information. */
    readonly all: readonly number[];
    readonly answer: number;
    readonly removed: number;
  };
  /** Views that the partner made of their list of orders: one to change, one to take away. */
  readonly shopViews: readonly [number, number];
  readonly bills: {
    readonly ofShop: KnownBill;
    readonly ofMember: KnownBill;
    readonly elsewhere: KnownBill;
  };
  /** A case of an invoice whose month ended without it, of which its shop was not reminded. */
  readonly lateBill: KnownBill;
  /** Cases of version 1 and 0 that wait for the admin. */
  /** Options on sale, and one of a product that is sold out. */
  readonly options: { readonly plain: number; readonly soldOut: number };
  /** Lines of the member's cart: one to change, one to take away, one to buy. */
  readonly cartLineIds: readonly [number, number, number];
  /** What the line to buy costs, brought to the member's first address. */
  readonly orderTotal: number;
  readonly upgradeCaseId: number;
  /** Sells designs, some of them on sale. */
  readonly designPartnerId: number;
  readonly contractorCaseId: number;
  /** Checkouts of the member: one that has to be paid, one that is. */
  readonly paymentId: number;
  readonly paidId: number;
  /** An application to sell of version 0, a request that waits, a member who may be sanctioned. */
  /**
   * Items of the partner's shop: one without a draft, one on sale whose draft of version 2 is another item, one that waits
   * with a draft of version 2; the version of a new item's draft that lacks its weight; two requests of version 0.
   */
  readonly items: {
    readonly untouched: number;
    readonly typed: number;
    readonly waiting: number;
    readonly begun: number;
    readonly caseIds: readonly [number, number];
  };
  /** A membership that staff may suspend, of version 3. */
  readonly deskMembershipId: number;
  /** A shop that nothing else on the stage is bought from, in version 1. */
  readonly deskShopId: number;
  /** Another one, a company, in version 1. */
  readonly taxedShopId: number;
  /** A company whose bought place can be reported, two cases of reported ones to decide, and the builder's, which was taken down. */
  readonly ads: {
    readonly contractorId: number;
    readonly caseIds: readonly [number, number];
    readonly takenDownId: number;
  };
  /** Two changes of companies to decide; the builder's own has typed something, and nothing waits. */
  readonly companies: { readonly caseIds: readonly [number, number] };
  /** Designs of the designer: nothing typed, something typed, one that waits, one never approved, all in their order, and two requests to decide. */
  readonly ownDesigns: {
    readonly untouched: number;
    readonly typed: number;
    readonly waiting: number;
    readonly refused: number;
    readonly ids: readonly number[];
    readonly caseIds: readonly [number, number];
    /** A design that buyers know and staff do not keep off sale. */
    readonly soldId: number;
  };
  /** Projects of the builder's company: nothing typed, something typed, one that waits, and two requests to decide. */
  readonly projects: {
    readonly untouched: number;
    readonly typed: number;
    readonly waiting: number;
    readonly caseIds: readonly [number, number];
  };
  /** Something that the partner's shop said about an item. */
  readonly itemNotice: { readonly id: number; readonly noticeId: number };
  readonly sellerCaseId: number;
  /** Applications to sell designs of version 0, and a partner of version 1. */
  readonly designerCaseIds: readonly [number, number];
  readonly standingDesignerId: number;
  readonly leadCaseId: number;
  readonly answeredLeadId: number;
  readonly sanctioned: { readonly id: number; readonly version: number };
  readonly returnIds: KnownFinance['returnIds'];
  readonly caseIds: KnownFinance['caseIds'];
  readonly zalo: {
    readonly code: string;
    readonly token: string;
    readonly id: string;
    readonly name: string;
  };
};

/** What the partner, a company, may buy and has ordered. */
export type KnownDesigns = {
  /** On sale, in no order, with its price. */
  readonly free: number;
  readonly price: number;
  readonly more: number;
  /** An order that waits, a design in it, and what it costs with `more`. */
  readonly pendingId: number;
  readonly waiting: number;
  readonly totalWithMore: number;
  readonly paidId: number;
  readonly paidVersion: number;
  readonly cancellable: { readonly id: number; readonly version: number };
  /** Bought, and not downloaded yet; and a request for the money of another one, with the version of its order. */
  readonly refundable: { readonly id: number; readonly version: number };
  readonly refundCase: {
    readonly id: number;
    readonly orderId: number;
    readonly version: number;
  };
};

/** By the id of its order. */
export type KnownBill = { readonly id: number; readonly version: number };

export type KnownOrder = { readonly id: number; readonly itemId: number; readonly version: number };

/** Somebody who answers both contracts. */
export type Stage = {
  readonly name: string;
  readonly known: Known;
  /** Addresses begin with `http://localhost`. */
  fetch(request: Request): Promise<Response>;
};

/** A key that nothing has. */
export const nobodysId = 2_147_483_647;
