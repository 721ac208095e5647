import { expect } from 'vitest';
import { example } from '../example.ts';
import { nobodysId } from '../stage.ts';

const message = {
  target_type: 'contractor',
  phone_number: '+84 912 345 678',
  email: 'khach@hien.example',
  content: 'Tôi muốn hỏi giá cải tạo căn hộ 68 m².',
} as const;

const job = {
  service: 'renovation',
  premises: '2-bedroom',
  city: 'Thành phố Hồ Chí Minh',
  district: 'Quận 7',
  area: 68,
  budget_from: 200_000_000,
  budget_to: 350_000_000,
  begins: 'month',
} as const;

export const contractorsExamples = [
  example('listContractors', {
    title: 'in a city the bought places lead, and each says so',
    given: { query: { city: 'Thành phố Hồ Chí Minh' } },
    holds: ({ data: { items } }) => {
      const positions = items.map(({ place }) => place.position ?? Infinity);
      expect(positions).toEqual(positions.toSorted((a, b) => a - b));
      expect(items.some(({ place }) => place.by === 'payment')).toBe(true);
      for (const { place } of items) expect(place.by === 'payment').toBe(place.position !== null);
    },
  }),
  example('listContractors', {
    title: 'without a city nobody has bought a place',
    given: { query: { limit: 60 } },
    holds: ({ data: { items } }) => {
      expect(items.length).toBeGreaterThan(0);
      for (const { place } of items) expect(place.by).toBe('merit');
    },
  }),
  example('listContractors', {
    title: 'those that renovate a flat of 68 m², checked by staff, best rated first',
    given: {
      query: { service: 'renovation' as const, area: 68, verified: true, sort: 'rating' as const },
    },
    holds: ({ data: { items } }) => {
      expect(items.length).toBeGreaterThan(0);
      for (const { services, facts, area } of items) {
        expect(services).toContain('renovation');
        expect(facts.length).toBeGreaterThan(0);
        expect(area?.from ?? 0).toBeLessThanOrEqual(68);
        expect(area?.to ?? 68).toBeGreaterThanOrEqual(68);
      }
      expect(items.map(({ rating }) => rating)).toEqual(
        items.map(({ rating }) => rating).toSorted((a, b) => b - a),
      );
    },
  }),
  example('listContractors', {
    title: 'whose smallest job can be paid',
    given: { query: { budget: 100_000_000 } },
    holds: ({ data: { items } }) => {
      for (const { budget } of items) expect(budget?.from ?? 0).toBeLessThanOrEqual(100_000_000);
    },
  }),
  example('listContractors', {
    title: 'those that show a project in a district of the city',
    given: {
      query: { city: 'Thành phố Hồ Chí Minh', district: 'q. binh thanh', limit: 60 },
    },
    holds: ({ data: { items } }) => {
      expect(items.length).toBeGreaterThan(0);
      for (const { work_cities: cities } of items)
        expect(cities).toContain('Thành phố Hồ Chí Minh');
    },
  }),
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
    title: 'what is to be done goes along',
    given: ({ contractorId }) => ({
      body: { ...message, contractor_id: contractorId, images: [], job },
      as: 'member',
    }),
    status: 201,
  }),
  example('sendInboxMessage', {
    title: 'what was asked of others before is asked of one more',
    given: ({ contractorId }) => ({
      body: { ...message, contractor_id: contractorId, images: [], job, like: 2 },
      as: 'member',
    }),
    status: 201,
  }),
  example('sendInboxMessage', {
    title: 'like an inquiry of nobody',
    given: ({ contractorId }) => ({
      body: { ...message, contractor_id: contractorId, images: [], job, like: nobodysId },
      as: 'member',
    }),
    status: 404,
    code: 'NOT_FOUND',
  }),
  example('sendInboxMessage', {
    title: 'a budget that ends before it begins is refused',
    given: ({ contractorId }) => ({
      body: {
        ...message,
        contractor_id: contractorId,
        images: [],
        job: { ...job, budget_to: 100_000_000 },
      },
      as: 'member',
    }),
    status: 400,
    code: 'VALIDATION',
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
  example('recordAdEvents', {
    title: 'what a guest saw; a company that is none is passed over',
    given: ({ contractorId }) => ({
      body: {
        events: [
          { contractor_id: contractorId, channel: 'impression' as const, city: 'Hà Nội' },
          { contractor_id: nobodysId, channel: 'profile' as const },
        ],
      },
    }),
    holds: ({ data }) => expect(data.accepted).toBe(2),
  }),
];
