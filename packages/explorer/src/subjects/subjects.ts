import type { Subject } from '../subject.ts';
import { project } from './companies.ts';
import { design } from './designs.ts';
import { item } from './item.ts';
import { quotation } from './office.ts';
import { designOrder, moneyReturn, paymentAttempt, redBill, settlement, topUp } from './orders.ts';
import {
  inbox,
  moderation,
  partner,
  question,
  review,
  session,
  standing,
  terms,
  upgrade,
  verification,
} from './people.ts';
import { bid, coupon, membership, placeWait, points, promotion, sellerItem } from './selling.ts';

/** Every machine of the business; a test compares the list with the domain's own. */
export const subjects: readonly Subject[] = [
  item,
  designOrder,
  paymentAttempt,
  moneyReturn,
  topUp,
  sellerItem,
  promotion,
  bid,
  membership,
  placeWait,
  points,
  coupon,
  settlement,
  redBill,
  session,
  verification,
  upgrade,
  partner,
  standing,
  terms,
  question,
  inbox,
  review,
  moderation,
  project,
  design,
  quotation,
];

/** @throws RangeError for a name that no machine has. */
export function subjectNamed(name: string): Subject {
  const subject = subjects.find((each) => each.name === name);
  if (subject === undefined) throw new RangeError(`no machine is called ${name}`);
  return subject;
}
