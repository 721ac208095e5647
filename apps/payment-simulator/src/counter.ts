import { type Played, type Next, playCode, playOutcome } from './act.ts';
import { type Answer, html } from './http.ts';
import type { PlayedGateway, PlayedOrder, Voice } from './order.ts';
import { cancelCodes, isOutcome } from './outcomes.ts';
import { type PageOf, codePage, endPage, payPage } from './page.ts';
import { isRefundPlay, transactionNumber } from './refunds.ts';
import { words } from './words.ts';

/** A gateway's own page: shows the choices, and acts on the one that was made. */
export async function counter(
  page: PageOf & { readonly look: PlayedGateway },
  voice: Voice,
  order: PlayedOrder | null,
  played: Played[],
): Promise<Answer> {
  if (order === null) return html(endPage(page, words.refused, null));
  const choice = page.query.get('choice');
  if (choice === null) return html(payPage(page, order));
  if (choice === 'pay' && order.card) return html(codePage(page));
  const refunds = page.query.get('refunds') ?? '';
  const transaction = transactionNumber(isRefundPlay(refunds) ? refunds : 'well');
  const stage = { voice, order, transaction, played };
  const next: Next = isOutcome(choice)
    ? await playOutcome(stage, choice)
    : await playCode(stage, codeOf(page, voice, choice));
  return next === null
    ? html(endPage(page, words.stays, new URL(order.returnUrl).origin))
    : { status: 303, location: next };
}

function codeOf(page: PageOf & { readonly look: PlayedGateway }, voice: Voice, choice: string) {
  if (choice === 'cancel') return cancelCodes[page.look];
  // A wrong code of a card is VNPay's 13.
  if (choice === 'secure') return page.query.get('otp') === '123456' ? voice.okCode : '13';
  return choice.startsWith('code:') ? choice.slice('code:'.length) : voice.okCode;
}
