import { answers, fixtures, mock, signInForStory, signOutForStory } from '@hien/api/testing';
import { oneLook } from '@hien/ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Screen } from './QueueScreen.tsx';
import { unfold } from './story-steps.ts';

const meta = {
  title: 'screens/admin/Queue',
  component: Screen,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', path: 'admin/upgrades' },
  beforeEach: () => {
    signInForStory('admin');
    return signOutForStory;
  },
} satisfies Meta<typeof Screen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Unfolded: Story = { play: (context) => unfold(context) };

/** What differs from what is shown now says so. */
export const ChangedDetails: Story = { play: (context) => unfold(context, 1) };

export const Decided: Story = {
  parameters: { ...oneLook, path: 'admin/upgrades?state=decided' },
};

export const Contractors: Story = { parameters: { ...oneLook, path: 'admin/contractors' } };

/** Who waits longest comes first; what was said, and the box for the answer. */
export const SupportStatusUnanswered: Story = {
  parameters: { path: 'admin/support' },
  play: async (context) => {
    await unfold(context, 1);
  },
};

export const SupportStatusAnswered: Story = {
  parameters: { path: 'admin/support?state=decided' },
};

/** A shop in order, and one whose account is in another name. */
export const SellerStatusApplied: Story = {
  parameters: { path: 'admin/sellers' },
  play: async (context) => {
    await unfold(context, 1);
  },
};

export const SellerStatusApproved: Story = { parameters: { path: 'admin/sellers?state=decided' } };

/** A company tells its page anew: what visitors see beside what is asked for. */
export const CompanyStatusWaiting: Story = {
  parameters: { ...oneLook, path: 'admin/companies' },
  play: (context) => unfold(context),
};

/** Refused, approved, and taken back by the company. */
export const CompanyStatusRejected: Story = {
  parameters: { ...oneLook, path: 'admin/companies?state=decided' },
  play: (context) => unfold(context),
};

/** A bought place whose day is over, with what visitors say; the one with hours left comes after it. */
export const AdStatusOpen: Story = {
  parameters: { path: 'admin/ads' },
  play: (context) => unfold(context),
};

/** Taken down, and to be shown again when its company appeals. */
export const AdStatusTakenDown: Story = {
  parameters: { ...oneLook, path: 'admin/ads?state=decided' },
  play: (context) => unfold(context),
};

/** Suspended, late with its month, in order, leaving and gone: what asks for a look comes first. */
export const Memberships: Story = {
  parameters: { ...oneLook, path: 'admin/memberships' },
  play: (context) => unfold(context),
};

/** One auction of each phase, with its money. */
export const Auctions: Story = { parameters: { ...oneLook, path: 'admin/auctions' } };

export const AdTakings: Story = { parameters: { ...oneLook, path: 'admin/ad-takings' } };

/** Nothing broke a rule. */
export const AdStatusStands: Story = {
  parameters: { ...oneLook, path: 'admin/ads?state=decided' },
  play: (context) => unfold(context, 1),
};

/** The appeal was right. */
export const AdStatusRestored: Story = {
  parameters: { ...oneLook, path: 'admin/ads?state=decided' },
  play: (context) => unfold(context, 2),
};

export const AdsEmpty: Story = {
  parameters: { ...oneLook, path: 'admin/ads', ...answers(mock('listAdCases').empty()) },
};

/** A new project with a picture that stands on another company's page. */
export const ProjectStatusWaiting: Story = {
  parameters: { ...oneLook, path: 'admin/projects' },
  play: (context) => unfold(context),
};

/** Of a project that visitors see only what differs. */
export const ProjectWithADifference: Story = {
  parameters: { ...oneLook, path: 'admin/projects' },
  play: (context) => unfold(context, 1),
};

/** Refused, approved, and taken back by the company. */
export const ProjectStatusRejected: Story = {
  parameters: { ...oneLook, path: 'admin/projects?state=decided' },
  play: (context) => unfold(context),
};

