import { expect } from 'vitest';
import { example } from '../example.ts';
import { nobodysId } from '../stage.ts';

const message = {
  target_type: 'contractor',
  phone_number: '+84 912 345 678',
  email: 'khach@hien.example',
  content: 'Tôi muốn hỏi giá cải tạo căn hộ 68 m².',
} as const;

export const contractorsExamples = [
  example('getContractor', {
    title: 'company and contact',
    given: ({ contractorId }) => ({ params: { contractor_id: contractorId } }),
    holds: ({ data }, { contractorId }) => expect(data.contractor_id).toBe(contractorId),
  }),
  example('getContractor', {
    title: 'one nobody has',
    given: { params: { contractor_id: nobodysId } },
    status: 404,
    code: 'NOT_FOUND',
  }),
  example('sendInboxMessage', {
    title: 'a member writes to a contractor',
    given: ({ contractorId }) => ({
      body: { ...message, contractor_id: contractorId, images: [] },
      as: 'member',
    }),
    status: 201,
    holds: ({ data }) => expect(data.id).toBeGreaterThan(0),
  }),
  example('sendInboxMessage', {
    title: 'a phone number with lowercase letters is refused (D59)',
    given: ({ contractorId }) => ({
      body: { ...message, phone_number: '0912 abc', contractor_id: contractorId, images: [] },
      as: 'member',
    }),
    status: 400,
    code: 'VALIDATION',
  }),
  example('sendInboxMessage', {
    title: 'a message of blanks is AUTH_15',
    given: ({ contractorId }) => ({
      body: { ...message, content: ' \n ', contractor_id: contractorId, images: [] },
      as: 'member',
    }),
    status: 400,
    code: 'AUTH_15',
  }),
  example('sendInboxMessage', {
    title: 'to nobody',
    given: { body: { ...message, contractor_id: nobodysId, images: [] }, as: 'member' },
    status: 404,
    code: 'NOT_FOUND',
  }),
  example('countContractorContact', {
    title: 'one more e-mail',
    given: ({ contractorId }) => ({
      body: {
        contractor_id: contractorId,
        type: 'number_of_emails' as const,
        ad_type: 'gold' as const,
      },
      as: 'member',
    }),
    holds: ({ data }) => expect(data.count).toBeGreaterThan(0),
  }),
  example('countContractorContact', {
    title: 'of nobody',
    given: { body: { contractor_id: nobodysId, type: 'number_of_emails' }, as: 'member' },
    status: 404,
    code: 'NOT_FOUND',
  }),
];
