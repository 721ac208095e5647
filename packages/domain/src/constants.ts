/**
 * Every number of the business in one place. `spec` marks what the documents state, `ours` what we
 * decided (domain reference 2.0); change a value here and nowhere else.
 */
export const limits = {
  /** ours: what one page still shows at once. */
  cart: { maxLines: 100 },
  /** ours: selections of rooms that a member keeps, and that a guest's device does. */
  savedRooms: { max: 30, maxOnDevice: 5, nameLength: 80 },
  /** ours (docs/adr/0197): how long what was printed of rooms counts as a quotation. */
  roomsQuotation: { validDays: 7 },
  /** ours: above it people talk to each other first; amounts of one order stay below what is kept of them. */
  checkout: { maxVnd: 2_000_000_000 },
  paymentDue: {
    /** ours: the usual life of a gateway page. */
    gatewayAttemptMinutes: 15,
    /** ours: "after a reasonable period". */
    orderDays: 3,
  },
  dispatch: {
    /** spec: after payment, unless the item names its own preparation days. */
    prepBusinessDays: 3,
    /** spec: made-to-order items take 3 to 5. */
    madeToOrderMaxBusinessDays: 5,
  },
  /** spec: after the order. */
  delivery: {
    withinDays: 7,
    /** ours: a declared delay never promises a later day than this many days from now. */
    maxDelayDays: 365,
  },
  confirm: {
    /** spec: after delivery starts. */
    autoDays: 7,
    /** ours. */
    extensionDays: 7,
    maxExtensions: 1,
    /** ours: what is left at least after a claim closed or a late parcel arrived. */
    graceDays: 3,
    /** ours: notices on these days after dispatch. */
    noticeDays: [5, 6],
  },
  claim: {
    /** ours (D11): first answer. */
    respondBusinessDays: 3,
    /** spec: after collection, else a penalty for the seller. */
    processBusinessDays: 3,
    /** ours: after this long on hold the admin queue gets the case. */
    holdEscalationDays: 14,
    maxCancelRequests: 2,
    maxReturnClaims: 2,
  },
  /** spec: money back when the seller cannot deliver (D24). */
  refund: { unavailableBusinessDays: 3, payoutBusinessDays: 3 },
  penalty: {
    /** ours. */
    points: 1,
    keptMonths: 12,
    warningAt: 5,
    temporaryStopAt: 10,
    adminReviewAt: 15,
  },
  /** spec. */
  addresses: { max: 10 },
  design: {
    /** spec (D21): designs in total added to one pending order. */
    maxReorder: 3,
    /** ours: designs in one order when it is placed, and so in the cart. */
    maxLines: 10,
    /** ours (D22). */
    allowedTimes: 5,
    validDays: 30,
    linkHours: 24,
    /** ours: a download goes on for so long, sends so many times its size, over so many connections at once. */
    ticketHours: 6,
    ticketSizes: 2,
    connections: 4,
    /** ours: live links of one design at a time. */
    maxLinks: 10,
    /** ours: what staff add to downloads that are used up or over (G11): times, and days from their decision at least. */
    moreTimes: 2,
    moreDays: 14,
    /** How long larger pictures are shown that were asked for, and how many designs one member asks about in an hour (ours). */
    pictureHours: 24,
    pictureRequestsPerHour: 10,
  },
  /** spec: per product (D74). */
  bulk: { minQuantity: 50 },
  /** ours: inquiries of the lead forms (D74, D83). */
  /** ours: how often a consent may be given; taking it back is never refused. */
  consentsPerHour: 30,
  leads: {
    answerBusinessDays: 2,
    maxLines: 20,
    perAddressPerHour: 12,
    perMemberPerHour: 12,
    /** Each is answered by a mail to whatever mailbox it names. */
    perEmailPerHour: 12,
  },
  /** ours: what a shop may say about one item at a time; a buyer reads them all. */
  itemNotices: 5,
  /** ours: what a shop says about itself at a time, and for how long without saying it anew. */
  shopNotices: { open: 5, days: 365 },
  /** ours: templates of item information and saved answers of one shop. */
  templates: { item: 30, answer: 50, answerLetters: 2_000 },
  /** ours: the largest file that its owner and staff alone read (a CV, a contract), as pictures. */
  privateFileBytes: 10 * 1024 * 1024,
  /** ours: how many jobs somebody applies for in an hour. */
  jobs: { perMemberPerHour: 5 },
  /** ours: what one member may write in an hour, from however many addresses. */
  writingPerHour: {
    questions: 20,
    messages: 20,
    replies: 60,
    posts: 20,
    reviews: 5,
    projects: 60,
    designs: 60,
    companies: 20,
  },
  /** ours: days and hours without use after which a session is over. */
  session: { idleDays: 14, staffIdleHours: 12 },
  points: { validYears: 1, noticeDaysBefore: [30, 7] },
  review: {
    /** spec. */
    points: 500,
    minPictures: 2,
    /** spec: "more than 200"; another place says 500 (D62). */
    minWordsExclusive: 200,
    minWordsExclusiveSecondReading: 500,
  },
  /**
   * ours: open promotions of a shop, items in one, and its longest days. The deepest cut of a price and the days of a calendar
   * year on which an item is reduced are the law's as we read it (decree 81/2018, art. 7 and 10): a lawyer has to confirm.
   */
  promotion: { maxOpen: 30, maxItems: 50, maxDays: 120, maxDaysAYear: 120, maxPercent: 50 },
  settlement: {
    payBusinessDays: 5,
    disputeBusinessDays: 5,
    searchYears: 1,
    /** ours: the platform's part of sales less what was taken back; the documents name no rate. */
    feeBasisPoints: 800,
  },
  ad: {
    basic: { monthlyVnd: 2_000_000, firstPosition: 51, maxCities: 1 },
    gold: { monthlyVnd: 5_000_000, firstPosition: 11, lastPosition: 50, maxCities: 3 },
    premium: { firstPosition: 1, lastPosition: 10 },
    /** ours: a failed renewal is tried again after these many days. */
    renewRetryDays: [1, 3],
    /** ours: so many days before a month ends its company is reminded; with the first the next month can be paid. */
    renewNoticeDays: [7, 3, 1],
    /** ours: a place is held so long for who goes to pay. */
    holdMinutes: 60,
    /** ours: whoever is first in line for a gold place has so long to take it (D40). */
    offerHours: 24,
    /** ours: an upgrade's price is rounded up to this. */
    upgradeRoundVnd: 1_000,
  },
  auction: {
    maxBidsPerCompany: 3,
    maxBidsPerProduct: 200,
    cancelHours: 48,
    /** Friday 15:00 ICT. Monday is 1. */
    resultsWeekday: 5,
    resultsHour: 15,
    /** ours: so long before the results a slot closes first, and at the latest (D30). */
    firstCloseMinutes: 30,
    lastCloseMinutes: 1,
    /** ours: how long a bid may wait for its money; longer would close a slot to nobody's use. */
    payMinutes: 15,
    /** ours: so many weeks past the one under the hammer can be planned, since their money is kept until they open. */
    planWeeks: 4,
    /** ours: "price steps not shown". */
    minBidVnd: 500_000,
    granularityVnd: 1_000,
    /** ours: losers are paid back within. */
    refundBusinessDays: 3,
    /** ours: who bid may dispute the results within so many, as a shop its month, and is answered within so many. */
    disputeBusinessDays: 5,
    answerBusinessDays: 3,
    /** ours (next-areas D.2): so many leading bids taken back in so many weeks are looked at by staff. */
    takenBack: { bids: 2, weeks: 4 },
  },
  verification: { resendSeconds: 60, tries: 5, validMinutes: 10 },
  account: {
    reRegisterMonths: 6,
    inactiveMonths: 3,
    adultYears: 18,
    /** ours: whoever is kept away for longer is banned. */
    maxSuspensionDays: 365,
  },
  terms: { noticeDays: 7, importantNoticeDays: 30 },
  password: { minLength: 6 },
  /** D61: the input is disabled at 10, whatever larger maximum is configured. */
  uploader: { defaultMax: 100, hardMax: 10 },
  largeAreaAboveM2: 500,
  supportHours: { firstWeekday: 1, lastWeekday: 5, fromHour: 8, toHour: 17 },
  /** ours: how many days the figures go back. */
  dashboard: { updateHour: 8, days: 30 },
} as const;
