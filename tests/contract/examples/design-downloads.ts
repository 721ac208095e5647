import { expect } from 'vitest';
import { example } from '../example.ts';
import { nobodysId } from '../stage.ts';

export const designDownloadExamples = [
  example('listPackageFiles', {
    title: 'every file, and a whole that is larger than all of them',
    given: ({ designId }) => ({ as: 'member', params: { id: designId } }),
    holds: ({ data }) => {
      expect(data.files.map(({ kind }) => kind)).toContain('licence');
      expect(data.size).toBeGreaterThan(data.files.reduce((sum, { size }) => sum + size, 0));
    },
  }),
  example('listPackageFiles', {
    title: 'nothing there',
    given: { as: 'member', params: { id: nobodysId } },
    status: 404,
    code: 'NOT_FOUND',
  }),
  example('listOwnedDesigns', {
    title: 'with what is left of each',
    given: { as: 'partner', query: { limit: 60 } },
    holds: ({ data }, { download }) => {
      const state = (id: number) => data.items.find(({ design }) => design.id === id)?.state;
      expect([state(download.designId), state(download.usedUpId)]).toEqual([
        'available',
        'exhausted',
      ]);
    },
  }),
  example('getOwnedDesign', {
    title: 'with the link that is good',
    given: ({ download }) => ({ as: 'partner', params: { id: download.designId } }),
    holds: ({ data }, { download }) =>
      expect(data.links.map(({ id }) => id)).toContain(download.linkId),
  }),
  example('getOwnedDesign', {
    title: 'what somebody did not buy is not there',
    given: { as: 'partner', params: { id: nobodysId } },
    status: 404,
    code: 'NOT_FOUND',
  }),
  example('openDownload', {
    title: 'by its link',
    given: ({ download: { designId, token } }) => ({
      as: 'partner',
      params: { id: designId },
      body: { token },
    }),
    status: 201,
    holds: ({ data }) => expect(data.url).toMatch(/^\/downloads\/[\w-]{43}$/),
  }),
  example('openDownload', {
    title: 'by a link that nobody made',
    given: ({ download: { designId } }) => ({
      as: 'partner',
      params: { id: designId },
      body: { token: 'x'.repeat(43) },
    }),
    status: 404,
    code: 'NOT_FOUND',
  }),
  example('makeDownloadLink', {
    title: 'for a day',
    given: ({ download: { designId } }) => ({
      as: 'partner',
      params: { id: designId },
      body: { mail: true },
    }),
    status: 201,
    holds: ({ data }) => expect(data.token).toHaveLength(43),
  }),
  example('makeDownloadLink', {
    title: 'not when every time is used',
    given: ({ download: { usedUpId } }) => ({
      as: 'partner',
      params: { id: usedUpId },
      body: { mail: false },
    }),
    status: 422,
    code: 'DOWNLOADS_USED_UP',
  }),
  example('makeDownloadLink', {
    title: 'for a design of somebody else',
    given: { as: 'partner', params: { id: nobodysId }, body: { mail: false } },
    status: 404,
    code: 'NOT_FOUND',
  }),
  example('revokeDownloadLink', {
    title: 'a link that is not there',
    given: ({ download: { designId } }) => ({
      as: 'partner',
      params: { id: designId },
      body: { link_id: nobodysId },
    }),
    status: 404,
    code: 'NOT_FOUND',
  }),
  example('revokeDownloadLink', {
    title: 'is gone from the list',
    given: ({ download: { designId, linkId } }) => ({
      as: 'partner',
      params: { id: designId },
      body: { link_id: linkId },
    }),
    holds: ({ data }, { download }) =>
      expect(data.links.map(({ id }) => id)).not.toContain(download.linkId),
  }),
  example('askForDownloads', {
    title: 'while it can be downloaded nothing is asked',
    given: ({ download: { designId } }) => ({
      as: 'partner',
      params: { id: designId },
      body: { reason: 'Máy hỏng' },
    }),
    status: 422,
    code: 'EVENT_REFUSED',
  }),
  example('askForDownloads', {
    title: 'what is used up can be asked to go on',
    given: ({ download: { usedUpId } }) => ({
      as: 'partner',
      params: { id: usedUpId },
      body: { reason: 'Máy hỏng khi đang tải' },
    }),
    holds: ({ data: { state, extension } }) => {
      expect(state).toBe('exhausted');
      expect(extension).toMatchObject({ reason: 'Máy hỏng khi đang tải', decision: null });
    },
  }),
  example('askForDownloads', {
    title: 'a design that is not owned',
    given: { as: 'partner', params: { id: nobodysId }, body: { reason: 'Máy hỏng' } },
    status: 404,
    code: 'NOT_FOUND',
  }),
  example('listDownloadExtensions', {
    title: 'what waits was decided by nobody',
    given: { as: 'admin', query: { state: 'waiting' } },
    holds: ({ data: { items } }) => {
      expect(items.length).toBeGreaterThan(0);
      expect(items.every(({ decided, answer }) => decided === null && answer === null)).toBe(true);
    },
  }),
  example('listDownloadExtensions', {
    title: 'for staff alone',
    given: { as: 'partner' },
    status: 403,
    code: 'FORBIDDEN',
  }),
  ...(
    [
      ['a decision says why', 'admin', 0, ' ', 422, 'AUTH_15'],
      ['another version than the one that was seen', 'admin', 7, 'Đúng', 409, 'VERSION_CONFLICT'],
      ['for staff alone', 'partner', 0, 'Đúng', 403, 'FORBIDDEN'],
    ] as const
  ).map(([title, as, version, reason, status, code]) =>
    example('decideDownloadExtension', {
      title,
      given: ({ download: { extensionId } }) => ({
        as,
        params: { id: extensionId },
        body: { decision: 'approve' as const, reason, expected_version: version },
      }),
      status,
      code,
    }),
  ),
  example('decideDownloadExtension', {
    title: 'a request of nobody',
    given: {
      as: 'admin',
      params: { id: nobodysId },
      body: { decision: 'approve' as const, reason: 'Đúng', expected_version: 0 },
    },
    status: 404,
    code: 'NOT_FOUND',
  }),
  example('decideDownloadExtension', {
    title: 'two more times',
    given: ({ download: { extensionId } }) => ({
      as: 'admin',
      params: { id: extensionId },
      body: { decision: 'approve' as const, reason: 'Cho tải thêm', expected_version: 0 },
    }),
    holds: ({ data: { allowed_times, answer, decided, version } }) => {
      expect([allowed_times, answer, version]).toEqual([7, 'Cho tải thêm', 1]);
      expect(decided).not.toBeNull();
    },
  }),
  example('getLargePictures', {
    title: 'which there are, and nothing asked yet',
    given: { as: 'member', params: { id: 1 } },
    holds: ({ data: { pictures, shown } }) => {
      expect(pictures.length).toBeGreaterThan(0);
      expect(shown).toBe(false);
    },
  }),
  example('getLargePictures', {
    title: 'of a design that is not there',
    given: { as: 'member', params: { id: nobodysId } },
    status: 404,
    code: 'NOT_FOUND',
  }),
  example('askForLargePictures', {
    title: 'waits for an answer',
    given: { as: 'member', params: { id: 1 }, body: { reason: ' Xem kỹ tủ bếp ' } },
    holds: ({ data: { request, shown } }) => {
      expect(request).toMatchObject({ reason: 'Xem kỹ tủ bếp', decision: null });
      expect(shown).toBe(false);
    },
  }),
  example('askForLargePictures', {
    title: 'of a design that is not there',
    given: { as: 'member', params: { id: nobodysId }, body: { reason: 'Xem' } },
    status: 404,
    code: 'NOT_FOUND',
  }),
  example('readLargePicture', {
    title: 'with a line of who looks',
    given: ({ download: { shownDesignId } }) => ({
      as: 'member',
      params: { id: shownDesignId },
      query: { number: 0 },
    }),
    holds: ({ data: { type, content } }) => {
      expect(type).toBe('image/webp');
      expect(content.length).toBeGreaterThan(8);
    },
  }),
  example('readLargePicture', {
    title: 'that nobody allowed',
    given: { as: 'member', params: { id: 1 }, query: { number: 0 } },
    status: 404,
    code: 'NOT_FOUND',
  }),
  example('listLargePictureCases', {
    title: 'what waits was decided by nobody',
    given: { as: 'admin' },
    holds: ({ data: { items } }) => {
      expect(items.length).toBeGreaterThan(0);
      expect(items.every(({ decided }) => decided === null)).toBe(true);
    },
  }),
  example('listLargePictureCases', {
    title: 'for who sells designs and staff',
    given: { as: 'member' },
    status: 403,
    code: 'FORBIDDEN',
  }),
  ...(
    [
      ['a decision says why', 'admin', 0, ' ', 422, 'AUTH_15'],
      ['another version than the one that was seen', 'admin', 7, 'Mời', 409, 'VERSION_CONFLICT'],
      ['for who sells designs and staff', 'member', 0, 'Mời', 403, 'FORBIDDEN'],
    ] as const
  ).map(([title, as, version, reason, status, code]) =>
    example('decideLargePictures', {
      title,
      given: ({ download: { picturesId } }) => ({
        as,
        params: { id: picturesId },
        body: { decision: 'approve' as const, reason, expected_version: version },
      }),
      status,
      code,
    }),
  ),
  example('decideLargePictures', {
    title: 'a request of nobody',
    given: {
      as: 'admin',
      params: { id: nobodysId },
      body: { decision: 'approve' as const, reason: 'Mời', expected_version: 0 },
    },
    status: 404,
    code: 'NOT_FOUND',
  }),
  example('decideLargePictures', {
    title: 'for a day',
    given: ({ download: { picturesId } }) => ({
      as: 'admin',
      params: { id: picturesId },
      body: { decision: 'approve' as const, reason: 'Mời bạn xem', expected_version: 0 },
    }),
    holds: ({ data: { answer, decided, version, shown_until } }) => {
      expect([answer, version]).toEqual(['Mời bạn xem', 1]);
      expect(shown_until).not.toBeNull();
      expect(decided).not.toBeNull();
    },
  }),
];
