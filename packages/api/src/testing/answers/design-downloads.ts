import { limits } from '@hien/domain';
import { MockFailure } from '../failure.ts';
import { designCards } from '../fixtures/designs.ts';
import {
  downloadExtensionCases,
  downloadToken,
  extensionOf,
  ownedDesign,
  ownedDesigns,
  packageFiles,
} from '../fixtures/owned-designs.ts';
import { daysAgo } from '../fixtures/text.ts';
import type { Call } from '../call.ts';
import { decidable, decidedNow, onlyAdmin } from './admin.ts';
import type { Answers } from './answerer.ts';
import { pageOf } from './answerer.ts';

type Owned =
  | 'getOwnedDesign'
  | 'askForDownloads'
  | 'makeDownloadLink'
  | 'revokeDownloadLink'
  | 'openDownload';

/** The design of a call, as its buyer has it. */
function owned({ params, language }: Pick<Call<Owned>, 'params' | 'language'>) {
  const found = ownedDesign(params.id, language);
  if (found === null) throw new MockFailure(404, { code: 'NOT_FOUND' });
  return found;
}

function available(call: Pick<Call<Owned>, 'params' | 'language'>): void {
  const { state } = owned(call);
  const codes = {
    exhausted: 'DOWNLOADS_USED_UP',
    expired: 'DOWNLOAD_EXPIRED',
    locked: 'DOWNLOADS_LOCKED',
  } as const;
  if (state !== 'available') throw new MockFailure(422, { code: codes[state] });
}

export const designDownloadAnswers: Answers<
  | Owned
  | 'listPackageFiles'
  | 'listOwnedDesigns'
  | 'listDownloadExtensions'
  | 'decideDownloadExtension'
> = {
  listPackageFiles({ params, language }) {
    if (!designCards(language).some(({ id }) => id === params.id))
      throw new MockFailure(404, { code: 'NOT_FOUND' });
    return { data: packageFiles(params.id, language) };
  },

  listOwnedDesigns: ({ query, language }) => ({
    data: pageOf(ownedDesigns(language), query.page, query.limit ?? 12),
  }),

  getOwnedDesign: (call) => ({ data: owned(call) }),

  askForDownloads(call) {
    const found = owned(call);
    if (found.state === 'available' || found.state === 'locked')
      throw new MockFailure(422, { code: 'EVENT_REFUSED' });
    return {
      data: {
        ...found,
        extension: { ...extensionOf(call.language), reason: call.body.reason.trim() },
      },
    };
  },

  listDownloadExtensions({ query, language, token }) {
    onlyAdmin(token);
    return {
      data: pageOf(downloadExtensionCases(language, query.state ?? 'waiting'), query.page, 20),
    };
  },

  decideDownloadExtension({ params, body, language, token }) {
    onlyAdmin(token);
    const found = decidable(downloadExtensionCases(language, 'waiting'), params.id, body);
    if (body.reason.trim() === '')
      throw new MockFailure(422, {
        code: 'AUTH_15',
        fields: [{ field: 'reason', code: 'AUTH_15' }],
      });
    const more = body.decision === 'approve' ? limits.design.moreTimes : 0;
    return {
      data: {
        ...found,
        version: found.version + 1,
        allowed_times: found.allowed_times + more,
        answer: body.reason,
        decided: decidedNow,
      },
    };
  },

  makeDownloadLink(call) {
    available(call);
    return { data: { id: 2, token: downloadToken, expires_at: daysAgo(-1, 3) } };
  },

  revokeDownloadLink(call) {
    const found = owned(call);
    if (!found.links.some(({ id }) => id === call.body.link_id))
      throw new MockFailure(404, { code: 'NOT_FOUND' });
    return { data: { ...found, links: [] } };
  },

  openDownload(call) {
    available(call);
    if (call.body.token !== downloadToken) throw new MockFailure(404, { code: 'NOT_FOUND' });
    return { data: { url: `/downloads/${downloadToken}`, size: packageFiles(1, 'vi').size } };
  },
};
