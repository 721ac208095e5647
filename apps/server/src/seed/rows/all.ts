import { users } from '../../db/schema/account.ts';
import { interiorShareSlugs, interiorShares, shareComments } from '../../db/schema/community.ts';
import { builtProjects } from '../../db/schema/built.ts';
import { articles } from '../../db/schema/content.ts';
import { constructionReviews, contractorProjects } from '../../db/schema/construction.ts';
import { contractorPositions, contractors } from '../../db/schema/contractors.ts';
import { memberships } from '../../db/schema/memberships.ts';
import { designProducts, designRooms, designs, furnitureDecors } from '../../db/schema/designs.ts';
import { designWorks } from '../../db/schema/design-works.ts';
import { addresses, businessProfiles } from '../../db/schema/my-page.ts';
import { furniturePackages, packageItems, packageSets } from '../../db/schema/packages.ts';
import {
  roomLayouts,
  roomOptions,
  roomProjectParts,
  roomProjects,
  roomStyles,
  roomUnits,
  rooms,
  savedRooms,
} from '../../db/schema/room-by-room.ts';
import {
  banners,
  brands,
  categories,
  productOptions,
  productPictures,
  productQuestions,
  productReviews,
  products,
  sellers,
} from '../../db/schema/shop.ts';
import {
  inboxMessages,
  inboxReplies,
  supportMessages,
  supportPosts,
} from '../../db/schema/support.ts';
import type { PictureBook } from '../picture-book.ts';
import { rowsOf, type SampleRows } from '../sample-tables.ts';
import { builtRows } from './built.ts';
import { commentRows } from './comments.ts';
import { contractorRows, membershipRows, positionRows } from './contractors.ts';
import { designRows } from './designs.ts';
import { articleRows, bannerRows } from './editorial.ts';
import { essayRows } from './essays.ts';
import { memberRows } from './members.ts';
import { addressRows, businessRows } from './my-page.ts';
import { packageRows } from './packages.ts';
import { roomRows } from './room-by-room.ts';
import { savedRoomRows } from './saved-rooms.ts';
import { shareRows, shareSlugRows } from './shares.ts';
import { shopRows } from './shop.ts';
import { conversationRows, supportRows } from './support.ts';

/** Accounts, companies, and what they wrote to each other and to us. */
export async function peopleRows(book: PictureBook): Promise<SampleRows[]> {
  const companies = contractorRows(book);
  const talk = conversationRows();
  const support = supportRows();
  return [
    rowsOf(users, await memberRows(book)),
    rowsOf(contractors, companies.rows),
    rowsOf(contractorPositions, positionRows()),
    rowsOf(memberships, membershipRows()),
    rowsOf(contractorProjects, companies.projects),
    rowsOf(constructionReviews, companies.reviews),
    rowsOf(inboxMessages, talk.messages),
    rowsOf(inboxReplies, talk.replies),
    rowsOf(supportPosts, support.posts),
    rowsOf(supportMessages, support.messages),
    rowsOf(addresses, addressRows()),
    rowsOf(businessProfiles, businessRows()),
  ];
}

/** Everything that may be written anew, in the order of the references. */
export function catalogueRows(book: PictureBook): SampleRows[] {
  const shop = shopRows(book);
  const design = designRows(book);
  const room = roomRows(book, shop.options);
  const bundle = packageRows(book);
  return [
    rowsOf(brands, shop.brands),
    rowsOf(sellers, shop.sellers),
    rowsOf(categories, shop.categories),
    rowsOf(products, shop.products),
    rowsOf(productOptions, shop.options),
    rowsOf(productPictures, shop.pictures),
    rowsOf(productReviews, shop.reviews),
    rowsOf(productQuestions, shop.questions),
    rowsOf(furniturePackages, bundle.packages),
    rowsOf(packageSets, bundle.sets),
    rowsOf(packageItems, bundle.items),
    rowsOf(banners, bannerRows(book)),
    rowsOf(designs, design.designs),
    rowsOf(designRooms, design.rooms),
    rowsOf(designProducts, design.products),
    rowsOf(designWorks, design.works),
    rowsOf(furnitureDecors, design.decors),
    rowsOf(articles, [...articleRows(book), ...essayRows(book)]),
    rowsOf(interiorShares, shareRows(book)),
    rowsOf(interiorShareSlugs, shareSlugRows()),
    rowsOf(shareComments, commentRows(book)),
    rowsOf(roomProjects, room.projects),
    rowsOf(roomProjectParts, room.parts),
    rowsOf(roomStyles, room.styles),
    rowsOf(roomUnits, room.units),
    rowsOf(rooms, room.rooms),
    rowsOf(roomLayouts, room.layouts),
    rowsOf(roomOptions, room.options),
    rowsOf(savedRooms, savedRoomRows(room, shop)),
    rowsOf(builtProjects, builtRows(book, design, room)),
  ];
}
