/**
 * What the client knows about operations and the contract does not say, once for each. `generate.ts` writes it into the
 * operation's constant, so that a page carries it for the operations it calls and no others.
 */
import type { OperationId } from './operation.ts';

const minute = 60_000;

/** How long an answer is good without asking again (milliseconds), where that is not the usual half a minute. */
export const fresh = {
  getCostTruth: 5 * minute,
  getProfile: 5 * minute,
  listOfficePlans: 60 * minute,
  listBanners: 5 * minute,
  listBookmarkIds: 5 * minute,
  listBrands: 10 * minute,
  listCategories: 10 * minute,
  listFaq: 60 * minute,
  listJobs: 60 * minute,
  getJob: 60 * minute,
  listPackages: 5 * minute,
  listProviders: 60 * minute,
  // Prices and stock are today's: asked each time somebody looks.
  previewRefund: 0,
  quoteCheckout: 0,
  quoteDesigns: 0,
  readCart: 0,
  readItemDraft: 0,
  readProjectDraft: 0,
  readAuction: 0,
  readMembership: 0,
  // With a token, one's own are marked.
  listShareComments: 0,
  // A day: nothing changes what a signed address says, or the bytes of a picture.
  readPaymentReturn: 24 * 60 * minute,
  readPrivateUpload: 24 * 60 * minute,
} as const satisfies Partial<Record<OperationId, number>>;

/** Answers that say the same in every language. */
export const plain = [
  'getBusiness',
  'getCostTruth',
  'getPoints',
  'getProfile',
  'listAddresses',
  'listBookmarkIds',
  'listCategories',
  'listHelpfulReviews',
  'listLikedShares',
  'readPaymentReturn',
  'readPrivateUpload',
  'getJobApplication',
] as const satisfies readonly OperationId[];

/** Sendings whose answer is the new answer of a query. */
export const is = {
  addToCart: 'readCart',
  applyAsPartner: 'getPartnerApplication',
  changeCartLine: 'readCart',
  changeMembership: 'readMembership',
  joinPlaceLine: 'readMembership',
  leavePlaceLine: 'readMembership',
  chooseCartLines: 'readCart',
  createAddress: 'listAddresses',
  moveClock: 'readClock',
  removeAddress: 'listAddresses',
  removeOfficeProject: 'listOfficeProjects',
  removeSavedRooms: 'listSavedRooms',
  renameSavedRooms: 'listSavedRooms',
  saveRooms: 'listSavedRooms',
  removeCartLines: 'readCart',
  sendBusinessDetails: 'getBusiness',
  updateAddress: 'listAddresses',
  updateProfile: 'getProfile',
} as const satisfies Partial<Record<OperationId, OperationId>>;

const designOrder = ['listDesignOrders', 'quoteDesigns', 'getDesign', 'readPayment'] as const;
const membership = ['readMembership', 'listAdCities', 'getProfile', 'readPayment'] as const;
const auction = ['readAuction', 'listMyBids', 'readPayment'] as const;
const comments = ['listShareComments', 'getInteriorShare', 'listInteriorShares'] as const;
const moderation = [
  'listReportCases',
  'getAdminOverview',
  'getModerationNumbers',
  ...comments,
] as const;
const inbox = ['listInbox', 'getInboxThread', 'getProfile'] as const;
const quotations = [
  'listOfficeQuotations',
  'getOfficeQuotation',
  'listOfficeQuotationCases',
  'getAdminOverview',
] as const;
const order = ['listOrders', 'listSellerItems', 'listNotices'] as const;
const posts = ['listSupportPosts', 'getSupportPost', 'listSupportQueue', 'getSupportCase'] as const;
const items = [
  'listShopItems',
  'exportShopItems',
  'listShopItemChanges',
  'getProduct',
  'listProducts',
] as const;
const bills = ['listRedBills', 'readRedBill', 'readOrder', 'listNotices'] as const;
const questions = ['listQuestions', 'listMyQuestions', 'listShopQuestions'] as const;

