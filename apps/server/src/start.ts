import { type Clock, systemClock } from '@hien/domain';
import type { FastifyInstance } from 'fastify';
import { join } from 'node:path';
import { sweepAccounts } from './account/sweep.ts';
import { sweepDownloads } from './designs/download/sweep.ts';
import { type SocialSettings, providersOf } from './account/social/settings.ts';
import { buildApp } from './app.ts';
import { type Configuration, ConfigurationError, readConfiguration } from './configuration.ts';
import { type DemoClock, followClock, openDemoClock } from './clock/demo-clock.ts';
import { notifyOfTerms } from './content/notify-of-terms.ts';
import { type Database, openDatabase } from './db/database.ts';
import { mailInto } from './mail/mail.ts';
import { forgetOldMails } from './mail/outbox.ts';
import { startJobs } from './jobs/start-jobs.ts';
import { smtpTransport } from './mail/smtp.ts';
import { startMailWorker } from './mail/worker.ts';
import { openMetrics } from './metrics/metrics.ts';
import { serveMetrics } from './metrics/metrics-server.ts';
import { gatewaysOf } from './payments/gateways/all.ts';
import type { PaymentSettings } from './payments/settings.ts';
import { startPaymentWorker } from './payments/worker.ts';
import { precompress } from './pages/precompress.ts';
import { type WebBuild, loadWebBuild } from './pages/web-build.ts';
import { diskStore } from './media/disk-store.ts';
import type { MediaStore } from './media/media-store.ts';
import { s3Store } from './media/s3-store.ts';
import { sweepUploads } from './media/upload-repository.ts';
import { closeDemoAccounts, demoAccounts, publishTerms, seed } from './seed/index.ts';
import { explain } from './start-errors.ts';
import { endOnUncaught } from './uncaught.ts';

/** How long requests in flight may take to end after Ctrl-C. */
const drainMs = 10_000;
const hourMs = 3_600_000;
/** Between two rounds of mails about a document. */
const noticeMs = 10_000;

/** What is played on this machine, in development, tests and demonstrations. */
export type Simulated = {
  readonly social?: SocialSettings;
  readonly payments?: PaymentSettings;
};

async function start(simulated: Simulated): Promise<void> {
  const configuration = readConfiguration(process.env, process.stdout.isTTY);
  if (simulated.payments !== undefined && configuration.publicUrl !== null)
    throw new ConfigurationError('PUBLIC_URL: payments are simulated, so strangers must not come');
  const payments = simulated.payments ?? configuration.payments;
  const database = await openDatabase(configuration.database);
  try {
    await database.migrate();
    const demoClock = configuration.demo ? await openDemoClock(database, systemClock) : null;
    const clock: Clock = demoClock ?? systemClock;
    const now = (): number => clock.now();
    const store = storeOf(configuration);
    await database.exclusively(() => plant(configuration, database, store, clock));
    const web = await loadWebBuild(configuration.webFolder).catch(() => null);
    const metrics = await metricsOf(configuration, database);
    const app = await buildApp({
      ...appOptions(configuration, database, web, store, simulated, demoClock),
      ...(metrics && { metrics: metrics.registry }),
    });
    const address = await app.listen({ port: configuration.port, host: configuration.host });
    const stopMails = startMailWorker({
      database,
      now,
      transport: configuration.smtp === null ? null : smtpTransport(configuration.smtp),
      base: configuration.mailBase,
      onError: (error) => app.log.error({ err: error }, 'mails'),
    });
    const stopPayments = startPaymentWorker({
      database,
      clients: gatewaysOf(payments.gateways),
      now,
      onError: (error) => app.log.error({ err: error }, 'payments'),
    });
    const jobs = await startJobs({
      database,
      // Another process may have moved the clock and asked for this round.
      now: async () => demoClock?.refresh() ?? now(),
      onError: (error) => app.log.error({ err: error }, 'jobs'),
    });
    const tellClock = (error: unknown): void => app.log.warn({ err: error }, 'clock');
    // What a move makes due is done at once.
    demoClock?.onMove(() => void jobs.soon().catch(tellClock));
    const stopClock = demoClock === null ? null : followClock(demoClock, tellClock);
    stopOnSignals(app, async () => {
      stopClock?.();
      await Promise.all([stopMails(), stopPayments(), jobs.stop(), metrics?.server.close()]);
      await database.close();
    });
    welcome(configuration, configuration.publicUrl ?? address, web !== null);
    if (configuration.smtp === null && !showsMails(configuration))
      app.log.warn('SMTP_URL is not set: mails stay in the outbox');
    setInterval(
      () =>
        void Promise.all([
          sweepAccounts(database, clock),
          sweepDownloads(database, clock.now()),
          sweepUploads(database, store, now()),
          forgetOldMails(database, now()),
        ]).catch((error: unknown) => app.log.warn({ err: error }, 'sweep')),
      hourMs,
    ).unref();
    const mail = mailInto(now);
    setInterval(
      () =>
        void notifyOfTerms({ database, mail, now }).catch((error: unknown) =>
          app.log.warn({ err: error }, 'terms'),
        ),
      noticeMs,
    ).unref();
    if (web !== null)
      await precompress(web.client).catch((error: unknown) =>
        app.log.debug({ err: error }, 'precompress'),
      );
  } catch (error) {
    await database.close();
    throw error;
  }
}

