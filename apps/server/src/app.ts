import compress from '@fastify/compress';
import multipart from '@fastify/multipart';
import { type Clock, systemClock } from '@hien/domain';
import { randomUUID } from 'node:crypto';
import fastify, { LogController, type FastifyInstance, type FastifyServerOptions } from 'fastify';
import { join } from 'node:path';
import type { Registry } from 'prom-client';
import { constants } from 'node:zlib';
import { adminHandlers } from './admin/handlers.ts';
import { accountHandlers } from './account/handlers.ts';
import { type CodeProvider, type Providers, noProviders } from './account/providers.ts';
import { memberFinder } from './account/session-repository.ts';
import type { Zalo } from './account/social/zalo.ts';
import {
  AttemptLimit,
  codeMailLimits,
  codeTryLimits,
  secondFactorLimits,
} from './http/limits/attempt-limit.ts';
import { newCode } from './account/entry/codes.ts';
import { cartHandlers } from './cart/handlers.ts';
import { checkoutHandlers } from './checkout/handlers.ts';
import type { DemoClock } from './clock/demo-clock.ts';
import { clockHandlers } from './clock/handlers.ts';
import { communityHandlers } from './community/interior-shares.ts';
import type { CommunityLogs } from './community/interior-shares.ts';
import { PieceLog } from './community/views/piece-log.ts';
import { ViewLog } from './community/views/view-log.ts';
import { contentHandlers } from './content/handlers.ts';
import { listWards } from './places/list-wards.ts';
import type { Pictures } from './content/uploads.ts';
import { contractorHandlers } from './contractors/handlers.ts';
import { AdLog } from './contractors/statistics/ad-log.ts';
import type { Database } from './db/database.ts';
import { registerDownloads } from './designs/download/routes.ts';
import { builtHandlers } from './built/handlers.ts';
import { designHandlers } from './designs/handlers.ts';
import { designOrderHandlers } from './design-orders/handlers.ts';
import { PackageFiles } from './designs/package/package-files.ts';
import { registerHealth } from './health.ts';
import { homeHandlers } from './home/handlers.ts';
import { AnswerCache } from './http/answers/answer-cache.ts';
import { ApiError } from './http/api-error.ts';
import { registerContract } from './http/contract/contract-routes.ts';
import { handleError, sendError } from './http/errors/error-handler.ts';
import { warnOfUnnamedProxies } from './http/network/caller.ts';
import { refuseBrokenRequest, refuseTwoHosts } from './http/errors/broken-request.ts';
import type { Handlers } from './http/handler.ts';
import { knowPublicUrl } from './http/network/origin.ts';
import { registerRateLimits } from './http/limits/rate-limits.ts';
import { logRequests, logSerializers } from './http/errors/request-log.ts';
import { registerSecurityHeaders } from './http/network/security-headers.ts';
import { registerOneClick } from './home/newsletter/one-click.ts';
import { registerMailPage } from './mail/dev-page.ts';
import { mailInto } from './mail/mail.ts';
import { diskStore } from './media/disk-store.ts';
import type { MediaStore } from './media/media-store.ts';
import { financeHandlers } from './finance/handlers.ts';
import { auctionHandlers } from './auctions/handlers.ts';
import { AuctionWatch } from './auctions/live/auction-watch.ts';
import { registerAuctionLive } from './auctions/live/routes.ts';
import { membershipHandlers } from './memberships/handlers.ts';
import { leadHandlers } from './leads/handlers.ts';
import { registerMedia } from './media/routes.ts';
import { isSold } from './media/sold-pictures.ts';
import { PictureLimits } from './media/upload-limits.ts';
import { uploadLimits } from './media/upload-pictures.ts';
import { measureRequests } from './metrics/request-metrics.ts';
import { myPageHandlers } from './my-page/handlers.ts';
import { orderHandlers } from './orders/handlers.ts';
import { payWithParts } from './payments/pay-together.ts';
import { registerCards } from './pages/cards/routes.ts';
import { readableAddress, registerPages } from './pages/routes.ts';
import { registerGatewayCallbacks } from './payments/callback-routes.ts';
import type { PaymentServices } from './payments/deps.ts';
import { gatewaysOf } from './payments/gateways/all.ts';
import { paymentHandlers } from './payments/handlers.ts';
import { type PaymentSettings, noPayments } from './payments/settings.ts';
import { registerSocialCallback } from './pages/social-callback.ts';
import type { WebBuild } from './pages/web-build.ts';
import { roomByRoomHandlers } from './room-by-room/handlers.ts';
import { couponHandlers } from './coupons/handlers.ts';
import { rewardHandlers } from './rewards/handlers.ts';
import { redBillHandlers } from './orders/red-bills/handlers.ts';
import { sellerHandlers } from './seller/handlers.ts';
import type { Services } from './services.ts';
import { findProducts } from './shop/search/find-products.ts';
import { shopHandlers } from './shop/handlers.ts';
import { Shop } from './shop/shop.ts';
import { supportHandlers } from './support/handlers.ts';

