import type { Handlers } from '../http/handler.ts';
import type { Services } from '../services.ts';
import {
  applyAsDesignPartner,
  getDesignPartnerApplication,
  withdrawDesignPartnerApplication,
} from './designers/apply.ts';
import { applyAsPartner, getPartnerApplication } from './partner-application.ts';
import { getTrial, listMyLeads, sendLead } from './send-lead.ts';

export function leadHandlers(services: Services) {
  return {
    getPartnerApplication: getPartnerApplication(services),
    getDesignPartnerApplication: getDesignPartnerApplication(services),
    applyAsDesignPartner: applyAsDesignPartner(services),
    withdrawDesignPartnerApplication: withdrawDesignPartnerApplication(services),
    applyAsPartner: applyAsPartner(services),
    sendLead: sendLead(services),
    listMyLeads: listMyLeads(services),
    getTrial: getTrial(services),
  } satisfies Partial<Handlers>;
}