export const ProjectsEmpty: Story = {
  parameters: { ...oneLook, path: 'admin/projects', ...answers(mock('listProjectCases').empty()) },
};

/** A new design: everything that its partner told. */
export const DesignStatusWaiting: Story = {
  parameters: { ...oneLook, path: 'admin/designs' },
  play: (context) => unfold(context),
};

/** Of a design on sale only what differs, beside what is sold. */
export const DesignWithADifference: Story = {
  parameters: { ...oneLook, path: 'admin/designs' },
  play: (context) => unfold(context, 1),
};

/** Refused, approved, and taken back by the partner. */
export const DesignStatusRejected: Story = {
  parameters: { ...oneLook, path: 'admin/designs?state=decided' },
  play: (context) => unfold(context),
};

/** Every design that buyers know; one that staff took off says who did it, when and why. */
export const DesignSales: Story = {
  parameters: { ...oneLook, path: 'admin/design-sales' },
  play: (context) => unfold(context, 2),
};

export const DesignSalesEmpty: Story = {
  parameters: {
    ...oneLook,
    path: 'admin/design-sales',
    ...answers(mock('listDesignSales').empty()),
  },
};

export const DesignsEmpty: Story = {
  parameters: { ...oneLook, path: 'admin/designs', ...answers(mock('listDesignCases').empty()) },
};

/** A new item: everything that its shop told. */
export const ItemStatusWaiting: Story = {
  parameters: { ...oneLook, path: 'admin/items' },
  play: (context) => unfold(context),
};

/** Of an item on sale only what differs, beside what buyers see now. */
export const ItemWithADifference: Story = {
  parameters: { path: 'admin/items' },
  play: (context) => unfold(context, 1),
};

/** Refused with its reason, approved, and taken back by its shop. */
export const ItemStatusRejected: Story = {
  parameters: { ...oneLook, path: 'admin/items?state=decided' },
  play: (context) => unfold(context),
};

export const ItemsEmpty: Story = {
  parameters: { ...oneLook, path: 'admin/items', ...answers(mock('listItemCases').empty()) },
};

export const LeadStatusReceived: Story = {
  parameters: { path: 'admin/leads' },
  play: async (context) => {
    await unfold(context);
  },
};

export const LeadStatusAnswered: Story = {
  parameters: { path: 'admin/leads?state=decided' },
  play: (context) => unfold(context),
};

/** Who wants to work here, with the CV to fetch. */
export const ApplicantStatusReceived: Story = {
  parameters: { path: 'admin/applicants' },
  play: (context) => unfold(context),
};

export const ApplicantStatusInvited: Story = {
  parameters: { ...oneLook, path: 'admin/applicants?state=decided' },
  play: (context) => unfold(context),
};

/** With the reason that the applicant has read. */
export const ApplicantStatusDeclined: Story = {
  parameters: { ...oneLook, path: 'admin/applicants?state=decided' },
  play: (context) => unfold(context, 1),
};

/** A request with its editor: a price for each line. */
export const OfficeStatusRequested: Story = {
  parameters: { path: 'admin/office-quotations' },
  play: (context) => unfold(context),
};

/** The first day of works is agreed. */
export const OfficeStatusAccepted: Story = {
  parameters: { ...oneLook, path: 'admin/office-quotations' },
  play: (context) => unfold(context, 1),
};

/** Another first day, or the keys. */
export const OfficeStatusScheduled: Story = {
  parameters: { ...oneLook, path: 'admin/office-quotations' },
  play: (context) => unfold(context, 2),
};

/** What was quoted can be quoted anew. */
export const OfficeStatusQuoted: Story = {
  parameters: { ...oneLook, path: 'admin/office-quotations?state=decided' },
  play: (context) => unfold(context),
};

export const OfficeStatusDone: Story = {
  parameters: { ...oneLook, path: 'admin/office-quotations?state=decided' },
  play: (context) => unfold(context, 1),
};

