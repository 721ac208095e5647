import type { RedBillList, SellerItemList, ShopQuestionList } from '@hien/api';
import type {
  ClaimTab,
  ClaimType,
  Language,
  PromotionState,
  SellerTab,
  ShopNoticeState,
  TemplateKind,
  ViewList,
} from '@hien/domain';
import { paths } from '@hien/domain/routes';
import {
  BadgeCheck,
  BadgePercent,
  Boxes,
  CalendarClock,
  ChartColumn,
  FileText,
  Landmark,
  LayoutDashboard,
  LayoutTemplate,
  Megaphone,
  type LucideIcon,
  MessageCircleQuestion,
  PackageCheck,
  Receipt,
  ReceiptText,
  Repeat2,
  Star,
  Store,
  Truck,
  Undo2,
  XCircle,
} from 'lucide-react';
import type { MessageId } from '../../shared/i18n/useText.ts';

type Counts = Pick<SellerItemList, 'counts' | 'claims'>;

interface SectionBase {
  readonly name: string;
  readonly title: MessageId;
  readonly lead: MessageId;
  readonly icon: LucideIcon;
  /** What of it waits for the shop. */
  readonly waiting?: (counts: Counts) => number;
}

/** Lines under tabs of the seller's flow; the first opens by itself. */
interface OrderSection extends SectionBase {
  readonly kind: 'orders';
  readonly name: Exclude<ViewList, ClaimType | 'items'>;
  readonly tabs: readonly (SellerTab | 'all')[];
}

/** The parts of a list of claims that its claims can be in. */
export interface ClaimSection extends SectionBase {
  readonly kind: 'claims';
  readonly name: ClaimType;
  readonly claim: ClaimType;
  readonly tabs: readonly ClaimTab[];
}

interface DashboardSection extends SectionBase {
  readonly kind: 'dashboard';
}

/** The shop's own products. */
interface ItemsSection extends SectionBase {
  readonly kind: 'items';
}

/** Buyers' VAT invoices. */
interface BillsSection extends Omit<SectionBase, 'waiting'> {
  readonly kind: 'red-bills';
  /** Those that the shop has to write: a late one is staff's to issue (D28), one to be corrected its buyer's. */
  readonly waiting: (counts: RedBillList['counts']) => number;
}

/** What buyers ask. */
interface QuestionsSection extends Omit<SectionBase, 'waiting'> {
  readonly kind: 'questions';
  readonly waiting: (counts: ShopQuestionList['counts']) => number;
}

/** What buyers say: nobody has to reply, so nothing of it waits. */
interface ReviewsSection extends Omit<SectionBase, 'waiting'> {
  readonly kind: 'reviews';
}

/** What is reduced for some days: what runs, or what was asked of staff. */
interface PromotionsSection extends Omit<SectionBase, 'waiting'> {
  readonly kind: 'promotions';
  readonly states: readonly [PromotionState, ...PromotionState[]];
  /** Over what runs. */
  readonly calendar: boolean;
}

/** What the shop says about itself for some days. */
interface NoticesSection extends Omit<SectionBase, 'waiting'> {
  readonly kind: 'notices';
}

/** What the shop writes once and uses often. */
interface TemplatesSection extends Omit<SectionBase, 'waiting'> {
  readonly kind: 'templates';
}

/** What the platform owes the shop, month by month. */
interface SettlementSection extends Omit<SectionBase, 'waiting'> {
  readonly kind: 'settlement';
}

/** Every line of those months. */
interface TransactionsSection extends Omit<SectionBase, 'waiting'> {
  readonly kind: 'transactions';
}

/** For which reasons goods come back. */
interface ClaimReasonsSection extends Omit<SectionBase, 'waiting'> {
  readonly kind: 'claim-reasons';
}

/** The platform's invoices for its fee. */
interface FeeInvoicesSection extends Omit<SectionBase, 'waiting'> {
  readonly kind: 'fee-invoices';
}

/** The shop's own data. */
interface AccountSection extends Omit<SectionBase, 'waiting'> {
  readonly kind: 'account';
}

