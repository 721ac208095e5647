/** A written character with its marks, or one Korean syllable in whichever form it is stored. */
export const clusters = /[\u1100-\u115F][\u1160-\u11A7]?[\u11A8-\u11FF]?|[\s\S]\p{M}*/gu;

/**
 * Text for accent-free search: `Đèn trần` → `den tran`. NFD does not take đ apart, so it is replaced by
 * itself; Korean is put together again so that it matches by syllable (domain reference 3.7).
 */
export function fold(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .replace(/[đĐ]/g, 'd')
    .normalize('NFC')
    .toLowerCase();
}

/** Text for comparison with accents: NFC, lower case. */
export function plain(text: string): string {
  return text.normalize('NFC').toLowerCase();
}

/** A word for an address: `Đèn trần gỗ sồi` → `den-tran-go-soi`. Korean keeps its syllables. */
export function slug(text: string): string {
  return fold(text)
    .replace(/[^a-z0-9\uAC00-\uD7A3]+/g, '-')
    .replace(/^-+|-+$/g, '');
}
