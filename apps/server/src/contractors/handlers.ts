import type { Handlers } from '../http/handler.ts';
import type { Services } from '../services.ts';
import { countContractorContact, getContractor } from './contractors.ts';
import { listContractors } from './directory.ts';
import { sendInboxMessage } from './inbox.ts';

export function contractorHandlers(services: Services) {
  return {
    listContractors: listContractors(services),
    getContractor: getContractor(services),
    countContractorContact: countContractorContact(services),
    sendInboxMessage: sendInboxMessage(services),
  } satisfies Partial<Handlers>;
}
