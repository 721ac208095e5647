import { emptyProject } from '@hien/domain/office-plan';
import { expect } from 'vitest';
import { example } from '../example.ts';
import { darkPixel as pixel } from '../pixel.ts';
import { nobodysId } from '../stage.ts';

const content = {
  ...emptyProject,
  name: 'Tầng 5',
  company: 'Công ty Minh Long',
  headcount: 12,
  more: [{ module: 'desk-6', quantity: 2 }],
};
/** A room whose sides cross, in a project that is right otherwise. */
const crossed = {
  ...content,
  rooms: [
    {
      id: 'r1',
      kind: 'work',
      name: 'Phòng chung',
      outline: [
        [0, 0],
        [500, 400],
        [500, 0],
        [0, 400],
      ],
    },
  ],
};
const asked = { content, name: 'Nguyễn Thu An', phone: '0912345678', note: 'Trước Tết' };
const decision = { reason: '', lines: [], valid_days: 14, start: null };

/** A form with a picture of a plan, and what its scale is. */
function plan(
  [file, name]: readonly [string | Uint8Array<ArrayBuffer>, string],
  scale?: string,
): FormData {
  const form = new FormData();
  if (scale !== undefined) form.append('metres_per_pixel', scale);
  form.append('files', new File([file], name, { type: 'image/png' }));
  return form;
}