export type ListSection = OrderSection | ClaimSection;
export type Section =
  | DashboardSection
  | ItemsSection
  | BillsSection
  | QuestionsSection
  | ReviewsSection
  | PromotionsSection
  | TemplatesSection
  | NoticesSection
  | SettlementSection
  | TransactionsSection
  | FeeInvoicesSection
  | ClaimReasonsSection
  | AccountSection
  | ListSection;

/** Parts of the lists of claims in which the shop has to act. */
const openParts = ['requested', 'waiting', 'collecting', 'collected'] as const;

const openClaims =
  (type: ClaimType) =>
  ({ claims }: Counts): number =>
    openParts.reduce((sum, part) => sum + claims[type][part], 0);

export const dashboard: DashboardSection = {
  kind: 'dashboard',
  name: 'dashboard',
  title: 'seller.dashboard',
  lead: 'seller.dashboard.lead',
  icon: LayoutDashboard,
};

/** Has an address of its own (commerce.txt 2): `shop-manager/order-status`. */
export const orderStatus: OrderSection = {
  kind: 'orders',
  name: 'order-status',
  title: 'seller.order-status',
  lead: 'seller.order-status.lead',
  icon: PackageCheck,
  tabs: ['new_order', 'preparing', 'waiting_for_payment', 'denied', 'all'],
  waiting: ({ counts }) => counts.new_order + counts.preparing,
};

const orders: readonly ListSection[] = [
  orderStatus,
  {
    kind: 'orders',
    name: 'delivery-status',
    title: 'seller.delivery-status',
    lead: 'seller.delivery-status.lead',
    icon: Truck,
    tabs: ['delivering', 'delivered'],
  },
  {
    kind: 'orders',
    name: 'order-confirmation',
    title: 'seller.order-confirmation',
    lead: 'seller.order-confirmation.lead',
    icon: BadgeCheck,
    tabs: ['confirmed'],
  },
];

const claims: readonly ListSection[] = [
  {
    kind: 'claims',
    name: 'cancel',
    claim: 'cancel',
    title: 'seller.cancel',
    lead: 'seller.cancel.lead',
    icon: XCircle,
    tabs: ['requested', 'processed', 'rejected'],
    waiting: openClaims('cancel'),
  },
  {
    kind: 'claims',
    name: 'exchange',
    claim: 'exchange',
    title: 'seller.exchange',
    lead: 'seller.exchange.lead',
    icon: Repeat2,
    tabs: [
      'requested',
      'collecting',
      'collected',
      'redelivering',
      'on_hold',
      'processed',
      'rejected',
    ],
    waiting: openClaims('exchange'),
  },
  {
    kind: 'claims',
    name: 'refund',
    claim: 'refund',
    title: 'seller.refund',
    lead: 'seller.refund.lead',
    icon: Undo2,
    tabs: ['requested', 'waiting', 'collecting', 'collected', 'on_hold', 'processed', 'rejected'],
    waiting: openClaims('refund'),
  },
];

const claimReasons: ClaimReasonsSection = {
  kind: 'claim-reasons',
  name: 'claim-reasons',
  title: 'seller.claim-reasons',
  lead: 'seller.claim-reasons.lead',
  icon: ChartColumn,
};

export const items: ItemsSection = {
  kind: 'items',
  name: 'items',
  title: 'seller.items',
  lead: 'seller.items.lead',
  icon: Boxes,
};

export const redBills: BillsSection = {
  kind: 'red-bills',
  name: 'red-bill',
  title: 'seller.red-bill',
  lead: 'seller.red-bill.lead',
  icon: FileText,
  waiting: (counts) => counts.waiting + counts.overdue + counts.to_adjust,
};

export const questions: QuestionsSection = {
  kind: 'questions',
  name: 'qna',
  title: 'seller.qna',
  lead: 'seller.qna.lead',
  icon: MessageCircleQuestion,
  waiting: ({ unanswered }) => unanswered,
};