/** Null where no port is named for them. */
async function metricsOf({ metricsPort: port, host }: Configuration, database: Database) {
  if (port === null) return null;
  const registry = openMetrics(database);
  return { registry, server: await serveMetrics(registry, { host, port }) };
}

/** What a database needs before the first visitor: the documents, and the demo where it is wanted. */
async function plant(
  { seed: wanted, demoMembers, publicUrl }: Configuration,
  database: Database,
  store: MediaStore,
  clock: Clock,
): Promise<void> {
  if (wanted) await seed(database, clock, store);
  else await publishTerms(database);
  if (publicUrl === null) return;
  const closed = await closeDemoAccounts(database, { staffAlone: demoMembers, now: clock.now() });
  if (closed > 0)
    console.log(`  ${closed} demo accounts were closed: strangers know their password.`);
}

/** Mails hold codes that open accounts: a page shows them only where none leaves and nobody else comes. */
const showsMails = ({ demo, smtp }: Configuration): boolean => demo && smtp === null;

function appOptions(
  configuration: Configuration,
  database: Database,
  web: WebBuild | null,
  mediaStore: MediaStore,
  simulated: Simulated,
  demoClock: DemoClock | null,
): Parameters<typeof buildApp>[0] {
  return {
    // Providers outside live by the machine's time, wherever ours has been moved.
    ...providersOf(simulated.social ?? configuration.social, systemClock.now),
    demoClock,
    socialSimulated: simulated.social !== undefined,
    payments: simulated.payments ?? configuration.payments,
    database,
    web,
    mediaFolder: configuration.mediaFolder,
    mediaStore,
    picturesFolder: configuration.picturesFolder,
    logger: { level: configuration.logLevel },
    mailPage: showsMails(configuration),
    publicUrl: configuration.publicUrl,
    trustProxy: configuration.trustProxy,
    validateAnswers: configuration.development,
    requestsPerMinute: configuration.requestsPerMinute,
    cacheFactor: configuration.cacheFactor,
    pictureCacheBytes: configuration.pictureCacheBytes,
  };
}

function storeOf({ s3, mediaFolder }: Configuration): MediaStore {
  return s3 === null ? diskStore(join(mediaFolder, 'uploads')) : s3Store(s3);
}

/** The first signal drains: no new connections, requests in flight end, the database closes. A second one ends at once. */
function stopOnSignals(app: FastifyInstance, release: () => Promise<void>): void {
  let stopping = false;
  const stop = (signal: NodeJS.Signals): void => {
    if (stopping) process.exit(1);
    stopping = true;
    app.log.info({ signal }, 'stopping');
    setTimeout(() => process.exit(1), drainMs).unref();
    app
      .close()
      .then(release)
      .then(
        () => process.exit(0),
        () => process.exit(1),
      );
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
}

function welcome(configuration: Configuration, address: string, hasWeb: boolean): void {
  const lines = ['', `  Hiên is open: ${address}`];
  if (!hasWeb) lines.push('  The web app is not built yet (pnpm build): only the APIs answer.');
  if (showsMails(configuration)) lines.push(`  Mails stay here: ${address}/dev/mails`);
  // Under a public address the staff's demo account is closed, and passwords are in no log.
  if (configuration.seed && configuration.publicUrl === null) {
    lines.push('', '  Demo members:');
    const width = Math.max(...demoAccounts.map(({ role }) => role.length));
    for (const { role, email, password } of demoAccounts)
      lines.push(`    ${role.padEnd(width)}  ${email}  ${password}`);
  }
  lines.push('');
  console.log(lines.join('\n'));
}

/**
 * Reads the environment, migrates, seeds and listens; says in one line why it cannot. Simulated providers of
 * sign-in and payment are given in code, by development and tests: no variable of the environment can bring them into
 * production.
 */
export async function runServer(simulated: Simulated = {}): Promise<void> {
  endOnUncaught();
  try {
    await start(simulated);
  } catch (error) {
    console.error(`\n✗ ${explain(error)}\n`);
    // Simulated providers would keep the process alive.
    process.exit(1);
  }
}
