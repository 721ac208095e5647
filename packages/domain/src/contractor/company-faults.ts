import * as z from 'zod/mini';
import { citiesOf } from '../address/cities.ts';
import {
  emailField,
  hotlineField,
  moneyField,
  numberField,
  optionalField,
  optionalUrlField,
  phoneField,
} from '../validation/fields.ts';
import { type MessageId, isMessageId } from '../validation/message-ids.ts';
import { isInvisible } from '../validation/text-flaw.ts';
import { type CompanyContent, type CompanyField, companyFields } from './company-content.ts';

/** ours: as long as somebody reads of a company, in each language. */
export const longestIntroduction = 3_000;

/** What keeps a change of a company from being sent: a field, and the message. */
export type CompanyFault = { readonly field: CompanyField; readonly message: MessageId };

const squareMetres = () => optionalField(numberField({ positive: true, max: 1_000_000 }));
const dong = () => optionalField(moneyField({ positive: true, max: 1e12 }));

const numbersAndWays = z.object({
  area_from: squareMetres(),
  area_to: squareMetres(),
  budget_from: dong(),
  budget_to: dong(),
  team_size: optionalField(numberField({ positive: true, whole: true, max: 100_000 })),
  company_phone: phoneField(),
  email: emailField(),
  website: optionalUrlField(),
});

/** Joined pictographs are one sign to the eye; the joiner between them hides nothing. */
const joined = /\p{Extended_Pictographic}\u200d/gu;
const hidden = /[\p{Cf}\u115f\u1160\u2800\u3164\uffa0]|(?![\n\r\t])\p{Cc}/u;
const markup = /<[/!a-z]|&(?:#x?[\da-f]+|[a-z]{2,8});/iu;
/** A Vietnamese number however it is spaced, and a hotline; a sum such as 1.900.000.000 is none. */
const phone = /(?<![\d.,])(?:(?:\+|00)84|0)(?:[\s.\-()·_]*\d){9,10}(?!\d)/u;
const hotline = /(?<![\d.,])1[89]00[\s.-]?\d{4,6}(?![\d.,]*\d)/u;
const mail = /[^\s@]+@[^\s@]+\.\p{L}{2,}/u;
const link =
  /https?:|www\.|(?<![\p{L}\d.-])[\p{L}\d-]+\.(?:asia|biz|co|com|info|io|kr|me|net|org|shop|store|vn|xyz)(?![\p{L}\d-])/iu;

/** Why a text of a company cannot stand on its page: contacts have fields of their own, where they are counted and checked. */
export function wordsFault(words: string): MessageId | null {
  const text = words.normalize('NFKC');
  if (words.length > longestIntroduction) return 'validation.text.too-long';
  if (hidden.test(text.replace(joined, ''))) return 'validation.company.hidden';
  if (markup.test(text)) return 'validation.company.markup';
  return [phone, hotline, mail, link].some((one) => one.test(text))
    ? 'validation.company.contact'
    : null;
}

/** The host of what `optionalUrlField` takes. */
const hostOf = (website: string): string =>
  website
    .normalize('NFC')
    .trim()
    .replace(/^https?:\/\//iu, '')
    .replace(/[/?#].*$/su, '');

/** An address in letters that look like others, or in a code that nobody reads, leads somewhere else than it says. */
export const isForeignAddress = (website: string): boolean => {
  const host = hostOf(website);
  return /(?:^|\.)xn--/iu.test(host) || !/^[\p{Script=Latin}\d.-]*$/u.test(host);
};

/** As it is opened: what has no scheme is a page of the web. */
export const webAddress = (website: string): string => {
  const typed = website.trim();
  return typed === '' || /^https?:\/\//iu.test(typed) ? typed : `https://${typed}`;
};

const isOutOfOrder = (from: number | null, to: number | null): boolean =>
  from !== null && to !== null && from > to;

function ownFault(content: CompanyContent, field: CompanyField): MessageId | null {
  switch (field) {
    case 'introduction': {
      const { vi, en, ko } = content.introduction;
      // Nothing that can be seen is told apart from nothing: what is hidden there cannot be found by reading.
      if (vi.trim() === '') return 'validation.required';
      if (isInvisible(vi)) return 'validation.company.hidden';
      return [vi, en, ko].map(wordsFault).find((fault) => fault !== null) ?? null;
    }
    case 'cover':
      return content.cover === '' ? 'validation.images.required' : null;
    case 'services':
      return content.services.length === 0 ? 'validation.required' : null;
    case 'work_cities': {
      const known = citiesOf('post2025');
      if (content.work_cities.length === 0) return 'validation.required';
      return content.work_cities.every((city) => known.includes(city))
        ? null
        : 'validation.choice.invalid';
    }
    case 'hotline':
      return content.hotline === '' || hotlineField().safeParse(content.hotline).success
        ? null
        : 'validation.hotline.invalid';
    case 'website':
      return isForeignAddress(content.website) ? 'validation.company.website-letters' : null;
    case 'area_to':
      return isOutOfOrder(content.area_from, content.area_to) ? 'validation.area.order' : null;
    case 'budget_to':
      return isOutOfOrder(content.budget_from, content.budget_to) ? 'validation.cost.order' : null;
    default:
      return null;
  }
}

/** Everything that is missing or wrong before a change can be sent, in the order of the fields, one fault a field. */
export function companyFaults(content: CompanyContent): readonly CompanyFault[] {
  const judged = numbersAndWays.safeParse(content);
  const found = new Map<string, MessageId>();
  for (const { path, message } of judged.error?.issues ?? []) {
    const field = String(path[0]);
    if (!found.has(field) && isMessageId(message)) found.set(field, message);
  }
  return companyFields.flatMap((field) => {
    const message = found.get(field) ?? ownFault(content, field);
    return message === null ? [] : [{ field, message }];
  });
}
