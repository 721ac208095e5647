import { expect } from 'vitest';
import { example } from '../example.ts';
import { nobodysId } from '../stage.ts';

const contact = { name: 'Nguyễn Thu An', phone: '0912345678' } as const;
const home = { house_type: '2-bedroom', house_area: 72 } as const;
const campaign = {
  kind: 'campaign',
  ...contact,
  ...home,
  email: 'khach@hien.example',
  message: 'Nhận nhà tháng 5.',
  consent: true,
  marketing: false,
} as const;
const bulk = {
  kind: 'bulk_order',
  ...contact,
  email: 'khach@hien.example',
  company: 'Khách sạn Bến Nghé',
  message: 'Cần báo giá cho 60 phòng.',
  consent: true,
} as const;
const tax = {
  kind: 'trial_tax',
  ...contact,
  company: 'Công ty TNHH An Gia',
  tax_code: '0312345678',
  address: '12 Bến Nghé, Thành phố Hồ Chí Minh',
  consent: true,
} as const;

const affiliate = {
  store_name: 'Gỗ Ven Sông',
  registration_number: '0312345678',
  tax_code: '0312345678',
  business_address: '12 Bến Nghé, Thành phố Hồ Chí Minh',
  owner: 'Nguyễn Thu An',
  address: '12 Bến Nghé, Thành phố Hồ Chí Minh',
  contact_name: 'Nguyễn Thu An',
  contact_email: 'khach@hien.example',
  contact_phone: '0912345678',
  bank_name: 'Vietcombank',
  account_holder: 'GO VEN SONG',
  account_number: '0071001234567',
  holder_note: '',
  self_delivery: true,
  policy: true,
} as const;

const roomsBank = {
  kind: 'rooms_bank' as const,
  ...contact,
  email: 'tra.gop@hien.example',
  design_id: 1,
  selection: '1.1.1.1',
  rooms: [],
  months: 24 as const,
  way: 'annuity' as const,
  budget: 200_000_000,
  ref: 'VIB-0231',
  consent: true as const,
  bank_consent: true as const,
  bank_consent_version: 1 as const,
};

