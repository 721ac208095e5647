import type { Language, Text } from '@hien/domain';
import type { ErrorObject } from 'ajv/dist/2020.js';

type Say = (limit: string) => Text;

const texts: Record<string, Say> = {
  required: () => ({
    vi: 'Trường này là bắt buộc.',
    en: 'This field is required.',
    ko: '필수 항목입니다.',
  }),
  type: () => ({
    vi: 'Giá trị không đúng kiểu.',
    en: 'This value is of the wrong kind.',
    ko: '값의 형식이 올바르지 않습니다.',
  }),
  minimum: (n) => ({
    vi: `Giá trị tối thiểu là ${n}.`,
    en: `The smallest value is ${n}.`,
    ko: `최솟값은 ${n}입니다.`,
  }),
  maximum: (n) => ({
    vi: `Giá trị tối đa là ${n}.`,
    en: `The largest value is ${n}.`,
    ko: `최댓값은 ${n}입니다.`,
  }),
  minLength: (n) => ({
    vi: `Cần ít nhất ${n} ký tự.`,
    en: `At least ${n} characters are needed.`,
    ko: `${n}자 이상 입력해 주세요.`,
  }),
  maxLength: (n) => ({
    vi: `Tối đa ${n} ký tự.`,
    en: `At most ${n} characters are allowed.`,
    ko: `${n}자까지 입력할 수 있습니다.`,
  }),
  minItems: (n) => ({
    vi: `Cần ít nhất ${n} mục.`,
    en: `At least ${n} entries are needed.`,
    ko: `${n}개 이상 필요합니다.`,
  }),
  maxItems: (n) => ({
    vi: `Tối đa ${n} mục.`,
    en: `At most ${n} entries are allowed.`,
    ko: `${n}개까지 가능합니다.`,
  }),
  format: () => ({
    vi: 'Định dạng không đúng.',
    en: 'The format is not right.',
    ko: '형식이 올바르지 않습니다.',
  }),
  enum: () => ({
    vi: 'Giá trị này không có trong danh sách cho phép.',
    en: 'This value is not one of the choices.',
    ko: '선택할 수 없는 값입니다.',
  }),
  text: () => ({
    vi: 'Nội dung có ký tự không dùng được hoặc không hiển thị được gì.',
    en: 'This text holds characters that cannot be used, or nothing that can be seen.',
    ko: '사용할 수 없는 문자가 있거나 눈에 보이는 글자가 없습니다.',
  }),
  additionalProperties: () => ({
    vi: 'Trường này không được hỗ trợ.',
    en: 'This field is not known.',
    ko: '지원하지 않는 항목입니다.',
  }),
};

const otherwise: Text = {
  vi: 'Giá trị không hợp lệ.',
  en: 'This value is not valid.',
  ko: '값이 올바르지 않습니다.',
};

/** Where a rule of the business refuses a value, and the form itself says more. */
export const wrongText = (language: Language): string => otherwise[language];

/** Keywords that say the same to a reader. */
const alike: Record<string, string> = { pattern: 'format', const: 'enum', discriminator: 'enum' };

/** One failed keyword of the contract as a sentence; never with the value, which may be private. */
export function fieldText(error: ErrorObject, language: Language): string {
  const say = texts[alike[error.keyword] ?? error.keyword];
  const limit: unknown = error.params['limit'];
  return (say?.(typeof limit === 'number' ? limit.toLocaleString(language) : '') ?? otherwise)[
    language
  ];
}
