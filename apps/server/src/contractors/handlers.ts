import type { Handlers } from '../http/handler.ts';
import type { Services } from '../services.ts';
import { countContractorContact, getContractor } from './contractors.ts';
import { sendInboxMessage } from './inbox.ts';

export function contractorHandlers(services: Services) {
  return {
    getContractor: getContractor(services),
    countContractorContact: countContractorContact(services),
    sendInboxMessage: sendInboxMessage(services),
  } satisfies Partial<Handlers>;
}
