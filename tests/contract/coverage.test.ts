import { type Operation, contracts } from '@hien/api/contract';
import { handlers, operationIds, operationOf } from '@hien/api/testing';
import { describe, expect, it } from 'vitest';
import { examples } from './examples/index.ts';
import { refusals } from './refusals.ts';

const all = [...examples, ...refusals];
/** Needs a flood or a fault; the server's own tests make those. */
const notPlayed = new Set(['304', '429', '500', '503']);

const envelopes = ['ErrorBody', 'EventRefusal', 'RedBillRefusal'].map((name) => ({
  $ref: `#/components/schemas/${name}`,
}));

const theMatrix = 'the role matrix plays it';
const noShop = 'a partner whose shop is gone; a test of the server asks';
const staffBuyNothing = 'staff have no cart; the role matrix plays it';
const noDemonstration = 'the stage is a demonstration; a test of the server asks one that is none';

/** Statuses that are documented and that no example brings about, with the reason. */
const unplayed: Readonly<Record<string, string>> = {
  'changeOrderAddress 403': 'a shop or staff; the role matrix plays it',
  'loginUser 403':
    'a suspended account, or a provider that is not configured: the examples have neither',
  'setUpSecondFactor 409': 'an account whose factor is in its place; a test of the server asks',
  'proveSecondFactor 403': 'an account that was stopped meanwhile; a test of the server asks',
  'changePassword 403': 'a member of a social network',
  'sendBusinessDetails 403': 'a member of a social network',
  'sendBusinessDetails 422': 'a phone that only the form finds wrong',
  'getTermsSource 404': 'every document of the list has a version',
  'deleteAccount 403': 'a member of a social network whose sign-in is old',
  'readAdStatistics 404': 'a contractor without a company',
  'setConsent 404': 'an address that is on no list; a test of the server asks',
  'listMyBids 400': 'a page that is none; the fuzzer asks for it',
  'cancelBid 422': 'a bid whose time is over; a test of the server asks',
  'reportListing 409': 'what is one’s own; a test of the server reports it',
  'reportAd 409': 'a place of one’s own company; a test of the server reports it',
  'appealAd 409': 'an appeal was made already or it is too late; a test of the server asks',
  'sendOwnPaper 409': 'a company that is not listed; a test of the server sends one',
  'sendCompanyDraft 422':
    'a company has one draft, and it is one to send; a test of the server asks',
  'joinPlaceLine 404': 'a contractor without a company',
  'changeMembership 404': 'a company without a membership; the form is not offered to it',
  'writeShareComment 409': 'a key that was used for other words; a test of the server sends it',
  'writeDesignComment 409': 'a key that was used for other words; a test of the server sends it',
  'askForLargePictures 409': 'one’s own design; a test of the server asks',
  'listDesignQuestionCases 403': theMatrix,
  'askDesignQuestion 409': 'one’s own design; a test of the server asks about it',
  'createReferralCode 409': 'a key that was used for another code; a test of the server sends it',
  'enterCoupon 409': 'a key that was used for another code; a test of the server sends it',
  'enterCoupon 403': theMatrix,
  'createPost 409': 'a key that was used for other words; a test of the server sends it',
  'createReading 409': 'a key that was used for another kind; a test of the server sends it',
  'writeConstructionReview 409':
    'a home that was reviewed already; a test of the server sends it twice',
  'sendReviewEvidence 409':
    'papers that wait, are confirmed or were refused three times; a test of the server sends all',
  'requestConstructionRemoval 409':
    'a request that waits for another rule; a test of the server sends it',
  'listReceivedConstructionReviews 404':
    'a contractor without a company; a test of the server asks',
  'withdrawConstructionReview 409':
    'while staff look at it, or after they took it away; a test of the server does both',
  'replyToConstructionReview 409': 'an answer with other words; a test of the server sends it',
  'sendInboxMessage 422': 'a picture that was never uploaded',
  'readClock 404': noDemonstration,
  'moveClock 404': noDemonstration,
  'readCart 403': staffBuyNothing,
  'getJobApplication 403': theMatrix,
  'applyForJob 403': theMatrix,
  'withdrawJobApplication 403': theMatrix,
  'withdrawJobApplication 409': 'one that staff have answered; a test of the server takes it back',
  'addToCart 403': staffBuyNothing,
  'addRoomsToCart 403': staffBuyNothing,
  'addRoomsToCart 422':
    'a last piece that is sold between reading and adding; a test of the server plays it',
  'askQuestionAgain 403': 'staff, who ask nothing: the role matrix asks',
  'askQuestionAgain 409': 'a key that came with other words; a test of the server sends it',
  'requestReviewRemoval 409':
    'a request that waits for another reason; a test of the server sends it',
  'addToCart 409': 'a key that came with other lines; a test of the server sends it',
  'changeCartLine 403': staffBuyNothing,
  'chooseCartLines 403': staffBuyNothing,
  'removeCartLines 403': staffBuyNothing,
  'quoteCheckout 403': staffBuyNothing,
  'placeOrder 403': staffBuyNothing,
  'readDesignCart 403': staffBuyNothing,
  'addDesignToCart 403': staffBuyNothing,
  'removeDesignsFromCart 403': staffBuyNothing,
  'listDesignOrders 403': theMatrix,
  'readDesignOrder 403': theMatrix,
  'quoteDesigns 403': theMatrix,
  'placeDesignOrder 403': theMatrix,
  'addDesignsToOrder 403': theMatrix,
  'cancelDesignOrder 403': theMatrix,
  'requestDesignRefund 403': theMatrix,
  'readOrderByLink 404': 'what is not there is LINK_WRONG like what does not fit',
  'listOwnedDesigns 403': theMatrix,
  'getOwnedDesign 403': theMatrix,
  'askForDownloads 403': theMatrix,
  'makeDownloadLink 403': theMatrix,
  'revokeDownloadLink 403': theMatrix,
  'openDownload 403': theMatrix,
  'openDownload 422':
    'a link of yesterday, or one that was taken back; a test of the server opens them',
  'listSellerItems 403': theMatrix,
  'listRedBills 403': theMatrix,
  'listSettlements 403': theMatrix,
  'disputeSettlement 403': theMatrix,
  'listTransactions 403': theMatrix,
  'readShopAccount 403': theMatrix,
  'readShopAccount 404': noShop,
  'saveShopContact 403': theMatrix,
  'saveShopContact 404': noShop,
  'askShopChange 403': theMatrix,
  'askShopChange 404': noShop,
  'withdrawShopChange 403': theMatrix,
  'listShopActs 403': theMatrix,
  'listShopActs 404': noShop,
  'readClaimReasons 403': theMatrix,
  'readClaimReasons 404': noShop,
  'readShopDashboard 403': theMatrix,
  'readShopDashboard 404': noShop,
  'readShopStanding 403': theMatrix,
  'readShopStanding 404': noShop,
  'readShopTeam 403': theMatrix,
  'readShopTeam 404': noShop,
  'inviteShopStaff 403': theMatrix,
  'inviteShopStaff 404': noShop,
  'resendShopInvitation 403': theMatrix,
  'withdrawShopInvitation 403': theMatrix,
  'removeShopStaff 403': theMatrix,
  'leaveShop 403': theMatrix,
  'leaveShop 404': 'who was removed meanwhile; a test of the server asks',
  'readShopInvitation 403': 'nobody who is signed in',
  'acceptShopInvitation 403': 'nobody who is signed in',
  'listShopNotices 403': theMatrix,
  'saveShopNotice 403': theMatrix,
  'removeShopNotice 403': theMatrix,
  'listShopViews 403': theMatrix,
  'saveShopView 403': theMatrix,
  'removeShopView 403': theMatrix,
  'setDefaultShopView 403': theMatrix,
  'listShopTemplates 403': theMatrix,
  'saveShopTemplate 403': theMatrix,
  'orderShopTemplates 403': theMatrix,
  'removeShopTemplate 403': theMatrix,
  'restoreShopTemplate 403': theMatrix,
  'restoreShopTemplate 409': 'one more than a shop may have; a test of the server brings it back',
  'listShopPromotions 403': theMatrix,
  'sendPromotion 403': theMatrix,
  'stopPromotion 403': theMatrix,
  'stopPromotion 422': 'one that was refused; a test of the server stops it',
  'readRedBill 403': theMatrix,
  'sendRedBillEvent 403': theMatrix,
  'correctRedBill 403': theMatrix,
  'correctRedBill 422': 'an invoice that is out; a test of the server asks',
  'listShopItems 403': theMatrix,
  'exportShopItems 403': theMatrix,
  'listShopQuestions 403': theMatrix,
  'listShopReviews 403': theMatrix,
  'listShopItemChanges 403': theMatrix,
  'saveShopItems 403': theMatrix,
  'readItemDraft 403': theMatrix,
  'listItemDrafts 403': theMatrix,
  'removeItemDraft 403': theMatrix,
  'removeItemDraft 404': noShop,
  'readItemTable 403': theMatrix,
  'saveItemTable 403': theMatrix,
  'saveItemDraft 403': theMatrix,
  'sendItemDraft 403': theMatrix,
  'withdrawItem 403': theMatrix,
  'listItemNotices 403': theMatrix,
  'addItemNotice 403': theMatrix,
  'addItemNotice 409': 'a sixth notice; a test of the server adds it',
  'removeItemNotice 403': theMatrix,
  'sendShopItemEvents 403': theMatrix,
  'sendSellerEvents 403': theMatrix,
  'sendOrderEvent 403': theMatrix,
  'previewRefund 403': theMatrix,
  'listExchangeOptions 403': theMatrix,
  'extendOrder 403': theMatrix,
  'reorder 403': theMatrix,
  'setRefundAccount 403': theMatrix,
  'readOrder 403': theMatrix,
  'editSupportPost 422': 'a picture that was never uploaded',
  'startPayment 403': 'staff, who buy nothing: the role matrix asks',
  'readPayee 403': 'staff, who buy nothing: the role matrix asks',
  'readPayment 403': 'staff, who buy nothing: the role matrix asks',
  'readPaymentReturn 403': 'staff, who buy nothing: the role matrix asks',
};