export const leadsExamples = [
  example('sendLead', {
    title: 'a guest takes part in a campaign',
    given: { body: campaign },
    status: 201,
    holds: ({ data }) => expect(data).toMatchObject({ kind: 'campaign', state: 'received' }),
  }),
  example('sendLead', {
    title: 'a guest would like to work here',
    given: {
      body: {
        kind: 'career' as const,
        ...contact,
        email: 'viec.lam@hien.example',
        team: 'design' as const,
        message: 'Tôi vẽ nội thất căn hộ sáu năm nay.',
        consent: true as const,
      },
    },
    status: 201,
    holds: ({ data }) => expect(data).toMatchObject({ kind: 'career', subject_id: null }),
  }),
  example('sendLead', {
    title: 'a guest would pay for two rooms through the bank',
    given: { body: roomsBank },
    status: 201,
    holds: ({ data }) => expect(data).toMatchObject({ kind: 'rooms_bank', subject_id: 1 }),
  }),
  example('sendLead', {
    title: 'a home that nobody planned cannot be paid for',
    given: { body: { ...roomsBank, design_id: 999_999 } },
    status: 404,
    code: 'NOT_FOUND',
  }),
  example('sendLead', {
    title: 'a guest whose building is missing',
    given: {
      body: {
        kind: 'rooms_project' as const,
        ...contact,
        email: 'chua.co@hien.example',
        project: 'Chung cư Sông Mã',
        message: '',
        consent: true as const,
      },
    },
    status: 201,
    holds: ({ data }) => expect(data).toMatchObject({ kind: 'rooms_project', subject_id: null }),
  }),
  example('sendLead', {
    title: 'a developer who would like room by room under their own brand',
    given: {
      body: {
        kind: 'rooms_partner' as const,
        ...contact,
        email: 'doi.tac@hien.example',
        company: 'Công ty Nhà Mới',
        message: 'Ba dự án, 1.200 căn.',
        consent: true as const,
      },
    },
    status: 201,
    holds: ({ data }) => expect(data).toMatchObject({ kind: 'rooms_partner', subject_id: null }),
  }),
  example('sendLead', {
    title: 'a member asks for a bulk order',
    given: ({ productId }) => ({
      body: { ...bulk, lines: [{ product_id: productId, quantity: 60 }] },
      as: 'member',
    }),
    status: 201,
    holds: ({ data }) => expect(data.kind).toBe('bulk_order'),
  }),
  example('sendLead', {
    title: 'a bulk order needs a member',
    given: ({ productId }) => ({
      body: { ...bulk, lines: [{ product_id: productId, quantity: 60 }] },
    }),
    status: 401,
    code: 'UNAUTHENTICATED',
  }),
  example('sendLead', {
    title: 'forty-nine pieces are no bulk order (D74)',
    given: ({ productId }) => ({
      body: { ...bulk, lines: [{ product_id: productId, quantity: 49 }] },
      as: 'member',
    }),
    status: 400,
    code: 'VALIDATION',
  }),
  example('sendLead', {
    title: 'a trial for a project',
    given: ({ projectId }) => ({
      body: {
        kind: 'trial_project' as const,
        project_id: projectId,
        ...contact,
        ...home,
        email: 'thu.an@hien.example',
        consent: true as const,
      },
    }),
    status: 201,
    holds: ({ data }, { projectId }) => expect(data.subject_id).toBe(projectId),
  }),
  example('sendLead', {
    title: 'a trial for a project nobody builds',
    given: {
      body: {
        kind: 'trial_project',
        project_id: nobodysId,
        ...contact,
        ...home,
        email: 'thu.an@hien.example',
        consent: true,
      },
    },
    status: 404,
    code: 'NOT_FOUND',
  }),
  example('sendLead', {
    title: 'the invoice of a trial',
    given: ({ trial }) => ({ body: { ...tax, trial_id: trial.id, email: trial.email } }),
    status: 201,
    holds: ({ data }, { trial }) => expect(data.subject_id).toBe(trial.id),
  }),
  example('sendLead', {
    title: 'the invoice of somebody else’s trial',
    given: ({ trial }) => ({
      body: { ...tax, trial_id: trial.id, email: 'nguoi.khac@hien.example' },
    }),
    status: 422,
    code: 'VALIDATION',
  }),
  example('listMyLeads', {
    title: 'what the member asked for',
    given: { as: 'member' },
    holds: ({ data }) => expect(Array.isArray(data.items)).toBe(true),
  }),
  example('getTrial', {
    title: 'the project of a trial, and nothing about the person',
    given: ({ trial }) => ({ params: { id: trial.id } }),
    holds: ({ data }) => expect(Object.keys(data)).not.toContain('email'),
  }),
  example('getTrial', {
    title: 'a trial nobody asked for',
    given: { params: { id: nobodysId } },
    status: 404,
    code: 'NOT_FOUND',
  }),
  example('applyAsPartner', {
    title: 'a licence that was never uploaded',
    given: {
      body: { ...affiliate, store_name: 'Mây Tre', licence: '/media/uploads/khong-co.webp' },
      as: 'member',
    },
    status: 422,
    code: 'PRODUCT_07',
  }),
  example('applyAsPartner', {
    title: 'a shop applies',
    given: ({ upload }) => ({ body: { ...affiliate, licence: upload }, as: 'member' }),
    status: 201,
    holds: ({ data }) =>
      expect(data).toMatchObject({ state: 'applied', store_name: 'Gỗ Ven Sông' }),
  }),
  example('applyAsPartner', {
    title: 'the same application twice is one',
    given: ({ upload }) => ({ body: { ...affiliate, licence: upload }, as: 'member' }),
    status: 201,
  }),
  example('applyAsPartner', {
    title: 'a shop that sells here already',
    given: ({ upload }) => ({ body: { ...affiliate, licence: upload }, as: 'partner' }),
    status: 409,
    code: 'CONFLICT',
  }),
  example('getPartnerApplication', {
    title: 'how an application stands, or null',
    given: { as: 'member' },
    holds: (body) => expect(body).toHaveProperty('data'),
  }),
];
