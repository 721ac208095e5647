import type { Handlers } from '../http/handler.ts';
import type { CountingServices } from '../contractors/statistics/record.ts';
import { decideContractor, listContractorCases } from './contractors.ts';
import { announceTerms, getTermsSource } from './documents.ts';
import { decideItem, listItemCases } from './item-cases.ts';
import { listItemSales, moveItemSale } from './item-sales.ts';
import { decideAd, listAdCases } from './ad-cases.ts';
import { readAdMembershipFigures } from './ad-membership-figures.ts';
import { decideAdMembership, listAdMemberships } from './ad-memberships.ts';
import { readAdTakings } from './ad-takings.ts';
import { decideAuctionDispute, listAuctionDisputes } from './auction-disputes.ts';
import { listAuctions } from './auction-list.ts';
import { decideAppeal, decideReport, listReportCases } from './report-cases.ts';
import { decideShopChange, listShopChanges, readShopChangeAccount } from './shop-changes.ts';
import {
  checkCompanyFact,
  listCompanyFacts,
  refuseCompanyPaper,
  withdrawCompanyFact,
} from './company-facts.ts';
import { listStaffOrders } from './order-lines.ts';
import { decideShop, listShops, setShopTaxpayer } from './shops.ts';
import { decidePromotion, listPromotionCases } from './promotion-cases.ts';
import { endPromotion } from './promotion-stops.ts';
import { decideCompany, listCompanyCases } from './company-cases.ts';
import { decideDesign, listDesignCases } from './design-cases.ts';
import {
  decideDesignPartner,
  listDesignPartnerCases,
  moveDesignPartner,
} from './design-partners.ts';
import { listDesignSales, moveDesign } from './design-sales.ts';
import { decideProject, listProjectCases } from './project-cases.ts';
import { decideJobApplication, listJobApplications } from './job-applications.ts';
import { answerLead, listLeadCases } from './leads.ts';
import { listMembers, sanctionMember } from './members.ts';
import { listOutbox } from './outbox.ts';
import { getAdminOverview } from './overview.ts';
import { decidePartner, listPartnerCases } from './partners.ts';
import { decideOfficeQuotation, listOfficeQuotationCases } from './office-quotations.ts';
import { decideReviewEvidence, listReviewEvidence } from './review-evidence.ts';
import { decideConstructionRemoval, listConstructionRemovals } from './construction-removals.ts';
import { decideReviewRemoval, listReviewRemovals } from './review-removals.ts';
import { decideUpgrade, listUpgradeCases } from './upgrades.ts';

/** `demo`: whether this server is one to try the product on. */
export function adminHandlers(services: CountingServices, demo: boolean) {
  return {
    getAdminOverview: getAdminOverview(services, demo),
    listUpgradeCases: listUpgradeCases(services),
    decideUpgrade: decideUpgrade(services),
    listContractorCases: listContractorCases(services),
    decideContractor: decideContractor(services),
    listOutbox: listOutbox(services),
    listPartnerCases: listPartnerCases(services),
    decidePartner: decidePartner(services),
    listJobApplications: listJobApplications(services),
    decideJobApplication: decideJobApplication(services),
    listLeadCases: listLeadCases(services),
    answerLead: answerLead(services),
    listOfficeQuotationCases: listOfficeQuotationCases(services),
    decideOfficeQuotation: decideOfficeQuotation(services),
    listConstructionRemovals: listConstructionRemovals(services),
    decideConstructionRemoval: decideConstructionRemoval(services),
    listReviewEvidence: listReviewEvidence(services),
    decideReviewEvidence: decideReviewEvidence(services),
    listItemCases: listItemCases(services),
    decideItem: decideItem(services),
    listItemSales: listItemSales(services),
    moveItemSale: moveItemSale(services),
    listAdCases: listAdCases(services),
    decideAd: decideAd(services),
    listCompanyFacts: listCompanyFacts(services),
    checkCompanyFact: checkCompanyFact(services),
    withdrawCompanyFact: withdrawCompanyFact(services),
    refuseCompanyPaper: refuseCompanyPaper(services),
    listStaffOrders: listStaffOrders(services),
    listShops: listShops(services),
    decideShop: decideShop(services),
    setShopTaxpayer: setShopTaxpayer(services),
    listAdMemberships: listAdMemberships(services),
    readAdMembershipFigures: readAdMembershipFigures(services),
    decideAdMembership: decideAdMembership(services),
    listAuctions: listAuctions(services),
    listAuctionDisputes: listAuctionDisputes(services),
    decideAuctionDispute: decideAuctionDispute(services),
    readAdTakings: readAdTakings(services),
    listReportCases: listReportCases(services),
    decideReport: decideReport(services),
    decideAppeal: decideAppeal(services),
    listShopChanges: listShopChanges(services),
    readShopChangeAccount: readShopChangeAccount(services),
    decideShopChange: decideShopChange(services),
    listPromotionCases: listPromotionCases(services),
    decidePromotion: decidePromotion(services),
    endPromotion: endPromotion(services),
    listCompanyCases: listCompanyCases(services),
    decideCompany: decideCompany(services),
    listDesignCases: listDesignCases(services),
    decideDesign: decideDesign(services),
    listDesignSales: listDesignSales(services),
    moveDesign: moveDesign(services),
    listDesignPartnerCases: listDesignPartnerCases(services),
    decideDesignPartner: decideDesignPartner(services),
    moveDesignPartner: moveDesignPartner(services),
    listProjectCases: listProjectCases(services),
    decideProject: decideProject(services),
    listReviewRemovals: listReviewRemovals(services),
    decideReviewRemoval: decideReviewRemoval(services),
    listMembers: listMembers(services),
    sanctionMember: sanctionMember(services),
    getTermsSource: getTermsSource(services),
    announceTerms: announceTerms(services),
  } satisfies Partial<Handlers>;
}
