import { type Area, type Route, route } from './route.ts';

/**
 * Every URL of the product, once: 141 routes under `/{language}` (platform.txt §2, commerce.txt §2; guards as in D41), who
 * sells designs (docs/adr/0181), and what is promised (docs/adr/0199).
 *
 * `paths.shopDetail.to('vi', { id: 12 })` → `/vi/shop-detail/12`. Nobody types a URL by hand.
 * Each has a screen: the table of its area in `apps/web/src/routes/` does not compile without it.
 */
export const paths = {
  // account
  login: route('account', 'open', 'login'),
  forgotPassword: route('account', 'open', 'forgot-password'),
  verifyCode: route('account', 'open', 'verify-code'),
  changePasswordSuccess: route('account', 'open', 'change-password-success'),
  signUp: route('account', 'open', 'sign-up'),
  signUpWithMember: route('account', 'open', 'sign-up-with-member'),
  signUpSocial: route('account', 'open', 'signup-social'),
  registrationForm: route('account', 'open', 'registration-form'),
  bulkOrderInquiry: route('account', 'auth', 'bulk-order-inquiry'),
  signUpWithBusinessMember: route('account', 'open', 'sign-up-with-business-member'),
  signUpSuccess: route('account', 'open', 'sign-up-success/{type}'),
  marketingCampaignForm: route('account', 'open', 'marketing-campaign-form'),
  freeTrialProject: route('account', 'open', 'free-trial-project/{id}'),
  freeTrialTax: route('account', 'open', 'free-trial-tax/{id}'),
  deleteUserAccount: route('account', 'open', 'delete-user-account'),

  // home
  home: route('home', 'open', ''),
  searchResult: route('search', 'open', 'search-result/{id}'),

  // designs
  interiorDesign: route('designs', 'open', 'interior-design'),
  interiorDesignPage: route('designs', 'auth', 'interior-design/page-{page}'),
  interiorDesignDesigner: route('designs', 'open', 'interior-design/designer/{id}'),
  interiorDesignDetail: route('designs', 'preview', 'interior-design-detail/{id}'),
  interiorDesignRoomDetail: route(
    'designs',
    'auth',
    'interior-design-room-detail/design/{id}/room/{roomId}',
  ),
  projectDetail: route('designs', 'open', 'project-detail/{id}'),
  designDownload: route('designs', 'auth', 'design-download/{id}'),

  // content
  aboutUs: route('content', 'open', 'about-us'),
  promises: route('content', 'open', 'promises'),
  press: route('content', 'open', 'press'),
  affiliate: route('content', 'open', 'affiliate'),
  terms: route('content', 'open', 'terms'),
  termDetail: route('content', 'open', 'term-detail/{category}'),
  bannerDetail: route('content', 'open', 'banner-detail/{id}'),
  bannerShopDetail: route('content', 'open', 'banner-shop-detail'),
  essay: route('content', 'open', 'essay'),
  essayPage: route('content', 'open', 'essay/page-{page}'),
  essayDetail: route('content', 'open', 'essay-detail/{id}/{slug}'),

  // seller
  shopManager: route('seller', 'partner', 'shop-manager/{type}'),
  shopManagerOrderStatus: route('seller', 'partner', 'shop-manager/order-status'),
  shopManagerRedbillDetail: route('seller', 'partner', 'shop-manager/redbill-detail/{id}'),
  shopManagerUploadItem: route('seller', 'partner', 'shop-manager/upload-item/{id}'),
  shopManagerDetailContent: route('seller', 'partner', 'shop-manager/detail-content/{id}'),
  shopManagerAddItemNotice: route('seller', 'partner', 'shop-manager/add-item-notice/{id}'),

  // orders
  cart: route('orders', 'auth', 'cart'),
  orderConfirmation: route('orders', 'auth', 'order-confirmation'),
  orders: route('orders', 'auth', 'order'),
  orderByStatus: route('orders', 'auth', 'order/{status}'),
  orderDetail: route('orders', 'auth', 'order/order-detail/{id}'),
  orderShopDetail: route('orders', 'open', 'order/order-shop-detail/{id}', 'default', [
    'order-shop-detail/{id}',
  ]),
  orderShopDetailCancel: route('orders', 'open', 'order-shop-detail-cancel/{id}', 'default', [
    'order/order-shop-detail-cancel/{id}',
  ]),
  orderShopDetailRefund: route('orders', 'open', 'order-shop-detail-refund/{id}', 'default', [
    'order/order-shop-detail-refund/{id}',
  ]),
  orderShopDetailRefundDeny: route(
    'orders',
    'open',
    'order-shop-detail-refund-deny/{id}',
    'default',
    ['order/order-shop-detail-refund-deny/{id}'],
  ),

  // shop
  shop: route('shop', 'open', 'shop'),
  shopDetail: route('shop', 'open', 'shop-detail/{id}'),
  brandDesignList: route('shop', 'open', 'brand/design-list'),
  brand: route('shop', 'open', 'brand/{id}'),
  packageDesignList: route('shop', 'open', 'package/design-list/{id}'),
  packageComboList: route('shop', 'open', 'package/combo-list/{id}'),

  // contractors
  contractor: route('contractors', 'open', 'contractor'),
  contractorDetail: route('contractors', 'open', 'contractor-detail/{id}'),
  contractorPortfolioDetail: route('contractors', 'open', 'contractor-portfolio-detail/{id}'),
  contractorReviewCompany: route('contractors', 'open', 'contractor-review-company/{id}'),
  contractorViewEditor: route('contractors', 'auth', 'contractor-view-editor/{id}'),
  portfolioReviewManagement: route('contractors', 'auth', 'portfolio-review-management/{type}'),

  // advertising
  adMembership: route('advertising', 'open', 'ad-membership'),
  adMembershipAuction: route('advertising', 'auth', 'ad-membership/auction'),
  adMembershipMyProfile: route('advertising', 'auth', 'ad-membership/my-profile/{membershipType}'),
  adMembershipOrderConfirmation: route(
    'advertising',
    'auth',
    'ad-membership/order-confirmation/{membershipType}',
  ),
  adMembershipContractorMembershipSuccess: route(
    'advertising',
    'open',
    'ad-membership/contractor-membership-success',
  ),
  myAuctionResult: route('advertising', 'auth', 'my-auction-result'),
  premiumAuctionResult: route('advertising', 'auth', 'premium-auction-result'),
  adPurchasedDetail: route('advertising', 'auth', 'ad-purchased-detail'),
  membership: route('advertising', 'auth', 'membership'),
  detailStatistics: route('advertising', 'auth', 'detail-statistics'),

  // community
  interiorShare: route('community', 'open', 'interior-share'),
  interiorSharePage: route('community', 'open', 'interior-share/page-{page}'),
  interiorShareMyPost: route('community', 'auth', 'interior-share/my-post'),
  writePost: route('community', 'auth', 'write-post'),
  editPost: route('community', 'auth', 'edit-post/{id}'),
  interiorShareDetail: route('community', 'open', 'interior-share/{slug}'),
  article: route('community', 'open', 'article'),
  articlePage: route('community', 'open', 'article/{type}/page-{page}'),
  articleDetail: route('community', 'open', 'article/{id}'),
  career: route('community', 'open', 'career'),
  careerDetail: route('community', 'auth', 'career-detail/{id}'),

  // my-page
  myPage: route('my-page', 'auth', 'my-page'),
  pointCoupon: route('my-page', 'auth', 'point-coupon'),
  pointHistory: route('my-page', 'auth', 'point-history'),
  myProfileCustomer: route('my-page', 'auth', 'my-profile-customer'),
  myProfileBusiness: route('my-page', 'auth', 'my-profile-business'),
  myProfileBusinessSwitch: route('my-page', 'auth', 'my-profile-business-switch'),
  changePassword: route('my-page', 'auth', 'change-password'),
  bookmark: route('my-page', 'auth', 'bookmark'),
  contractorReview: route('my-page', 'auth', 'contractor-review'),
  review: route('my-page', 'auth', 'review'),
  sharedInteriorDesign: route('my-page', 'auth', 'shared-interior-design'),

  // support
  sendEmail: route('support', 'auth', 'send-email/{contractor_id}'),
  faq: route('support', 'auth', 'faq'),
  inbox: route('support', 'auth', 'inbox'),
  customerCenter: route('support', 'auth', 'customer-center'),
  customerCenterPost: route('support', 'auth', 'customer-center-post'),

  // payment
  payment: route('payment', 'open', 'payment/{type}/{id}/{payType}'),
  paymentResult: route('payment', 'open', 'payment-result/{type}'),
  paymentWebResult: route('payment', 'auth', 'payment-web-result/{type}/{id}'),
  paymentSuccess: route('payment', 'open', 'payment-success/{type}'),
  paymentOrderConfirm: route('payment', 'open', 'payment-order-confirm'),

  // room-by-room
  roomByRoom: route('room-by-room', 'open', 'room-by-room'),
  roomByRoomNewLandingPage: route('room-by-room', 'open', 'room-by-room/new/landing-page'),
  roomByRoomDemoIntroduction: route(
    'room-by-room',
    'open',
    'room-by-room/demo/introduction',
    'demo',
  ),
  roomByRoomCustomerIntroduction: route(
    'room-by-room',
    'open',
    'room-by-room/customer/introduction',
  ),
  roomByRoomShowcaseIntroduction: route(
    'room-by-room',
    'open',
    'room-by-room/showcase/introduction',
  ),
  roomByRoomNewIntroduction: route('room-by-room', 'open', 'room-by-room/new/introduction'),
  roomByRoomSamsungIntroduction: route(
    'room-by-room',
    'open',
    'room-by-room/samsung/introduction',
    'samsung',
  ),
  roomByRoomSamsungFurnitureByRoom: route(
    'room-by-room',
    'open',
    'room-by-room/samsung/furniture-by-room',
    'samsung',
  ),
  roomByRoomVinhomesVillas: route('room-by-room', 'open', 'room-by-room/vinhomes-villas'),
  roomByRoomNew: route('room-by-room', 'open', 'room-by-room/new/{id}'),
  roomByRoomProject: route('room-by-room', 'open', 'room-by-room/project/{pro_name}'),
  roomByRoomDetail: route('room-by-room', 'open', 'room-by-room/{id}'),
  roomByRoomShowcase: route('room-by-room', 'open', 'room-by-room/showcase/{id}'),
  roomByRoomProjectDetail: route('room-by-room', 'open', 'room-by-room/{pro_name}/{id}'),
  rbrStyleChecking: route('room-by-room', 'open', 'rbr-style-checking/{id}'),
  roomByRoomVinhomes: route('room-by-room', 'open', 'room-by-room-vinhomes'),
  roomByRoomBGridIntroduction: route('office', 'open', 'room-by-room/b-grid/introduction', 'bgrid'),
  roomByRoomBGridModuleList: route('office', 'open', 'room-by-room/b-grid/module-list', 'bgrid'),
  roomByRoomBGridModuleDetail: route(
    'office',
    'open',
    'room-by-room/b-grid/module-detail/{moduleId}',
    'bgrid',
  ),
  roomByRoomBGridMypage: route('office-plan', 'open', 'room-by-room/b-grid/mypage', 'bgrid'),
  roomByRoomBGridCart: route('office-plan', 'open', 'room-by-room/b-grid/cart', 'bgrid'),
  roomByRoomBGridCustomerCenter: route(
    'support',
    'open',
    'room-by-room/b-grid/customer-center',
    'bgrid',
  ),
  roomByRoomBGridOrderHistory: route(
    'office',
    'open',
    'room-by-room/b-grid/order-history',
    'bgrid',
  ),
  roomByRoomBGridWishlist: route('office', 'open', 'room-by-room/b-grid/wishlist', 'bgrid'),
  roomByRoomBGridOrder: route('office', 'open', 'room-by-room/b-grid/order/{orderId}', 'bgrid'),
  roomByRoomBGridProfile: route('my-page', 'open', 'room-by-room/b-grid/profile', 'bgrid'),
  roomByRoomBGridLogin: route('account', 'open', 'room-by-room/b-grid/login', 'bgrid'),
  roomByRoomBGridConstructionSchedule: route(
    'office-plan',
    'open',
    'room-by-room/b-grid/construction-schedule',
    'bgrid',
  ),
  roomByRoomBGridStep1: route('office-plan', 'open', 'room-by-room/b-grid/step-1', 'bgrid'),
  roomByRoomBGridStep1DoorDetection: route(
    'office-plan',
    'open',
    'room-by-room/b-grid/step-1-door-detection',
    'bgrid',
  ),
  roomByRoomBGridStep2: route('office-plan', 'open', 'room-by-room/b-grid/step-2', 'bgrid'),
  roomByRoomBGridStep3: route('office-plan', 'open', 'room-by-room/b-grid/step-3', 'bgrid'),
  roomByRoomVibStep2: route('room-by-room', 'open', 'room-by-room/vib/step2', 'vib'),
  roomByRoomVibStep3Room: route('room-by-room', 'open', 'room-by-room/vib/step3-room', 'vib'),
  roomByRoomVibStep3FloorPlan: route(
    'room-by-room',
    'open',
    'room-by-room/vib/step3-floor-plan',
    'vib',
  ),
  roomByRoomVibStep4Room: route('room-by-room', 'open', 'room-by-room/vib/step4-room', 'vib'),
  roomByRoomVibStep4FloorPlan: route(
    'room-by-room',
    'open',
    'room-by-room/vib/step4-floor-plan',
    'vib',
  ),
  roomByRoomVibStep5Room: route('room-by-room', 'open', 'room-by-room/vib/step5-room', 'vib'),
  roomByRoomVibStep5FloorPlan: route(
    'room-by-room',
    'open',
    'room-by-room/vib/step5-floor-plan',
    'vib',
  ),
} as const;

export type PathName = keyof typeof paths;

/** Pages of staff: not of the specification, and in no menu of a member. */
export const adminPaths = {
  admin: route('admin', 'auth', 'admin'),
  adminClock: route('admin', 'auth', 'admin/clock'),
  adminTerms: route('admin', 'auth', 'admin/terms'),
  adminLetter: route('admin', 'auth', 'admin/letter'),
  adminReading: route('admin', 'auth', 'admin/reading-text/{id}'),
  adminQueue: route('admin', 'auth', 'admin/{queue}'),
} as const;

const all = { ...paths, ...adminPaths };
export type RouteName = keyof typeof all;

/** Pages that stand in the brand of the project they show, whichever that is: their frame is data. */
export const projectFrames: ReadonlySet<RouteName> = new Set<RouteName>([
  'roomByRoomProject',
  'roomByRoomProjectDetail',
  'rbrStyleChecking',
]);

/** Names of the routes of an area. */
export type RouteNameIn<In extends Area> = {
  [Name in RouteName]: (typeof all)[Name] extends { area: In } ? Name : never;
}[RouteName];

/** Every route by its name. */
export const allRoutes: Readonly<Record<RouteName, Route>> = all;