export type { CodeProvider };

export type AppOptions = {
  /** Open and migrated; the app does not close it. */
  readonly database: Database;
  /** The cache of made pictures goes below this folder, and uploads where there is no other store. */
  readonly mediaFolder: string;
  /** Where uploads lie. */
  readonly mediaStore?: MediaStore;
  /** The product's own pictures. */
  readonly picturesFolder: string;
  /** The built web app; null answers the APIs alone. */
  readonly web?: WebBuild | null;
  readonly clock?: Clock;
  /** A clock that staff may move, in demonstrations and tests; time is then told by it alone. */
  readonly demoClock?: DemoClock | null;
  readonly logger?: FastifyServerOptions['logger'];
  readonly providers?: Providers;
  /** Verification codes; random unless a test names one. */
  readonly newCode?: () => string;
  readonly zalo?: Zalo | null;
  /** Show what would be mailed at `/dev/mails`: never where strangers come. */
  readonly mailPage?: boolean;
  /** The providers above are played on this machine, and pages say so. */
  readonly socialSimulated?: boolean;
  /** The gateways; none unless told. */
  readonly payments?: PaymentSettings;
  /** The product's address as people type it, without a slash; null takes it from the request. */
  readonly publicUrl?: string | null;
  /** Whose `X-Forwarded-*` headers are believed. */
  readonly trustProxy?: readonly string[];
  /** Compare every answer with the contract: on in tests and development. */
  readonly validateAnswers?: boolean;
  /** Requests one address may make in a minute; null does not limit. */
  readonly requestsPerMinute?: number | null;
  /** Multiplies how long public answers are used again in this process; 0 keeps none. */
  readonly cacheFactor?: number;
  readonly timeouts?: Timeouts;
  /** Bytes of made pictures kept on disk. */
  readonly pictureCacheBytes?: number;
  /** Where requests are counted; nowhere unless told. */
  readonly metrics?: Registry;
};

/** How long a caller may take, in milliseconds. */
export type Timeouts = {
  /** For all headers. */
  readonly headersMs: number;
  /** For a whole request: a picture of 10 MB on a slow phone. */
  readonly requestMs: number;
  /** For a connection on which nothing moves. */
  readonly idleMs: number;
};

const patience: Timeouts = { headersMs: 20_000, requestMs: 300_000, idleMs: 120_000 };

const timeoutsOf = ({ headersMs, requestMs, idleMs }: Timeouts) => ({
  requestTimeout: requestMs,
  connectionTimeout: idleMs,
  http: {
    headersTimeout: headersMs,
    connectionsCheckingInterval: Math.min(5_000, headersMs / 2),
  },
});

/** JSON bodies are small; pictures have limits of their own. */
const bodyLimit = 256 * 1024;