/** With the reason that the member has read. */
export const OfficeStatusDeclined: Story = {
  parameters: { ...oneLook, path: 'admin/office-quotations?state=decided' },
  play: (context) => unfold(context, 2),
};

export const OfficeStatusWithdrawn: Story = {
  parameters: { ...oneLook, path: 'admin/office-quotations?state=decided' },
  play: (context) => unfold(context, 3),
};

export const OfficeStatusExpired: Story = {
  parameters: { ...oneLook, path: 'admin/office-quotations?state=decided' },
  play: (context) => unfold(context, 4),
};

export const OfficesEmpty: Story = {
  parameters: {
    ...oneLook,
    path: 'admin/office-quotations',
    ...answers(mock('listOfficeQuotationCases').empty()),
  },
};

/** To an account that is masked until somebody asks. */
export const ReturnToAnAccount: Story = {
  parameters: { path: 'admin/returns' },
  play: (context) => unfold(context),
};

/** Nobody has named an account yet. */
export const ReturnWithoutAccount: Story = {
  parameters: { path: 'admin/returns' },
  play: (context) => unfold(context, 1),
};

/** Refused by the gateway: asked once more, or paid by hand. */
export const ReturnStatusFailed: Story = {
  parameters: { path: 'admin/returns' },
  play: (context) => unfold(context, 2),
};

export const ReturnStatusRefunded: Story = {
  parameters: { path: 'admin/returns?state=decided' },
  play: (context) => unfold(context),
};

export const ReturnsEmpty: Story = {
  parameters: {
    path: 'admin/returns',
    ...answers(mock('listMoneyReturns').empty()),
  },
};

/** What a seller wants removed, with what was written and the points that hang on it. */
export const ReviewStatusDeletionRequested: Story = {
  parameters: { path: 'admin/reviews' },
  play: (context) => unfold(context, 1),
};

export const ReviewStatusDeleted: Story = {
  parameters: { ...oneLook, path: 'admin/reviews?state=decided' },
  play: (context) => unfold(context),
};

export const ReviewStatusVisible: Story = {
  parameters: { ...oneLook, path: 'admin/reviews?state=decided' },
  play: (context) => unfold(context, 1),
};

/** An account in a person's name, beside what is in use. */
export const ShopChangeStatusWaiting: Story = {
  parameters: { ...oneLook, path: 'admin/shop-changes' },
  play: (context) => unfold(context),
};

/** A new one with what its items cost in it. */
export const PromotionStatusWaiting: Story = {
  parameters: { path: 'admin/promotions' },
  play: (context) => unfold(context),
};

/** A change: what runs stands beside what is asked for. */
export const PromotionStatusEditRequest: Story = {
  parameters: { path: 'admin/promotions' },
  play: (context) => unfold(context, 1),
};

export const PromotionStatusAdvertising: Story = {
  parameters: { ...oneLook, path: 'admin/promotions?state=decided' },
  play: (context) => unfold(context),
};

export const PromotionsEmpty: Story = {
  parameters: {
    ...oneLook,
    path: 'admin/promotions',
    ...answers(mock('listPromotionCases').empty()),
  },
};

/** What three members say of a comment, and the decision: a rule and the place, or nothing. */
export const ReportStatusReported: Story = {
  parameters: { ...oneLook, path: 'admin/reports' },
  play: (context) => unfold(context),
};

/** The author’s words beside the rule and the place; who removed it is named. */
export const ReportStatusAppealed: Story = {
  parameters: { ...oneLook, path: 'admin/reports' },
  play: (context) => unfold(context, 2),
};

/** Months to be paid, the disputed one with what its shop says. */
export const Settlements: Story = {
  parameters: { path: 'admin/settlements' },
  play: (context) => unfold(context),
};

export const SettlementsToPay: Story = {
  parameters: { path: 'admin/settlements' },
  play: (context) => unfold(context, 1),
};

