import type { MailTemplate } from '../template.ts';
import { accountLeft } from './account-left.ts';
import { accountRestricted } from './account-restricted.ts';
import { contractorApproved } from './contractor-approved.ts';
import { contractorRejected } from './contractor-rejected.ts';
import { inboxWords } from './inbox-words.ts';
import { leadArrived } from './lead-arrived.ts';
import { leadReceived } from './lead-received.ts';
import { moneyStep } from './money-step.ts';
import { orderStep } from './order-step.ts';
import { partnerApplied } from './partner-applied.ts';
import { partnerArrived } from './partner-arrived.ts';
import { passwordChanged } from './password-changed.ts';
import { pointsStep } from './points-step.ts';
import { resetCode } from './reset-code.ts';
import { resetSocial } from './reset-social.ts';
import { resetUnknown } from './reset-unknown.ts';
import { accountBanned } from './account-banned.ts';
import { accountRestored } from './account-restored.ts';
import { accountSuspended } from './account-suspended.ts';
import { accountWarned } from './account-warned.ts';
import { leadAnswered } from './lead-answered.ts';
import { sellerApproved } from './seller-approved.ts';
import { sellerRejected } from './seller-rejected.ts';
import { termsChanging } from './terms-changing.ts';
import { signUpCode } from './sign-up-code.ts';
import { signUpTaken } from './sign-up-taken.ts';
import { signUpTooEarly } from './sign-up-too-early.ts';
import { supportAnswered } from './support-answered.ts';
import { trialReceived } from './trial-received.ts';
import { upgradeApproved } from './upgrade-approved.ts';
import { upgradeRejected } from './upgrade-rejected.ts';

/** Every mail by the name it is stored under. A new one: its file, and its line here. */
export const mailTemplates = {
  'account-left': accountLeft,
  'account-restricted': accountRestricted,
  'contractor-approved': contractorApproved,
  'contractor-rejected': contractorRejected,
  'inbox-words': inboxWords,
  'lead-arrived': leadArrived,
  'lead-received': leadReceived,
  'money-step': moneyStep,
  'order-step': orderStep,
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
  'seller-rejected': sellerRejected,
  'terms-changing': termsChanging,
  'sign-up-code': signUpCode,
  'sign-up-taken': signUpTaken,
  'sign-up-too-early': signUpTooEarly,
  'support-answered': supportAnswered,
  'trial-received': trialReceived,
  'upgrade-approved': upgradeApproved,
  'upgrade-rejected': upgradeRejected,
} as const;

export type MailName = keyof typeof mailTemplates;

/** The values a template writes with. */
export type ValuesOf<Name extends MailName> =
  (typeof mailTemplates)[Name] extends MailTemplate<infer Values> ? Values : never;

export function isMailName(name: string): name is MailName {
  return Object.hasOwn(mailTemplates, name);
}
