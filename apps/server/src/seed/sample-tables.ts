import type { PgTable } from 'drizzle-orm/pg-core';
import { users } from '../db/schema/account.ts';
import {
  communityCases,
  communityReports,
  interiorShareSlugs,
  interiorShares,
  shareComments,
  sharePieceCounts,
  sharePrints,
} from '../db/schema/community.ts';
import { builtProjects } from '../db/schema/built.ts';
import { articles, readingTexts } from '../db/schema/content.ts';
import { constructionReviews, contractorProjects } from '../db/schema/construction.ts';
import { contractorPositions, contractors } from '../db/schema/contractors.ts';
import { memberships } from '../db/schema/memberships.ts';
import { designOrderLines, designOrders } from '../db/schema/design-orders.ts';
import { cartDesigns } from '../db/schema/cart.ts';
import { designPictureRequests, designPurchases } from '../db/schema/design-purchases.ts';
import { designProducts, designRooms, designs, furnitureDecors } from '../db/schema/designs.ts';
import {
  designDrafts,
  designFiles,
  designRequests,
  designWorks,
} from '../db/schema/design-works.ts';
import { addresses, businessProfiles } from '../db/schema/my-page.ts';
import { furniturePackages, packageItems, packageSets } from '../db/schema/packages.ts';
import { orderItems, orders, redBillPapers, redBills } from '../db/schema/orders.ts';
import { penalties, settlementLines, settlements } from '../db/schema/settlement.ts';
import {
  roomLayouts,
  roomOptions,
  roomProjectParts,
  roomProjects,
  roomStyles,
  roomUnits,
  rooms,
  savedRooms,
} from '../db/schema/room-by-room.ts';
import {
  banners,
  brands,
  categories,
  itemDrafts,
  itemRequests,
  productOptions,
  productPictures,
  productQuestions,
  productReviews,
  reviewRemovals,
  products,
  questionTurns,
  sellers,
} from '../db/schema/shop.ts';

import { shopAccounts, shopChanges } from '../db/schema/shop-account.ts';
import { shopActs, shopInvitations, shopStaff } from '../db/schema/shop-team.ts';
import {
  shopNotices,
  shopTemplates,
  shopViewDefaults,
  shopViews,
} from '../db/schema/shop-words.ts';
import { promotionItems, promotions } from '../db/schema/promotions.ts';
import {
  inboxMessages,
  inboxReplies,
  supportMessages,
  supportPosts,
} from '../db/schema/support.ts';

/** People and companies: written once, never replaced, because accounts live on. */
export const peopleTables = [
  users,
  contractors,
  contractorPositions,
  memberships,
  contractorProjects,
  constructionReviews,
  inboxMessages,
  inboxReplies,
  supportPosts,
  supportMessages,
  addresses,
  businessProfiles,
] as const satisfies readonly PgTable[];

/** What the seed may write anew when its content changes, in the order of their references. */
export const catalogueTables = [
  brands,
  sellers,
  shopAccounts,
  shopChanges,
  shopStaff,
  shopInvitations,
  shopActs,
  categories,
  products,
  productOptions,
  productPictures,
  productReviews,
  reviewRemovals,
  promotions,
  promotionItems,
  shopTemplates,
  shopViews,
  shopViewDefaults,
  shopNotices,
  productQuestions,
  questionTurns,
  itemDrafts,
  itemRequests,
  furniturePackages,
  packageSets,
  packageItems,
  banners,
  designs,
  designRooms,
  designProducts,
  designFiles,
  designWorks,
  designDrafts,
  designRequests,
  designPictureRequests,
  cartDesigns,
  furnitureDecors,
  articles,
  readingTexts,
  interiorShares,
  interiorShareSlugs,
  sharePieceCounts,
  sharePrints,
  shareComments,
  communityReports,
  communityCases,
  roomProjects,
  roomProjectParts,
  roomStyles,
  roomUnits,
  rooms,
  roomLayouts,
  roomOptions,
  savedRooms,
  builtProjects,
] as const satisfies readonly PgTable[];

/** The sample's orders hang on the catalogue and are told anew with it; those of people have ids behind the sample's. */
export const orderTables = [
  orders,
  orderItems,
  redBills,
  redBillPapers,
  settlementLines,
  settlements,
  penalties,
  designOrders,
  designOrderLines,
  designPurchases,
] as const satisfies readonly PgTable[];

/** Rows of one table, in the order in which they are written. */
export type SampleRows = { table: PgTable; rows: readonly Record<string, unknown>[] };

/** Pairs a table with its rows; the compiler checks that they fit. */
export const rowsOf = <Table extends PgTable>(
  table: Table,
  rows: readonly Table['$inferInsert'][],
): SampleRows => ({ table, rows });
