import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isInner } from '../network/inner-fetch.ts';
import { ApiError } from '../api-error.ts';
import { callerOf } from '../network/caller.ts';
import type { OperationId } from '../handler.ts';

/** Requests one address may make in a minute; null does not limit. */
export type RateLimits = { readonly perMinute: number | null };

/** Operations that cost much or write: a person needs few of them. */
const perMinuteOf: Partial<Record<OperationId, number>> = {
  loginUser: 60,
  registerUser: 20,
  exchangeSocialCode: 20,
  registerBusiness: 20,
  sendVerificationCode: 20,
  verifyCode: 30,
  setUpSecondFactor: 20,
  proveSecondFactor: 30,
  resetPassword: 20,
  exchangeZaloCode: 20,
  getZaloMe: 20,
  // A project has thirty pictures, each with one from before the works.
  uploadImages: 90,
  // Some seconds of a processor each.
  detectPlan: 10,
  sendInboxMessage: 20,
  replyInInbox: 30,
  writeSupportPost: 20,
  editSupportPost: 30,
  askAgain: 30,
  countContractorContact: 60,
  recordAdEvents: 60,
  viewInteriorShare: 60,
  countSharePieces: 60,
  reportAd: 20,
  subscribeNewsletter: 20,
  confirmNewsletter: 20,
  leaveNewsletter: 20,
  sendLead: 10,
  applyForJob: 10,
  withdrawJobApplication: 10,
  uploadPrivateDocument: 20,
  applyAsPartner: 10,
  applyAsContractor: 10,
  applyAsDesignPartner: 10,
  changePassword: 20,
  deleteAccount: 20,
  exportMyData: 10,
};

/** What a proxy's whole crowd may do while nobody tells its members apart. */
const crowd = 20;
const maxOf =
  (max: number) =>
  (request: FastifyRequest): number =>
    callerOf(request) === null ? max * crowd : max;

/** Limits requests by address, in this process. Sign-in has a stricter count of failures in the database. */
export async function registerRateLimits(
  app: FastifyInstance,
  { perMinute }: RateLimits,
): Promise<void> {
  if (perMinute === null) return;
  await app.register(rateLimit, {
    max: maxOf(perMinute),
    keyGenerator: (request) => callerOf(request) ?? 'crowd',
    timeWindow: 60_000,
    allowList: (request) =>
      isInner(request) || request.url.startsWith('/media/') || request.url.startsWith('/assets/'),
    errorResponseBuilder: (_request, { ttl }) =>
      new ApiError('RATE_LIMITED', { retryAfterSeconds: Math.max(1, Math.ceil(ttl / 1000)) }),
  });
}

/** The route options of an operation with a limit of its own. */
export function ownRateLimit(id: OperationId): {
  rateLimit?: { max: ReturnType<typeof maxOf>; timeWindow: number };
} {
  const max = perMinuteOf[id];
  return max === undefined ? {} : { rateLimit: { max: maxOf(max), timeWindow: 60_000 } };
}
