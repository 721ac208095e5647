import { AttemptLimit } from '../http/limits/attempt-limit.ts';
import type { Handlers } from '../http/handler.ts';
import type { Services } from '../services.ts';
import { createAddress, listAddresses, removeAddress, updateAddress } from './addresses.ts';
import { getBusiness, sendBusinessDetails } from '../account/business/business.ts';
import { changePassword } from './change-password.ts';
import { listConsents } from './consents/read-consents.ts';
import { setConsent } from './consents/set-consent.ts';
import { deleteAccount } from './delete-account.ts';
import { exportMyData } from './export.ts';
import { endOtherSessions } from './end-other-sessions.ts';
import { updateProfile } from './update-profile.ts';

export function myPageHandlers(services: Services) {
  const limit = new AttemptLimit(services.database, services.now);
  return {
    updateProfile: updateProfile(services),
    changePassword: changePassword(services, limit),
    endOtherSessions: endOtherSessions(services),
    listAddresses: listAddresses(services),
    createAddress: createAddress(services),
    updateAddress: updateAddress(services),
    removeAddress: removeAddress(services),
    getBusiness: getBusiness(services),
    sendBusinessDetails: sendBusinessDetails(services),
    listConsents: listConsents(services),
    setConsent: setConsent(services),
    exportMyData: exportMyData(services),
    deleteAccount: deleteAccount(services, limit),
  } satisfies Partial<Handlers>;
}
