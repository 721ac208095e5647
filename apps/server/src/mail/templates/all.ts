import type { MailName } from '@hien/domain';
import type { MailTemplate } from '../template.ts';
import { accountLeft } from './account/account-left.ts';
import { accountRestricted } from './account/account-restricted.ts';
import { constructionReviewed } from './partners/construction-reviewed.ts';
import { constructionRemovalDecided } from './partners/construction-removal-decided.ts';
import { reviewEvidenceDecided } from './partners/review-evidence-decided.ts';
import { adTakenDown } from './partners/ad-taken-down.ts';
import { companyPageApproved } from './partners/company-page-approved.ts';
import { companyPageRejected } from './partners/company-page-rejected.ts';
import { contractorApplied } from './partners/contractor-applied.ts';
import { contractorArrived } from './partners/contractor-arrived.ts';
import { contractorApproved } from './partners/contractor-approved.ts';
import { contractorRejected } from './partners/contractor-rejected.ts';
import { couponGiven } from './orders/coupon-given.ts';
import { designLink } from './orders/design-link.ts';
import { inboxWords } from './support/inbox-words.ts';
import { inquiryStep } from './support/inquiry-step.ts';
import { jobApplied } from './partners/job-applied.ts';
import { jobArrived } from './partners/job-arrived.ts';
import { jobDecided } from './partners/job-decided.ts';
import { leadArrived } from './partners/lead-arrived.ts';
import { leadReceived } from './partners/lead-received.ts';
import { bidStep } from './partners/bid-step.ts';
import { designerApplied } from './partners/designer-applied.ts';
import { designerArrived } from './partners/designer-arrived.ts';
import { designerStep } from './partners/designer-step.ts';
import { disputeStep } from './partners/dispute-step.ts';
import { membershipStep } from './partners/membership-step.ts';
import { officeStep } from './partners/office-step.ts';
import { placeStep } from './partners/place-step.ts';
import { newsletterConfirm } from './community/newsletter-confirm.ts';
import { newsletter } from './community/newsletter.ts';
import { moderationStep } from './community/moderation-step.ts';
import { moneyStep } from './orders/money-step.ts';
import { orderStep } from './orders/order-step.ts';
import { paperStep } from './partners/paper-step.ts';
import { partnerApplied } from './partners/partner-applied.ts';
import { partnerArrived } from './partners/partner-arrived.ts';
import { passwordChanged } from './account/password-changed.ts';
import { pointsStep } from './orders/points-step.ts';
import { resetCode } from './account/reset-code.ts';
import { resetSocial } from './account/reset-social.ts';
import { resetUnknown } from './account/reset-unknown.ts';
import { accountBanned } from './account/account-banned.ts';
import { accountRestored } from './account/account-restored.ts';
import { accountSuspended } from './account/account-suspended.ts';
import { accountWarned } from './account/account-warned.ts';
import { leadAnswered } from './partners/lead-answered.ts';
import { settlementStep } from './partners/settlement-step.ts';
import { sellerApproved } from './partners/seller-approved.ts';
import { sellerRejected } from './partners/seller-rejected.ts';
import { shopBankAsked } from './partners/shop-bank-asked.ts';
import { shopContactChanged } from './partners/shop-contact-changed.ts';
import { itemSaleStep } from './partners/item-sale-step.ts';
import { shopSalesStep } from './partners/shop-sales-step.ts';
import { shopDataStep } from './partners/shop-data-step.ts';
import { shopInvited } from './partners/shop-invited.ts';
import { shopTeamStep } from './partners/shop-team-step.ts';
import { termsChanging } from './account/terms-changing.ts';
import { signUpCode } from './account/sign-up-code.ts';
import { signUpTaken } from './account/sign-up-taken.ts';
import { signUpTooEarly } from './account/sign-up-too-early.ts';
import { supportAnswered } from './support/support-answered.ts';
import { trialReceived } from './partners/trial-received.ts';
import { upgradeApproved } from './account/upgrade-approved.ts';
import { upgradeRejected } from './account/upgrade-rejected.ts';

/** Every mail by the name it is stored under. A new one: its file, its line here, and its label in the domain; one that is news or advertising stands
 * in the domain's `mailConsents` too. */
export const mailTemplates = {
  'account-left': accountLeft,
  'account-restricted': accountRestricted,
  'ad-taken-down': adTakenDown,
  'company-page-approved': companyPageApproved,
  'company-page-rejected': companyPageRejected,
  'construction-reviewed': constructionReviewed,
  'coupon-given': couponGiven,
  'contractor-applied': contractorApplied,
  'contractor-arrived': contractorArrived,
  'contractor-approved': contractorApproved,
  'contractor-rejected': contractorRejected,
  'design-link': designLink,
  'inbox-words': inboxWords,
  'inquiry-step': inquiryStep,
  'job-applied': jobApplied,
  'job-arrived': jobArrived,
  'job-decided': jobDecided,
  'lead-arrived': leadArrived,
  'lead-received': leadReceived,
  'bid-step': bidStep,
  'dispute-step': disputeStep,
  'membership-step': membershipStep,
  'place-step': placeStep,
  newsletter,
  'newsletter-confirm': newsletterConfirm,
  'moderation-step': moderationStep,
  'money-step': moneyStep,
  'office-step': officeStep,
  'order-step': orderStep,
  'paper-step': paperStep,
  'partner-applied': partnerApplied,
  'partner-arrived': partnerArrived,
  'password-changed': passwordChanged,
  'points-step': pointsStep,
  'reset-code': resetCode,
  'reset-social': resetSocial,
  'reset-unknown': resetUnknown,
  'account-banned': accountBanned,
  'account-restored': accountRestored,
  'account-suspended': accountSuspended,
  'account-warned': accountWarned,
  'lead-answered': leadAnswered,
  'seller-approved': sellerApproved,
  'shop-bank-asked': shopBankAsked,
  'shop-contact-changed': shopContactChanged,
  'shop-data-step': shopDataStep,
  'item-sale-step': itemSaleStep,
  'shop-sales-step': shopSalesStep,
  'shop-invited': shopInvited,
  'shop-team-step': shopTeamStep,
  'seller-rejected': sellerRejected,
  'designer-applied': designerApplied,
  'designer-arrived': designerArrived,
  'designer-step': designerStep,
  'terms-changing': termsChanging,
  'construction-removal-decided': constructionRemovalDecided,
  'review-evidence-decided': reviewEvidenceDecided,
  'settlement-step': settlementStep,
  'sign-up-code': signUpCode,
  'sign-up-taken': signUpTaken,
  'sign-up-too-early': signUpTooEarly,
  'support-answered': supportAnswered,
  'trial-received': trialReceived,
  'upgrade-approved': upgradeApproved,
  'upgrade-rejected': upgradeRejected,
} as const satisfies Readonly<Record<MailName, unknown>>;

/** The values a template writes with. */
export type ValuesOf<Name extends MailName> =
  (typeof mailTemplates)[Name] extends MailTemplate<infer Values> ? Values : never;

export function isMailName(name: string): name is MailName {
  return Object.hasOwn(mailTemplates, name);
}
