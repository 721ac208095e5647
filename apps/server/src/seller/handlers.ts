import type { Handlers } from '../http/handler.ts';
import type { Services } from '../services.ts';
import { askShopChange } from './account/ask-change.ts';
import { readShopAccount } from './account/read-account.ts';
import { saveShopContact } from './account/save-contact.ts';
import { withdrawShopChange } from './account/withdraw-change.ts';
import { readClaimReasons } from './claims/read-claim-reasons.ts';
import { listShopQuestions } from './feedback/list-questions.ts';
import { listShopReviews } from './feedback/list-reviews.ts';
import { listItemDrafts } from './item-drafts/list-drafts.ts';
import { readItemDraft } from './item-drafts/read-draft.ts';
import { readItemTable } from './item-drafts/read-table.ts';
import { removeItemDraft } from './item-drafts/remove-draft.ts';
import { saveItemDraft } from './item-drafts/save-draft.ts';
import { saveItemTable } from './item-drafts/save-table.ts';
import { sendItemDraft } from './item-drafts/send-draft.ts';
import { withdrawItem } from './item-drafts/withdraw-item.ts';
import { addItemNotice, listItemNotices, removeItemNotice } from './item-notices.ts';
import { readShopStanding } from './standing/read-standing.ts';
import { readShopDashboard } from './dashboard/read-dashboard.ts';
import { disputeSettlement } from './money/dispute-settlement.ts';
import { listSettlements } from './money/list-settlements.ts';
import { listTransactions } from './money/list-transactions.ts';
import { listShopPromotions } from './promotions/list-promotions.ts';
import { sendPromotion } from './promotions/send-promotion.ts';
import { stopPromotion } from './promotions/stop-promotion.ts';
import { listShopItemChanges } from './items/item-history.ts';
import { exportShopItems } from './items/export-items.ts';
import { listShopItems } from './items/list-items.ts';
import { sendShopItemEvents } from './items/sale-events.ts';
import { saveShopItems } from './items/save-items.ts';
import {
  orderShopTemplates,
  removeShopTemplate,
  restoreShopTemplate,
} from './templates/arrange-templates.ts';
import { removeShopNotice } from './shop-notices/remove-notice.ts';
import { listShopNotices } from './shop-notices/list-notices.ts';
import { saveShopNotice } from './shop-notices/save-notice.ts';
import { listShopActs } from './team/list-acts.ts';
import { inviteShopStaff, resendShopInvitation } from './team/invite.ts';
import { acceptShopInvitation, readShopInvitation } from './team/open-invitation.ts';
import { leaveShop, removeShopStaff } from './team/part.ts';
import { readShopTeam } from './team/read-team.ts';
import { withdrawShopInvitation } from './team/withdraw-invitation.ts';
import { listShopTemplates } from './templates/list-templates.ts';
import { saveShopTemplate } from './templates/save-template.ts';
import { removeShopView, setDefaultShopView } from './views/arrange-views.ts';
import { listShopViews } from './views/list-views.ts';
import { saveShopView } from './views/save-view.ts';

export function sellerHandlers(services: Services) {
  return {
    readShopAccount: readShopAccount(services),
    listShopActs: listShopActs(services),
    readShopDashboard: readShopDashboard(services),
    readClaimReasons: readClaimReasons(services),
    readShopStanding: readShopStanding(services),
    readShopTeam: readShopTeam(services),
    inviteShopStaff: inviteShopStaff(services),
    resendShopInvitation: resendShopInvitation(services),
    withdrawShopInvitation: withdrawShopInvitation(services),
    removeShopStaff: removeShopStaff(services),
    leaveShop: leaveShop(services),
    readShopInvitation: readShopInvitation(services),
    acceptShopInvitation: acceptShopInvitation(services),
    saveShopContact: saveShopContact(services),
    askShopChange: askShopChange(services),
    withdrawShopChange: withdrawShopChange(services),
    listShopQuestions: listShopQuestions(services),
    listShopReviews: listShopReviews(services),
    listShopItems: listShopItems(services),
    exportShopItems: exportShopItems(services),
    listShopItemChanges: listShopItemChanges(services),
    saveShopItems: saveShopItems(services),
    listItemDrafts: listItemDrafts(services),
    readItemDraft: readItemDraft(services),
    removeItemDraft: removeItemDraft(services),
    readItemTable: readItemTable(services),
    saveItemTable: saveItemTable(services),
    saveItemDraft: saveItemDraft(services),
    sendItemDraft: sendItemDraft(services),
    withdrawItem: withdrawItem(services),
    sendShopItemEvents: sendShopItemEvents(services),
    listShopPromotions: listShopPromotions(services),
    sendPromotion: sendPromotion(services),
    stopPromotion: stopPromotion(services),
    listShopTemplates: listShopTemplates(services),
    saveShopTemplate: saveShopTemplate(services),
    orderShopTemplates: orderShopTemplates(services),
    removeShopTemplate: removeShopTemplate(services),
    restoreShopTemplate: restoreShopTemplate(services),
    listShopViews: listShopViews(services),
    saveShopView: saveShopView(services),
    removeShopView: removeShopView(services),
    setDefaultShopView: setDefaultShopView(services),
    listShopNotices: listShopNotices(services),
    saveShopNotice: saveShopNotice(services),
    removeShopNotice: removeShopNotice(services),
    disputeSettlement: disputeSettlement(services),
    listSettlements: listSettlements(services),
    listTransactions: listTransactions(services),
    listItemNotices: listItemNotices(services),
    addItemNotice: addItemNotice(services),
    removeItemNotice: removeItemNotice(services),
  } satisfies Partial<Handlers>;
}
