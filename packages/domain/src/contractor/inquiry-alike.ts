import type { InquiryJob } from './inquiry.ts';

/** Inquiries by which one member asks several companies the same are alike (docs/adr/0207). */
type Stored = { readonly id: number; readonly likeId: number | null };

/** The first of those that are alike; each of the others names it, so whichever is taken up, they stay together. */
export const firstAlike = ({ id, likeId }: Stored): number => likeId ?? id;

/** Before anything is said of a job; the numbers are as their controls hold them. */
export const noJob = {
  service: '',
  premises: '',
  city: '',
  district: '',
  area: '',
  budget_from: '' as number | '',
  budget_to: '' as number | '',
  begins: '',
};

/** A job that was sent, as the form of the next inquiry begins with it. */
export const jobToType = (job: InquiryJob | null): typeof noJob =>
  job === null
    ? noJob
    : {
        ...job,
        area: job.area === null ? '' : String(job.area).replace('.', ','),
        budget_from: job.budget_from ?? '',
        budget_to: job.budget_to ?? '',
      };

/** Whether a picture of an earlier inquiry can go along again: what was uploaded stays; pictures of the house’s own are none of the sender’s. */
export const canGoAgain = ({ path }: { readonly path: string }): boolean => path === 'uploads';