const portfolio = ['listOwnProjects', 'listContractorProjects', 'getContractor'] as const;
const ownReviews = [
  'listConstructionReviews',
  'listMyConstructionReviews',
  'listCompaniesToReview',
  'getContractor',
  'listContractors',
] as const;

/** What is old after a sending. Every operation that changes something has its line, an empty one where nothing shown is. */
export const stale = {
  addDesignsToOrder: designOrder,
  addRoomsToCart: ['readCart', 'getProfile', 'getRoomHome'],
  addToCart: [],
  announceTerms: ['getTermsSource', 'listTerms', 'getTerms'],
  answerLead: ['listLeadCases', 'getAdminOverview'],
  answerQuestion: questions,
  answerSupportPost: [...posts, 'getAdminOverview'],
  applyAsPartner: [],
  saveShopTemplate: ['listShopTemplates'],
  orderShopTemplates: ['listShopTemplates'],
  removeShopTemplate: ['listShopTemplates'],
  restoreShopTemplate: ['listShopTemplates'],
  saveShopNotice: ['listShopNotices', 'getProduct'],
  removeShopNotice: ['listShopNotices', 'getProduct'],
  addItemNotice: ['listItemNotices', 'getProduct'],
  removeItemNotice: ['listItemNotices', 'getProduct'],
  applyForJob: ['getJobApplication'],
  askAgain: posts,
  askQuestion: questions,
  askQuestionAgain: questions,
  cancelAdOrder: membership,
  joinPlaceLine: ['listAdCities'],
  leavePlaceLine: ['listAdCities'],
  cancelBid: [...auction, 'readAuctionLedger'],
  cancelBidOrder: auction,
  cancelDesignOrder: designOrder,
  changeCartLine: [],
  correctRedBill: bills,
  changeMembership: ['listAdCities', 'listContractors', 'getProfile'],
  changeOrderAddress: order,
  changePassword: [],
  chooseCartLines: [],
  countContractorContact: [],
  createAddress: [],
  decideContractor: ['listContractorCases', 'getAdminOverview'],
  decidePartner: ['listPartnerCases', 'getAdminOverview'],
  decideSettlement: ['listSettlementCases', 'getAdminOverview'],
  disputeSettlement: ['listSettlements'],
  decidePromotion: ['listPromotionCases', 'getAdminOverview'],
  sendPromotion: ['listShopPromotions'],
  stopPromotion: ['listShopPromotions', 'getProduct', 'listProducts'],
  decideDesignRefund: ['listDesignRefunds', 'getAdminOverview', 'listMoneyReturns'],
  decideConstructionRemoval: [
    'listConstructionRemovals',
    'getAdminOverview',
    'listConstructionReviews',
  ],
  // Comments and homes are gone for readers at once.
  decideReport: moderation,
  decideAppeal: moderation,
  appealRemoval: ['listMyRemovals'],
  decideReviewRemoval: ['listReviewRemovals', 'getAdminOverview', 'listReviews'],
  decideOfficeQuotation: quotations,
  moveOfficeQuotation: quotations,
  removeOfficeProject: ['getOfficeProject'],
  requestOfficeQuotation: quotations,
  saveOfficeProject: ['listOfficeProjects', 'getOfficeProject'],
  decideJobApplication: ['listJobApplications', 'getAdminOverview'],
  decideUpgrade: ['listUpgradeCases', 'getAdminOverview'],
  deleteAccount: [],
  deleteShareComment: [...comments, 'listMyRemovals'],
  editShareComment: comments,
  editSupportPost: posts,
  endOtherSessions: [],
  exchangeSocialCode: [],
  exchangeZaloCode: [],
  extendOrder: order,
  loginUser: [],
  makeDownloadLink: ['getOwnedDesign'],
  planPost: ['listMyPosts', 'getMyPost'],
  movePost: ['listMyPosts', 'listMyHomes', 'getMyPost', 'listInteriorShares', 'getInteriorShare'],
  createPost: ['listMyPosts'],
  likeInteriorShare: ['listLikedShares', 'listMyHomes'],
  markReviewHelpful: ['listHelpfulReviews'],
  moveClock: [],
  noteStaffCase: ['listStaffCases', 'getAdminOverview'],
  openDownload: [],
  payMoneyReturn: ['listMoneyReturns', 'getAdminOverview'],
  placeAdOrder: membership,
  placeBid: auction,
  voidBid: ['readAuctionLedger', 'readAuction'],
  placeDesignOrder: designOrder,
  placeOrder: ['readCart', 'getProfile', 'listOrders'],
  readInboxThread: ['listInbox', 'getProfile'],
  readNotices: ['listNotices', 'getProfile'],
  registerBusiness: [],
  registerUser: [],
  removeAddress: [],
  removeSavedRooms: [],
  renameSavedRooms: [],
  saveRooms: [],
  removeCartLines: [],
  requestConstructionRemoval: ['listReceivedConstructionReviews'],
  orderProjects: portfolio,
  showProject: portfolio,
  editConstructionReview: ownReviews,
  withdrawConstructionReview: ownReviews,
  requestDesignRefund: [...designOrder, 'listOwnedDesigns', 'getOwnedDesign'],
  reorder: ['readCart', 'getProfile'],
  replyInInbox: inbox,
  replyToConstructionReview: ['listConstructionReviews', 'listReceivedConstructionReviews'],
  replyToReview: ['listReviews', 'listMyReviews', 'listShopReviews'],
  requestOrderLink: [],
  requestReviewRemoval: ['listReviews', 'listShopReviews'],
  resetPassword: [],
  retryMoneyReturn: ['listMoneyReturns', 'getAdminOverview'],
  sanctionMember: ['listMembers', 'getAdminOverview'],
  revokeDownloadLink: ['getOwnedDesign'],
  // What is written stands in the editor already.
  savePost: ['listMyPosts'],
  saveBookmark: [
    'listSavedProducts',
    'listSavedDesigns',
    'listSavedDesignRooms',
    'listSavedShares',
    'listMyHomes',
    'listSavedArticles',
  ],
  decideItem: ['listItemCases', 'getAdminOverview'],
  decideProject: ['listProjectCases', 'getAdminOverview'],
  // The list is asked for when the editor is left.
  saveProjectDraft: [],
  sendProjectDraft: ['listOwnProjects', 'readProjectDraft'],
  withdrawProject: ['listOwnProjects', 'readProjectDraft'],
  deleteProject: [...portfolio, 'readProjectDraft'],
  saveItemDraft: [],
  sendItemDraft: [...items, 'readItemDraft'],
  withdrawItem: [...items, 'readItemDraft'],
  saveShopItems: items,
  sendRedBillEvent: bills,
  sendBusinessDetails: [],
  sendInboxMessage: ['listInbox'],
  sendLead: ['listMyLeads'],
  sendOrderEvent: order,
  sendShopItemEvents: items,
  sendSellerEvents: [...order, 'readOrder'],
  sendVerificationCode: [],
  setRefundAccount: order,
  signOut: [],
  startPayment: ['readPayment', 'readPaymentReturn'],
  subscribeNewsletter: [],
  updateAddress: [],
  updateProfile: [],
  detectPlanDoors: [],
  uploadImages: [],
  uploadPrivate: [],
  uploadPrivateDocument: [],
  verifyCode: [],
  // Staff see it; nothing the member reads changes.
  reportInteriorShare: [],
  setUpSecondFactor: [],
  proveSecondFactor: [],
  recordAdEvents: [],
  writeConstructionReview: ownReviews,
  writeShareComment: comments,
  writeReview: ['listReviewables', 'listMyReviews', 'listReviews', 'getProduct'],
  writeSupportPost: posts,
} as const satisfies Partial<Record<OperationId, readonly OperationId[]>>;

/** Questions that are sent because they are too long or too private for an address. */
export const asks = [
  'listExchangeOptions',
  'previewRefund',
  'quoteCheckout',
  'quoteDesigns',
  'readOrderByLink',
  'readPaymentReturn',
] as const satisfies readonly OperationId[];