export const officeExamples = [
  example('listOfficePlans', {
    title: 'sample floors with rooms and doors',
    holds: ({ data }) => {
      expect(data.items.length).toBeGreaterThan(1);
      for (const { rooms, doors, scale } of data.items) {
        expect(rooms.some(({ kind }) => kind === 'work')).toBe(true);
        for (const { opening, width } of doors) {
          const [[ax = 0, ay = 0] = [], [bx = 0, by = 0] = []] = opening;
          expect(Math.hypot(bx - ax, by - ay) * scale).toBeCloseTo(width, 1);
        }
      }
    },
  }),
  example('detectPlan', {
    title: 'a picture is answered with its doors, if there are any',
    given: { raw: { content: plan([pixel, 'mat-bang.png'], '0.01') } },
    holds: ({ data }) => {
      expect(data.unit).toBe('metre');
      for (const { kind, hinge } of data.doors) expect(hinge !== undefined).toBe(kind === 'single');
    },
  }),
  example('detectPlan', {
    title: 'a drawing with a script in it is no picture',
    given: { raw: { content: plan(['<svg onload="alert(1)"/>', 'mat-bang.png']) } },
    status: 415,
    code: 'UNSUPPORTED_MEDIA',
  }),
  example('detectPlan', {
    title: 'a picture of 11 MB',
    given: () => ({
      raw: { content: plan([new Uint8Array(11 * 1024 * 1024), 'mat-bang.png']) },
    }),
    status: 413,
    code: 'TOO_LARGE',
  }),
  example('detectPlan', {
    title: 'a scale that no plan has',
    given: { raw: { content: plan([pixel, 'mat-bang.png'], '-1') } },
    status: 400,
    code: 'VALIDATION',
  }),
  example('listOfficeProjects', {
    title: 'what the member plans',
    given: { as: 'member' },
    holds: ({ data }) => expect(data.items.length).toBeGreaterThan(1),
  }),
  example('getOfficeProject', {
    title: 'one of them, with everything in it',
    given: ({ office: { projectIds } }) => ({ as: 'member', params: { id: projectIds[0] } }),
    holds: ({ data }) => expect(data.content['v']).toBe(1),
  }),
  example('getOfficeProject', {
    title: 'of somebody else is not there',
    given: { as: 'member', params: { id: nobodysId } },
    status: 404,
    code: 'NOT_FOUND',
  }),
  example('saveOfficeProject', {
    title: 'over the one that was changed',
    given: ({ office: { projectIds, version } }) => ({
      as: 'member',
      body: { id: projectIds[0], expected_version: version, content },
    }),
    holds: ({ data }, { office: { version } }) => expect(data.version).toBe(version + 1),
  }),
  example('saveOfficeProject', {
    title: 'a new one',
    given: { as: 'member', body: { id: null, expected_version: 0, content } },
    holds: ({ data }) => expect(data.content['name']).toBe('Tầng 5'),
  }),
  example('saveOfficeProject', {
    title: 'over one that another device changed meanwhile is VERSION_CONFLICT',
    given: ({ office: { projectIds } }) => ({
      as: 'member',
      body: { id: projectIds[0], expected_version: 90, content },
    }),
    status: 409,
    code: 'VERSION_CONFLICT',
  }),
  example('saveOfficeProject', {
    title: 'of nobody',
    given: { as: 'member', body: { id: nobodysId, expected_version: 0, content } },
    status: 404,
    code: 'NOT_FOUND',
  }),
  example('saveOfficeProject', {
    title: 'content that is no project',
    given: { as: 'member', body: { id: null, expected_version: 0, content: { v: 2 } } },
    status: 400,
    code: 'VALIDATION',
  }),
  example('saveOfficeProject', {
    title: 'with a room whose sides cross is refused, in words of its own',
    given: {
      as: 'member',
      language: 'en',
      body: { id: null, expected_version: 0, content: crossed },
    },
    status: 400,
    code: 'VALIDATION',
  }),
  example('saveOfficeProject', {
    title: 'by a member who keeps as many as one can is OFFICE_FULL',
    given: { as: 'partner', body: { id: null, expected_version: 0, content } },
    status: 422,
    code: 'OFFICE_FULL',
  }),
  example('removeOfficeProject', {
    title: 'it is kept no longer',
    given: ({ office: { projectIds } }) => ({ as: 'member', body: { id: projectIds[1] } }),
    holds: ({ data }, { office: { projectIds } }) =>
      expect(data.items.some(({ id }) => id === projectIds[1])).toBe(false),
  }),
  example('removeOfficeProject', {
    title: 'one of somebody else is not there',
    given: { as: 'member', body: { id: nobodysId } },
    status: 404,
    code: 'NOT_FOUND',
  }),
  example('requestOfficeQuotation', {
    title: 'a request with what it costs by our rates',
    given: { as: 'member', body: { key: '0190b3f2-6c1d-7a55-8d0e-2f1f7c6a9c21', ...asked } },
    holds: ({ data }) => {
      expect(data.state).toBe('requested');
      // Two groups of six desks, and power and network for twelve.
      expect(data.estimate).toBe(2 * 26_400_000 + 12 * (1_250_000 + 980_000));
    },
  }),
  example('requestOfficeQuotation', {
    title: 'of nothing',
    given: {
      as: 'member',
      body: {
        key: '0190b3f2-6c1d-7a55-8d0e-2f1f7c6a9c22',
        ...asked,
        content: { ...content, more: [] },
      },
    },
    status: 400,
    code: 'VALIDATION',
  }),
  example('requestOfficeQuotation', {
    title: 'while five are open is OFFICE_FULL',
    given: { as: 'partner', body: { key: '0190b3f2-6c1d-7a55-8d0e-2f1f7c6a9c23', ...asked } },
    status: 422,
    code: 'OFFICE_FULL',
  }),
  example('requestOfficeQuotation', {
    title: 'with a room whose sides cross is refused',
    given: {
      as: 'member',
      body: { key: '0190b3f2-6c1d-7a55-8d0e-2f1f7c6a9c23', ...asked, content: crossed },
    },
    status: 400,
    code: 'VALIDATION',
  }),
  example('listOfficeQuotations', {
    title: 'what the member asked for',
    given: { as: 'member' },
    holds: ({ data }) => expect(data.items.length).toBeGreaterThan(0),
  }),
  example('getOfficeQuotation', {
    title: 'one of them, with its lines and its history',
    given: ({ office: { quoted } }) => ({ as: 'member', params: { id: quoted } }),
    holds: ({ data }) => {
      expect(data.history[0]?.event).toBe('request');
      expect(data.lines.length).toBeGreaterThan(0);
    },
  }),
  example('getOfficeQuotation', {
    title: 'of somebody else is not there',
    given: { as: 'member', params: { id: nobodysId } },
    status: 404,
    code: 'NOT_FOUND',
  }),
  example('moveOfficeQuotation', {
    title: 'an offer is accepted',
    given: ({ office: { quoted } }) => ({
      as: 'member',
      params: { id: quoted },
      body: { event: 'accept' as const, reason: '', expected_version: 1 },
    }),
    holds: ({ data }) => expect(data).toMatchObject({ state: 'accepted', version: 2 }),
  }),
  example('moveOfficeQuotation', {
    title: 'what was not offered yet cannot be accepted: EVENT_REFUSED',
    given: ({ office: { requested } }) => ({
      as: 'member',
      params: { id: requested },
      body: { event: 'accept' as const, reason: '', expected_version: 0 },
    }),
    status: 422,
    code: 'EVENT_REFUSED',
  }),
  example('moveOfficeQuotation', {
    title: 'as it was before is VERSION_CONFLICT',
    given: ({ office: { requested } }) => ({
      as: 'member',
      params: { id: requested },
      body: { event: 'withdraw' as const, reason: '', expected_version: 90 },
    }),
    status: 409,
    code: 'VERSION_CONFLICT',
  }),
  example('moveOfficeQuotation', {
    title: 'of nobody',
    given: {
      as: 'member',
      params: { id: nobodysId },
      body: { event: 'withdraw' as const, reason: '', expected_version: 0 },
    },
    status: 404,
    code: 'NOT_FOUND',
  }),
  example('listOfficeQuotationCases', {
    title: 'what waits for staff',
    given: { as: 'admin' },
    holds: ({ data }) => expect(data.items.length).toBeGreaterThan(0),
  }),
  example('listOfficeQuotationCases', {
    title: 'not for members',
    given: { as: 'member' },
    status: 403,
    code: 'FORBIDDEN',
  }),
  example('decideOfficeQuotation', {
    title: 'not by members',
    given: ({ office: { requested } }) => ({
      as: 'member',
      params: { id: requested },
      body: { ...decision, decision: 'quote' as const, expected_version: 0 },
    }),
    status: 403,
    code: 'FORBIDDEN',
  }),
  example('decideOfficeQuotation', {
    title: 'a quotation is sent',
    given: ({ office: { toQuote } }) => ({
      as: 'admin',
      params: { id: toQuote },
      body: {
        ...decision,
        decision: 'quote' as const,
        reason: 'Đã gồm vận chuyển',
        expected_version: 0,
      },
    }),
    holds: ({ data }) => {
      expect(data.quotation.state).toBe('quoted');
      expect(data.quotation.total).toBe(data.lines.reduce((sum, { amount }) => sum + amount, 0));
    },
  }),
  example('decideOfficeQuotation', {
    title: 'declining without a reason is AUTH_15',
    given: ({ office: { requested } }) => ({
      as: 'admin',
      params: { id: requested },
      body: { ...decision, decision: 'decline' as const, expected_version: 0 },
    }),
    status: 422,
    code: 'AUTH_15',
  }),
  example('decideOfficeQuotation', {
    title: 'on an older version is VERSION_CONFLICT',
    given: ({ office: { requested } }) => ({
      as: 'admin',
      params: { id: requested },
      body: { ...decision, decision: 'quote' as const, expected_version: 90 },
    }),
    status: 409,
    code: 'VERSION_CONFLICT',
  }),
  example('decideOfficeQuotation', {
    title: 'of nobody',
    given: {
      as: 'admin',
      params: { id: nobodysId },
      body: { ...decision, decision: 'quote' as const, expected_version: 0 },
    },
    status: 404,
    code: 'NOT_FOUND',
  }),
];
