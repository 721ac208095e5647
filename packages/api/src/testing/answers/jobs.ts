import { findJobs, jobInFull } from '@hien/domain/jobs';
import { MockFailure } from '../failure.ts';
import {
  appliedJobId,
  cv,
  decidedApplications,
  jobApplication,
  jobApplicationCases,
} from '../fixtures/jobs.ts';
import { decidable, decidedNow as decided, onlyAdmin } from './admin.ts';
import { type Answers, pageOf } from './answerer.ts';
import { filesOf } from './content.ts';

const openJob = (id: number, language: 'vi' | 'en' | 'ko') => {
  const job = jobInFull(id, language);
  if (job === null) throw new MockFailure(404);
  return job;
};

/** Jobs, applications for them, and what staff make of these. */
export const jobsAnswers: Answers<
  | 'listJobs'
  | 'getJob'
  | 'getJobApplication'
  | 'applyForJob'
  | 'withdrawJobApplication'
  | 'uploadPrivateDocument'
  | 'listJobApplications'
  | 'decideJobApplication'
> = {
  listJobs: ({ query, language }) => ({
    data: pageOf(findJobs(query, language), query.page, query.limit ?? 20),
  }),

  getJob: ({ params, language }) => ({ data: openJob(params.id, language) }),

  getJobApplication({ params, language }) {
    openJob(params.id, language);
    return { data: params.id === appliedJobId ? { ...jobApplication, job_id: params.id } : null };
  },

  applyForJob({ params, body, language }) {
    openJob(params.id, language);
    if (params.id === appliedJobId) throw new MockFailure(409);
    if (body.cv !== cv)
      throw new MockFailure(422, {
        code: 'PRODUCT_07',
        fields: [{ field: 'cv', code: 'PRODUCT_07' }],
      });
    const { consent: _, ...sent } = body;
    return { data: { ...jobApplication, ...sent, job_id: params.id } };
  },

  withdrawJobApplication({ params, language }) {
    openJob(params.id, language);
    return { data: null };
  },

  async uploadPrivateDocument({ request }) {
    const [file] = filesOf(await request.clone().formData());
    if (!file || !(await file.text()).startsWith('%PDF-')) throw new MockFailure(415);
    return { data: [cv] };
  },

  listJobApplications({ token, query }) {
    onlyAdmin(token);
    const found = query.state === 'decided' ? decidedApplications : jobApplicationCases;
    return { data: pageOf(found, query.page, 20) };
  },

  decideJobApplication({ token, params, body }) {
    onlyAdmin(token);
    const found = decidable(jobApplicationCases, params.id, body);
    const invited = body.decision === 'approve';
    return {
      data: {
        ...found,
        version: found.version + 1,
        state: invited ? 'invited' : 'declined',
        answer: invited ? null : body.reason,
        decided,
      },
    };
  },
};
