import { fold } from '../search/fold.ts';

/** A bank transfer as a QR text (EMV with the NAPAS service). */
export type VietQr = {
  /** Six digits. */
  readonly bankBin: string;
  readonly account: string;
  /** Whole đồng; null leaves the amount to the payer. */
  readonly amount: number | null;
  readonly memo: string;
};

/** CRC-16/CCITT-FALSE: polynomial 1021, start FFFF; four capital hex digits. */
export function crc16(text: string): string {
  let crc = 0xffff;
  for (const byte of new TextEncoder().encode(text)) {
    crc ^= byte << 8;
    for (let bit = 0; bit < 8; bit += 1)
      crc = (crc & 0x8000) === 0 ? (crc << 1) & 0xffff : ((crc << 1) ^ 0x1021) & 0xffff;
  }
  return crc.toString(16).toUpperCase().padStart(4, '0');
}

/** Letters and digits without accents, at most 25: what banks let through. */
export function transferMemo(text: string): string {
  return fold(text)
    .replace(/[^a-z0-9]/g, '')
    .toUpperCase()
    .slice(0, 25);
}

const field = (id: string, value: string): string =>
  `${id}${String(value.length).padStart(2, '0')}${value}`;

/**
 * The text inside the QR picture.
 * @throws RangeError for a bank number, account or amount that no bank would read.
 */
export function vietQrText({ bankBin, account, amount, memo }: VietQr): string {
  if (!/^\d{6}$/.test(bankBin)) throw new RangeError(`not a bank number: ${bankBin}`);
  if (!/^[0-9A-Za-z]{4,19}$/.test(account)) throw new RangeError('not an account number');
  if (amount !== null && (!Number.isSafeInteger(amount) || amount <= 0))
    throw new RangeError(`not an amount: ${amount}`);
  const beneficiary = field('00', bankBin) + field('01', account);
  const service = field('00', 'A000000727') + field('01', beneficiary) + field('02', 'QRIBFTTA');
  const body = [
    field('00', '01'),
    field('01', amount === null ? '11' : '12'),
    field('38', service),
    field('53', '704'),
    amount === null ? '' : field('54', String(amount)),
    field('58', 'VN'),
    transferMemo(memo) === '' ? '' : field('62', field('08', transferMemo(memo))),
    '6304',
  ].join('');
  return body + crc16(body);
}
