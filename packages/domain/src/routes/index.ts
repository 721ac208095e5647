/** The addresses of the product (`@hien/domain/routes`), for the server and the screens. */
export {
  type CardContent,
  type CardKind,
  cardExtension,
  cardKinds,
  cardPath,
  cardSize,
  cardVersion,
  companyProjectCard,
  roomCard,
  roomCardKey,
} from './cards.ts';
export { type FeedFormat, type FeedKind, feedFormats, feedKinds, feedPath } from './feeds.ts';
export { type Journey, type Stop, journeys } from './journeys.ts';
export { type NewsletterAsk, newsletterAsks, newsletterHref, oneClickPath } from './newsletter.ts';
export {
  projectFrames,
  type PathName,
  type RouteName,
  type RouteNameIn,
  adminPaths,
  allRoutes,
  paths,
} from './paths.ts';
export { shopInvitationHref } from './shop-invitation.ts';
export {
  type Area,
  type Guard,
  type Layout,
  type ParamsOf,
  type Query,
  type Route,
  searchOf,
  trimSlashes,
} from './route.ts';
