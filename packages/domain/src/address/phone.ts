/** Three rules, because the documents have three (D59). They look at cleaned input, see `cleanPhone`. */
const delivery = /^\d{10}$/;
const inquiry = /^(?=.*\d)[^a-z]*$/;
const mobile = /^0[35789]\d{8}$/;
const landline = /^02\d{8,9}$/;
const hotline = /^1[89]00\d{4,6}$/;

/**
 * Takes spaces, dots, hyphens and brackets away and brings an international number home:
 * `+84 912 345 678`, `0084912345678` and `84912345678` → `0912345678`. Anything else stays as typed.
 */
export function cleanPhone(input: string): string {
  const bare = input.normalize('NFC').replace(/[\s.\-()]/gu, '');
  const international = /^(?:\+84|0084|84)0?(\d{9,10})$/.exec(bare);
  return international === null ? bare : `0${international[1]}`;
}

/** Exactly ten digits. */
export function isDeliveryPhone(phone: string): boolean {
  return delivery.test(phone);
}

/** The inquiry form's own rule: a digit, and no lower-case letter. */
export function isInquiryPhone(phone: string): boolean {
  return inquiry.test(phone);
}

export function isMobilePhone(phone: string): boolean {
  return mobile.test(phone);
}

export function isLandlinePhone(phone: string): boolean {
  return landline.test(phone);
}

/** 1900… and 1800…: for a company's hotline, never for delivery. */
export function isHotline(phone: string): boolean {
  return hotline.test(phone);
}

/** A number that exists in Vietnam for a person: mobile or landline. */
export function isVietnamesePhone(phone: string): boolean {
  return mobile.test(phone) || landline.test(phone);
}

/** `0912345678` → `+84912345678`; null for what is no Vietnamese number. */
export function toE164(phone: string): string | null {
  const clean = cleanPhone(phone);
  return isVietnamesePhone(clean) ? `+84${clean.slice(1)}` : null;
}

/** For reading: `0912 345 678`, `024 3825 1234`, `0236 3822 345`, `1900 6750`. Unknown shapes stay as they are. */
export function formatPhone(phone: string): string {
  const clean = cleanPhone(phone);
  if (isHotline(clean)) return `${clean.slice(0, 4)} ${clean.slice(4)}`;
  if (/^02[48]\d{8}$/.test(clean))
    return `${clean.slice(0, 3)} ${clean.slice(3, 7)} ${clean.slice(7)}`;
  if (landline.test(clean) || delivery.test(clean))
    return `${clean.slice(0, 4)} ${clean.slice(4, -3)} ${clean.slice(-3)}`;
  return phone;
}

/** For logs and for pages that only confirm a number: `09** *** 678` (3.9). */
export function maskPhone(phone: string): string {
  const clean = cleanPhone(phone);
  const digits = clean.replace(/\D/g, '');
  return digits.length < 8 ? '***' : `${digits.slice(0, 2)}** *** ${digits.slice(-3)}`;
}

/** `lan.nguyen@example.vn` → `l***@example.vn`. */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@');
  return at < 1 ? '***' : `${email.slice(0, 1)}***${email.slice(at)}`;
}