/** The whole server on one origin: both APIs, pictures, pages. */
export async function buildApp(options: AppOptions): Promise<FastifyInstance> {
  const { database, logger = false } = options;
  const clock = options.demoClock ?? options.clock ?? systemClock;
  const now = (): number => clock.now();
  const app = fastify({
    logger: typeof logger === 'object' ? { ...logger, serializers: logSerializers } : logger,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit,
    trustProxy:
      options.trustProxy === undefined || options.trustProxy.length === 0
        ? false
        : [...options.trustProxy],
    // Ids of a caller are taken over when they look like ids: they connect the logs of two systems.
    genReqId: (request) => {
      const given = request.headers['x-request-id'];
      return typeof given === 'string' && /^[\w-]{8,80}$/.test(given) ? given : randomUUID();
    },
    requestIdHeader: false,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 400 },
    forceCloseConnections: 'idle',
    ...timeoutsOf(options.timeouts ?? patience),
    frameworkErrors: (error, request, reply) => {
      const readable =
        options.web && error.code === 'FST_ERR_BAD_URL' ? readableAddress(request) : null;
      return readable === null ? handleError(error, request, reply) : reply.redirect(readable, 302);
    },
    clientErrorHandler: refuseBrokenRequest,
  });
  app.setErrorHandler(handleError);
  app.setNotFoundHandler((request, reply) => sendError(request, reply, new ApiError('NOT_FOUND')));
  app.addHook('onRequest', async (request, reply) => {
    void reply.header('x-request-id', request.id);
  });
  // Bodies are JSON; multipart is parsed where it is asked for.
  app.removeContentTypeParser('text/plain');
  refuseTwoHosts(app);
  knowPublicUrl(app, options.publicUrl ?? null);
  warnOfUnnamedProxies(app);
  logRequests(app);
  if (options.metrics) measureRequests(app, options.metrics);
  registerSecurityHeaders(app, options.web?.inlineScripts ?? []);
  await registerRateLimits(app, { perMinute: options.requestsPerMinute ?? null });
  await app.register(compress, {
    encodings: ['br', 'gzip'],
    threshold: 1024,
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
    zlibOptions: { level: 6 },
  });
  await app.register(multipart, {
    // A file that is too large is told beside the others.
    throwFileSizeLimit: false,
    limits: { fileSize: uploadLimits.fileBytes },
  });

  const services: Services = { database, now, mail: mailInto(now) };
  const settings = options.payments ?? noPayments;
  const payments: PaymentServices = {
    ...services,
    settings,
    clients: gatewaysOf(settings.gateways),
    publicUrl: options.publicUrl ?? null,
  };
  const uploads = options.mediaStore ?? diskStore(join(options.mediaFolder, 'uploads'));
  const limits = new PictureLimits(now);
  const packages = new PackageFiles(database, { pictures: options.picturesFolder, uploads });
  const shop = new Shop(database, now);
  // What every list counts from is read before somebody waits for it; a failure is met again by the first request.
  app.addHook('onListen', async () => void shop.catalogue.get().catch(() => {}));
  const adLog = new AdLog(database, now, (error) => app.log.error(error));
  app.addHook('onClose', () => adLog.stop());
  const viewLog = new ViewLog(database, now, (error) => app.log.error(error));
  app.addHook('onClose', () => viewLog.stop());
  const pieceLog = new PieceLog(database, now, (error) => app.log.error(error));
  app.addHook('onClose', () => pieceLog.stop());
  registerHealth(app, database);
  const findMember = memberFinder(database, now);
  const cache = new AnswerCache({ factor: options.cacheFactor ?? 0, now });
  registerContract(app, {
    handlers: handlersOf(
      options,
      services,
      shop,
      { store: uploads, limits },
      { payments, packages, adLog, viewLog, pieceLog },
    ),
    findMember,
    cache,
    validateAnswers: options.validateAnswers ?? false,
  });
  registerMedia(app, {
    pictures: options.picturesFolder,
    uploads,
    cache: join(options.mediaFolder, 'cache'),
    cacheBytes: options.pictureCacheBytes ?? 512 * 1024 * 1024,
    encoding: limits.encoding,
    isSold: (address) => isSold(database, address),
  });
  registerCards(app, {
    pictures: options.picturesFolder,
    uploads,
    cache: join(options.mediaFolder, 'cards'),
    encoding: limits.encoding,
  });
  registerDownloads(app, { database, now, packages });
  registerAuctionLive(app, {
    watch: new AuctionWatch({ database, now, onError: (error) => app.log.error(error) }),
    findMember,
    now,
  });
  if (options.mailPage === true) registerMailPage(app, database);
  registerSocialCallback(app);
  registerGatewayCallbacks(app, payments);
  registerOneClick(app, services);
  if (options.web) {
    registerPages(app, {
      build: options.web,
      services,
      publicUrl: options.publicUrl ?? null,
      keepSeconds: 10 * (options.cacheFactor ?? 0),
      onForget: (tell) => cache.onForget(tell),
    });
  }
  await app.ready();
  return app;
}

function handlersOf(
  options: AppOptions,
  services: Services,
  shop: Shop,
  pictures: Pictures,
  {
    payments,
    packages,
    adLog,
    ...logs
  }: { payments: PaymentServices; packages: PackageFiles; adLog: AdLog } & CommunityLogs,
): Handlers {
  return {
    ...accountHandlers({
      ...services,
      limit: new AttemptLimit(services.database, services.now),
      secondFactorTries: new AttemptLimit(services.database, services.now, secondFactorLimits),
      staffNeedSecondFactor: options.publicUrl != null,
      codeMails: new AttemptLimit(services.database, services.now, codeMailLimits),
      codeTries: new AttemptLimit(services.database, services.now, codeTryLimits),
      newCode: options.newCode ?? newCode,
      providers: options.providers ?? noProviders,
      zalo: options.zalo ?? null,
      socialSimulated: options.socialSimulated ?? false,
    }),
    ...shopHandlers(shop),
    ...cartHandlers(services),
    ...checkoutHandlers(services),
    ...clockHandlers({ ...services, demoClock: options.demoClock ?? null }),
    ...financeHandlers(services),
    ...homeHandlers(services, findProducts(shop)),
    ...designHandlers(services, packages, {
      folders: { pictures: options.picturesFolder, uploads: pictures.store },
      turns: pictures.limits.encoding,
    }),
    ...builtHandlers(services),
    ...designOrderHandlers(services),
    ...auctionHandlers(services),
    ...membershipHandlers({ ...services, adLog }),
    ...communityHandlers(services, logs),
    ...contentHandlers(services, pictures),
    listWards,
    ...contractorHandlers({ ...services, adLog }),
    ...leadHandlers(services),
    ...orderHandlers(services, payWithParts),
    ...redBillHandlers(services),
    ...sellerHandlers(services),
    ...myPageHandlers(services),
    ...adminHandlers({ ...services, adLog }, options.demoClock != null),
    ...paymentHandlers(payments),
    ...couponHandlers(services),
    ...rewardHandlers(services),
    ...roomByRoomHandlers(services, pictures),
    ...supportHandlers(services),
  };
}