export const SettlementsPaid: Story = {
  parameters: { path: 'admin/settlements?state=decided' },
  play: (context) => unfold(context),
};

export const SettlementsEmpty: Story = {
  parameters: { path: 'admin/settlements', ...answers(mock('listSettlementCases').empty()) },
};

export const DesignRefunds: Story = {
  parameters: { path: 'admin/design-refunds' },
  play: (context) => unfold(context),
};

export const DesignRefundsDecided: Story = {
  parameters: { path: 'admin/design-refunds?state=decided' },
  play: (context) => unfold(context),
};

export const DesignRefundsEmpty: Story = {
  parameters: {
    ...oneLook,
    path: 'admin/design-refunds',
    ...answers(mock('listDesignRefunds').empty()),
  },
};

/** What contractors want removed: the rule they name, and what the customer wrote. */
export const ConstructionReviews: Story = {
  parameters: { path: 'admin/construction-reviews' },
};
export const ConstructionReviewsDecided: Story = {
  parameters: { path: 'admin/construction-reviews?state=decided' },
};
/** A contract in two files, beside what has to be found in it. */
export const EvidenceStatusWaiting: Story = {
  parameters: { ...oneLook, path: 'admin/review-evidence' },
  play: (context) => unfold(context),
};
export const EvidenceStatusConfirmed: Story = {
  parameters: { ...oneLook, path: 'admin/review-evidence?state=decided' },
  play: (context) => unfold(context),
};
/** The reason is left, the files are gone. */
export const EvidenceStatusRefused: Story = {
  parameters: { ...oneLook, path: 'admin/review-evidence?state=decided' },
  play: (context) => unfold(context, 1),
};
export const ReviewsEmpty: Story = {
  parameters: { ...oneLook, path: 'admin/reviews', ...answers(mock('listReviewRemovals').empty()) },
};

export const CaseStatusOpen: Story = {
  parameters: { path: 'admin/cases' },
  play: (context) => unfold(context, 1),
};

export const CaseStatusClosed: Story = {
  parameters: { path: 'admin/cases?state=decided' },
  play: (context) => unfold(context),
};

export const CasesEmpty: Story = {
  parameters: {
    path: 'admin/cases',
    ...answers(mock('listStaffCases').empty()),
  },
};

/** Under a penalty, with what was done before. */
export const Members: Story = {
  parameters: { path: 'admin/members' },
  play: async (context) => {
    await unfold(context, 1);
  },
};

export const MembersFound: Story = { parameters: { path: 'admin/members?q=an' } };

export const Mails: Story = { parameters: { path: 'admin/mails' } };

export const Empty: Story = { parameters: answers(mock('listUpgradeCases').empty()) };

export const Loading: Story = { parameters: answers(mock('listUpgradeCases').pending()) };

export const ServerError: Story = {
  parameters: { ...answers(mock('listUpgradeCases').error()), ...oneLook },
};

export const Refetching: Story = {
  parameters: answers(mock('decideUpgrade').pending()),
  play: async (context) => {
    await unfold(context);
    await context.userEvent.click(
      await context.canvas.findByRole('button', { name: /^(Duyệt|Approve|승인)$/ }),
    );
  },
};

/** A queue that is none. */
export const NotFound: Story = { parameters: { path: 'admin/khong-co' } };

/** A member who found the address. */
export const Forbidden: Story = {
  beforeEach: () => {
    signInForStory('member');
  },
};

export const LongText: Story = {
  parameters: answers(
    mock('listUpgradeCases').answer({
      data: {
        items: fixtures.upgradeCases.map((one) => ({
          ...one,
          sent: {
            ...one.sent,
            company_name: 'Công ty Trách nhiệm hữu hạn Thiết kế và Thi công Nội thất '.repeat(3),
          },
        })),
        meta: { page: 2, limit: 20, total: 60, totalPages: 3 },
      },
    }),
  ),
};