const reviews: ReviewsSection = {
  kind: 'reviews',
  name: 'reviews',
  title: 'seller.reviews',
  lead: 'seller.reviews.lead',
  icon: Star,
};

const promotions: PromotionsSection = {
  kind: 'promotions',
  name: 'promotions',
  title: 'seller.promotions',
  lead: 'seller.promotions.lead',
  icon: BadgePercent,
  states: ['advertising', 'finished'],
  calendar: true,
};

const promotionRequests: PromotionsSection = {
  kind: 'promotions',
  name: 'promotion-requests',
  title: 'seller.promotion-requests',
  lead: 'seller.promotion-requests.lead',
  icon: CalendarClock,
  states: ['waiting', 'edit_request', 'rejected'],
  calendar: false,
};

const templates: TemplatesSection = {
  kind: 'templates',
  name: 'templates',
  title: 'seller.templates',
  lead: 'seller.templates.lead',
  icon: LayoutTemplate,
};

const notices: NoticesSection = {
  kind: 'notices',
  name: 'notices',
  title: 'seller.notices',
  lead: 'seller.notices.lead',
  icon: Megaphone,
};

export const settlement: SettlementSection = {
  kind: 'settlement',
  name: 'settlement',
  title: 'seller.settlement',
  lead: 'seller.settlement.lead',
  icon: Landmark,
};

const transactions: TransactionsSection = {
  kind: 'transactions',
  name: 'partner-transactions',
  title: 'seller.transactions',
  lead: 'seller.transactions.lead',
  icon: ReceiptText,
};

const feeInvoices: FeeInvoicesSection = {
  kind: 'fee-invoices',
  name: 'e-invoice',
  title: 'seller.fee-invoice',
  lead: 'seller.fee-invoice.lead',
  icon: Receipt,
};

const account: AccountSection = {
  kind: 'account',
  name: 'account',
  title: 'seller.account',
  lead: 'seller.account.lead',
  icon: Store,
};

/** The shop manager's navigation. */
export const groups: readonly {
  readonly title: MessageId | null;
  readonly sections: readonly Section[];
}[] = [
  { title: null, sections: [dashboard] },
  { title: 'seller.nav.orders', sections: orders },
  { title: 'seller.nav.claims', sections: [...claims, claimReasons] },
  {
    title: 'seller.nav.items',
    sections: [items, templates, notices, promotions, promotionRequests],
  },
  { title: 'seller.nav.buyers', sections: [questions, reviews] },
  { title: 'seller.nav.money', sections: [settlement, transactions, feeInvoices, redBills] },
  { title: 'seller.nav.shop', sections: [account] },
];

export const sections: readonly Section[] = groups.flatMap((group) => group.sections);

export const queues: readonly ListSection[] = [...orders, ...claims].filter(
  ({ waiting }) => waiting !== undefined,
);

/** Requests of promotions: the form for one of them, or their list. */
export const promotionHref = (
  language: Language,
  query: { readonly plan?: 'new'; readonly edit?: number },
): string => paths.shopManager.to(language, { type: promotionRequests.name }, query);

/** The templates of a kind, or the form for one of them. */
export const templateHref = (
  language: Language,
  query: {
    readonly kind: TemplateKind;
    readonly plan?: 'new';
    readonly edit?: number;
    readonly copy?: number;
  },
): string => paths.shopManager.to(language, { type: templates.name }, query);

/** The shop's own data, or a form for some of them. */
export const accountHref = (
  language: Language,
  query: { readonly plan?: 'change' | 'contact' | 'log' | 'standing' | 'team' },
): string => paths.shopManager.to(language, { type: account.name }, query);

/** Notices in a state, or the form for one of them. */
export const noticeHref = (
  language: Language,
  query: { readonly state?: ShopNoticeState; readonly plan?: 'new'; readonly edit?: number },
): string => paths.shopManager.to(language, { type: notices.name }, query);

export function sectionHref(language: Language, { name }: Section): string {
  return name === orderStatus.name
    ? paths.shopManagerOrderStatus.to(language)
    : paths.shopManager.to(language, { type: name });
}
