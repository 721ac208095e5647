import {
  type OfficeProject,
  officeLimits,
  officeModuleNumbered,
  officeTotal,
  readProject,
} from '@hien/domain/office-plan';
import { MockFailure } from '../failure.ts';
import { tokens } from '../fixtures/members.ts';
import {
  foundPlan,
  keptModules,
  officeCase,
  officePlans,
  officeProject,
  officeProjectCards,
  officeQuotation,
  officeQuotations,
} from '../fixtures/office.ts';
import { daysAgo } from '../fixtures/text.ts';
import { decidedNow, onlyAdmin } from './admin.ts';
import { type Answers, pageOf } from './answerer.ts';
import { picturesOf } from './content.ts';

const notRead = () => new MockFailure(400, { fields: [{ field: 'content', code: 'VALIDATION' }] });

/** The project that a body says, as the server reads it. */
function read(content: unknown): OfficeProject {
  const project = readProject(content);
  if (project === null) throw notRead();
  return project;
}

const waitingStates = ['requested', 'accepted', 'scheduled'] as const;
const endedStates = ['quoted', 'done', 'declined', 'withdrawn', 'expired'] as const;

const reached = {
  quote: 'quoted',
  schedule: 'scheduled',
  finish: 'done',
  decline: 'declined',
} as const;
const from = {
  quote: ['requested', 'quoted'],
  schedule: ['accepted', 'scheduled'],
  finish: ['scheduled'],
  decline: ['requested', 'quoted'],
} as const satisfies Record<keyof typeof reached, readonly string[]>;
const moved = { accept: 'accepted', decline: 'declined', withdraw: 'withdrawn' } as const;
const movedFrom = {
  accept: ['quoted'],
  decline: ['requested', 'quoted'],
  withdraw: ['requested'],
} as const satisfies Record<keyof typeof moved, readonly string[]>;

export const officeAnswers: Answers<
  | 'listOfficePlans'
  | 'detectPlan'
  | 'listOfficeProjects'
  | 'getOfficeProject'
  | 'saveOfficeProject'
  | 'removeOfficeProject'
  | 'listKeptModules'
  | 'keepModules'
  | 'releaseModule'
  | 'requestOfficeQuotation'
  | 'listOfficeQuotations'
  | 'getOfficeQuotation'
  | 'moveOfficeQuotation'
  | 'listOfficeQuotationCases'
  | 'decideOfficeQuotation'
