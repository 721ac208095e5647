import { mainApi } from './client.ts';
import { unwrapData } from './envelope.ts';
import type {
  AnnouncedTerms,
  Decision,
  LeadCase,
  MemberCase,
  PartnerCase,
  RemovalCase,
  RemovalDecision,
  Sanction,
  TermsAnnouncement,
} from './generated/types.ts';

/** An approval opens the shop. Throws VERSION_CONFLICT when somebody else decided first, AUTH_15 without a reason. */
export function decidePartner(id: number, body: Decision): Promise<PartnerCase> {
  return unwrapData(mainApi.POST('/admin/partner/decide/{id}', { params: { path: { id } }, body }));
}

/** Throws VERSION_CONFLICT when somebody else has answered; the same answer again is one. */
export function answerLead(id: number, content: string): Promise<LeadCase> {
  const body = { content };
  return unwrapData(mainApi.POST('/admin/lead/answer/{id}', { params: { path: { id } }, body }));
}

/** Removes a review or keeps it. Throws VERSION_CONFLICT when somebody else decided first. */
export function decideReviewRemoval(id: number, body: RemovalDecision): Promise<RemovalCase> {
  return unwrapData(mainApi.POST('/admin/review/decide/{id}', { params: { path: { id } }, body }));
}

/** Throws VERSION_CONFLICT when the account has changed meanwhile, CONFLICT for a step the ladder does not have. */
export function sanctionMember(id: number, body: Sanction): Promise<MemberCase> {
  return unwrapData(
    mainApi.POST('/admin/member/sanction/{id}', { params: { path: { id } }, body }),
  );
}

/** Throws VERSION_CONFLICT when somebody announced a version meanwhile. */
export function announceTerms(body: TermsAnnouncement): Promise<AnnouncedTerms> {
  return unwrapData(mainApi.POST('/admin/terms/announce', { body }));
}
