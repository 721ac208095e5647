import type { Handlers } from '../http/handler.ts';
import { getContractor } from './contractors.ts';
import { getCostTruth } from './cost-truth.ts';
import { listContractors } from './directory.ts';
import { appealAd } from './paid-places/appeal-ad.ts';
import { reportAd } from './paid-places/report-ad.ts';
import { listRefusedPlaces, refusePlace } from './paid-places/refused-places.ts';
import { sendInboxMessage } from './inbox.ts';
import { getContractorProject, listContractorProjects } from './projects.ts';
import { editConstructionReview, withdrawConstructionReview } from './reviews/change-review.ts';
import { appealConstructionRemoval } from './reviews/appeal-removal.ts';
import { listConstructionReviews } from './reviews/list-reviews.ts';
import { applyAsContractor, getContractorApplication } from './own/application/apply.ts';
import {
  readCompanyDraft,
  saveCompanyDraft,
  sendCompanyDraft,
  withdrawCompanyDraft,
} from './own/company/company-drafts.ts';
import { listOwnPapers } from './own/papers/own-papers.ts';
import { sendOwnPaper } from './own/papers/send-paper.ts';
import { listOwnProjects, orderProjects, showProject } from './own/portfolio.ts';
import {
  deleteProject,
  readProjectDraft,
  saveProjectDraft,
  sendProjectDraft,
  withdrawProject,
} from './own/projects/project-drafts.ts';
import { listReceivedConstructionReviews } from './own/received-reviews.ts';
import { listCompaniesToReview, listMyConstructionReviews } from './reviews/my-reviews.ts';
import { replyToConstructionReview } from './reviews/reply.ts';
import { sendReviewEvidence } from './reviews/send-evidence.ts';
import { requestConstructionRemoval } from './reviews/request-removal.ts';
import {
  type CountingServices,
  countContractorContact,
  recordAdEvents,
} from './statistics/record.ts';
import { getWorkMap } from './work-map.ts';
import { writeConstructionReview } from './reviews/write-construction-review.ts';

export function contractorHandlers(services: CountingServices) {
  return {
    listContractors: listContractors(services),
    getContractor: getContractor(services),
    countContractorContact: countContractorContact(services),
    listContractorProjects: listContractorProjects(services),
    getContractorProject: getContractorProject(services),
    listConstructionReviews: listConstructionReviews(services),
    writeConstructionReview: writeConstructionReview(services),
    listOwnPapers: listOwnPapers(services),
    sendOwnPaper: sendOwnPaper(services),
    listOwnProjects: listOwnProjects(services),
    orderProjects: orderProjects(services),
    showProject: showProject(services),
    getContractorApplication: getContractorApplication(services),
    applyAsContractor: applyAsContractor(services),
    readCompanyDraft: readCompanyDraft(services),
    saveCompanyDraft: saveCompanyDraft(services),
    sendCompanyDraft: sendCompanyDraft(services),
    withdrawCompanyDraft: withdrawCompanyDraft(services),
    readProjectDraft: readProjectDraft(services),
    saveProjectDraft: saveProjectDraft(services),
    sendProjectDraft: sendProjectDraft(services),
    withdrawProject: withdrawProject(services),
    deleteProject: deleteProject(services),
    listReceivedConstructionReviews: listReceivedConstructionReviews(services),
    listMyConstructionReviews: listMyConstructionReviews(services),
    listCompaniesToReview: listCompaniesToReview(services),
    editConstructionReview: editConstructionReview(services),
    withdrawConstructionReview: withdrawConstructionReview(services),
    sendReviewEvidence: sendReviewEvidence(services),
    replyToConstructionReview: replyToConstructionReview(services),
    requestConstructionRemoval: requestConstructionRemoval(services),
    appealConstructionRemoval: appealConstructionRemoval(services),
    recordAdEvents: recordAdEvents(services),
    getCostTruth: getCostTruth(services),
    getWorkMap: getWorkMap(services),
    sendInboxMessage: sendInboxMessage(services),
    listRefusedPlaces: listRefusedPlaces(services),
    refusePlace: refusePlace(services),
    reportAd: reportAd(services),
    appealAd: appealAd(services),
  } satisfies Partial<Handlers>;
}