describe.each(operationIds)('%s', (id) => {
  const operation = operationOf(id);

  it('has a handler and an example in which it succeeds', () => {
    expect(handlers[id]).toBeDefined();
    expect(
      examples.filter((one) => one.operation === id && one.status === operation.success).length,
    ).toBeGreaterThan(0);
  });

  it('shows what a success looks like', () => {
    expect(
      operation.responses[operation.success]?.content?.['application/json']?.examples,
    ).toBeDefined();
  });

  it('documents the failures it can have', () => {
    expect(Object.keys(operation.responses)).toEqual(
      expect.arrayContaining(expectedStatuses(operation)),
    );
  });

  it('has an example for every failure it documents', () => {
    const documented = Object.keys(operation.responses).filter((status) => !notPlayed.has(status));
    const played = new Set(
      all.filter((one) => one.operation === id).map(({ status }) => String(status)),
    );
    const missing = documented.filter(
      (status) => !played.has(status) && unplayed[`${id} ${status}`] === undefined,
    );
    expect(missing).toEqual([]);
  });

  it('names its language, and carries the envelope with every failure', () => {
    expect(operation.parameters.map(({ name }) => name)).toContain('Accept-Language');
    for (const [status, { content }] of Object.entries(operation.responses)) {
      if (Number(status) < 400) continue;
      // A refused event says beside the envelope what would be possible instead.
      expect(envelopes).toContainEqual(content?.['application/json']?.schema);
      expect(content?.['application/json']?.example).toBeDefined();
    }
  });

  it('has an area for its tag', () => {
    const tags = contracts[operation.api].document.tags.map(({ name }) => name);
    expect(tags).toContain(operation.tag);
  });
});

function expectedStatuses({ method, parameters, token }: Operation): string[] {
  // Whoever sends a body where none is asked for is told of it too.
  const body = method !== 'get';
  return [
    ...(body || parameters.some((parameter) => parameter.in !== 'header') ? ['400'] : []),
    ...(token === 'required' ? ['401'] : []),
    ...(parameters.some((parameter) => parameter.in === 'path') ? ['404'] : []),
    ...(body ? ['413', '415'] : []),
    '429',
    '500',
    '503',
  ];
}
