import { bankHeader, bankSignature } from '@hien/domain/payments';
import { type Played, callShop } from './act.ts';
import { type Answer, html, nothing } from './http.ts';
import { keys } from './keys.ts';
import { type PageOf, bankPage } from './page.ts';
import { transactionNumber } from './refunds.ts';

/** The bank: shows the transfer, and tells the shop what arrived. */
export async function bank(page: PageOf, played: Played[]): Promise<Answer> {
  const { query } = page;
  const url = query.get('call') ?? '';
  const back = query.get('back') ?? '';
  if (!URL.canParse(url) || !URL.canParse(back)) return nothing;
  const choice = query.get('choice');
  if (choice === null) return html(bankPage(page));
  const tell = async (secret: string): Promise<void> => {
    const body = JSON.stringify({
      account: query.get('account'),
      amount: Number((query.get('amount') ?? '').replace(/\D/g, '')),
      memo: query.get('memo'),
      transaction: `FT${transactionNumber('well')}`,
    });
    const headers = {
      'content-type': 'application/json',
      [bankHeader]: bankSignature(body, secret),
    };
    await callShop({ url, method: 'POST', headers, body }, played);
  };
  await tell(choice === 'forged' ? 'guessed' : keys.vietqr.secret);
  if (choice === 'twice') await tell(keys.vietqr.secret);
  return { status: 303, location: back };
}
