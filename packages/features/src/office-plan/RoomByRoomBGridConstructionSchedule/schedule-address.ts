import { type Delays, isWorksDate, workSteps } from '@hien/domain/office-plan';
import { addressOf, type UrlOf } from '../../shared/address/address.ts';
import { type Part, id, oneOf, whole } from '../../shared/address/parts.ts';

/** `painting.2026-04-20,lighting.2026-05-04`: each work once, in the order of the works. */
const late: Part<Delays> = {
  read: (text) => {
    const said = new Map(
      (text ?? '').split(',').map((one) => {
        const [step = '', date = ''] = one.split('.');
        return [step, date] as const;
      }),
    );
    return Object.fromEntries(
      workSteps.flatMap((step) => {
        const date = said.get(step);
        return date !== undefined && isWorksDate(date) ? [[step, date]] : [];
      }),
    );
  },
  write: (delays) =>
    Object.entries(delays)
      .map((pair) => pair.join('.'))
      .join(','),
};

/** Most workdays that a work is moved at once. */
export const mostDays = 60;

/** A schedule as its address says it: a link shows what was moved, and a press of “back” takes it back. */
export const scheduleAddress = addressOf({
  /** A project of the member's; without one it is that of this device. */
  project: id,
  /** A quotation of the member's, in place of a project. */
  order: id,
  late,
  /** A work that is looked at: what follows is previewed for so many workdays. */
  task: oneOf(workSteps, null),
  by: whole(1, mostDays, 1),
});

export type ScheduleUrl = UrlOf<typeof scheduleAddress>;