> = {
  listOfficePlans: ({ language }) => ({ data: { items: officePlans(language) } }),

  async detectPlan({ request }) {
    const form = await request.clone().formData();
    const scale = form.get('metres_per_pixel');
    if (scale !== null && !(Number(scale) >= 0.0001 && Number(scale) <= 1))
      throw new MockFailure(400);
    const files = await picturesOf(form);
    if (files.length !== 1) throw new MockFailure(400);
    return { data: foundPlan(scale === null ? null : Number(scale)) };
  },

  listOfficeProjects: () => ({
    data: { items: officeProjectCards(), max: officeLimits.projects },
  }),

  getOfficeProject({ params }) {
    const card = officeProjectCards().find(({ id }) => id === params.id);
    if (card === undefined) throw new MockFailure(404);
    const { id, version, saved_at } = card;
    return { data: { id, version, saved_at, content: { ...officeProject(), name: card.name } } };
  },

  saveOfficeProject({ body, token }) {
    const content = read(body.content);
    if (body.id === null) {
      if (token === tokens.partner) throw new MockFailure(422, { code: 'OFFICE_FULL' });
      return { data: { id: 3, version: 0, saved_at: daysAgo(0), content: { ...content } } };
    }
    const card = officeProjectCards().find(({ id }) => id === body.id);
    if (card === undefined) throw new MockFailure(404);
    const { id, version, saved_at } = card;
    if (version !== body.expected_version)
      throw new MockFailure(409, {
        code: 'VERSION_CONFLICT',
        body: { current: { id, version, saved_at, content: { ...officeProject() } } },
      });
    return { data: { id, version: version + 1, saved_at: daysAgo(0), content: { ...content } } };
  },

  removeOfficeProject({ body }) {
    const items = officeProjectCards();
    if (items.every(({ id }) => id !== body.id)) throw new MockFailure(404);
    return {
      data: { items: items.filter(({ id }) => id !== body.id), max: officeLimits.projects },
    };
  },

  listKeptModules: () => ({ data: { numbers: [...keptModules] } }),

  keepModules({ body: { numbers } }) {
    if (numbers.some((number) => officeModuleNumbered(number) === undefined))
      throw new MockFailure(404);
    const added = new Set(numbers.filter((number) => !keptModules.includes(number)));
    return { data: { numbers: [...added, ...keptModules] } };
  },

  releaseModule: ({ body }) => ({
    data: { numbers: keptModules.filter((number) => number !== body.number) },
  }),

  requestOfficeQuotation({ body, token }) {
    const content = read(body.content);
    const { lines, total } = officeTotal(content);
    if (lines.length === 0) throw notRead();
    if (token === tokens.partner) throw new MockFailure(422, { code: 'OFFICE_FULL' });
    const [first] = officeQuotations();
    if (first === undefined) throw new MockFailure(404);
    const { name, company, headcount } = content;
    return { data: { ...first, name, company, headcount, estimate: total } };
  },

  listOfficeQuotations: ({ query }) => ({ data: pageOf(officeQuotations(), query.page, 20) }),

  getOfficeQuotation({ params, language }) {
    const found = officeQuotation(params.id, language);
    if (found === undefined) throw new MockFailure(404);
    return { data: found };
  },

  moveOfficeQuotation({ params, body }) {
    const found = officeQuotations().find(({ id }) => id === params.id);
    if (found === undefined) throw new MockFailure(404);
    if (found.version !== body.expected_version)
      throw new MockFailure(409, { code: 'VERSION_CONFLICT', body: { current: found } });
    const allowed: readonly string[] = movedFrom[body.event];
    if (!allowed.includes(found.state) || (body.event === 'decline' && body.reason.trim() === ''))
      throw new MockFailure(422, { code: 'EVENT_REFUSED' });
    return {
      data: {
        ...found,
        state: moved[body.event],
        version: found.version + 1,
        words: body.reason.trim() || found.words,
        changed_at: daysAgo(0),
      },
    };
  },

  listOfficeQuotationCases({ query, token, language }) {
    onlyAdmin(token);
    const states = query.state === 'decided' ? endedStates : waitingStates;
    return {
      data: pageOf(
        states.map((state) => officeCase(state, language)),
        query.page,
        20,
      ),
    };
  },

  decideOfficeQuotation({ params, body, token, language }) {
    onlyAdmin(token);
    const found = [...waitingStates, ...endedStates]
      .map((state) => officeCase(state, language))
      .find(({ id }) => id === params.id);
    if (found === undefined) throw new MockFailure(404);
    const allowed: readonly string[] = from[body.decision];
    if (found.version !== body.expected_version || !allowed.includes(found.quotation.state))
      throw new MockFailure(409, { code: 'VERSION_CONFLICT', body: { current: found } });
    if (body.decision === 'decline' && body.reason.trim() === '')
      throw new MockFailure(422, {
        code: 'AUTH_15',
        fields: [{ field: 'reason', code: 'AUTH_15' }],
      });
    const version = found.version + 1;
    const lines = found.lines.map((line) => {
      const { quantity, price } = body.lines.find(({ id }) => id === line.id) ?? line;
      return { ...line, quantity, price, amount: quantity * price };
    });
    const total =
      body.decision === 'quote'
        ? lines.reduce((sum, { amount }) => sum + amount, 0)
        : found.quotation.total;
    const state = reached[body.decision];
    const start = body.start ?? found.quotation.start;
    return {
      data: {
        ...found,
        version,
        lines,
        quotation: { ...found.quotation, version, state, total, start },
        decided: decidedNow,
      },
    };
  },
};
